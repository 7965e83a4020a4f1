/** A case file to keep: one page that needs nothing else, to be opened or printed anywhere. */

import type { Desk } from '../../lib/desk.svelte';
import { words } from '../../lib/words.svelte';
import art from './art/art.svg?raw';
import { ASPECTS, solvedAspect } from './club';
import { feats } from './feats';
import { bySeat, characters, titleOf } from './keepsakes';
import type { Question } from './stories';
import type { Intel, Types } from './types.gen';

const STYLE = `
body{margin:0;background:#d9d2c2;color:#1b1f2c;font:16px/1.5 system-ui,sans-serif}
main{max-width:760px;margin:24px auto;padding:28px;background:#fdfbf3;border:10px solid #e2c78d;border-radius:6px}
h1{font-size:32px;line-height:1.15;margin:0 0 4px}h2{font-size:19px;margin:28px 0 8px}p{margin:0 0 8px}
.day{color:#535b5a}ul{list-style:none;margin:0;padding:0}
.five{display:flex;flex-wrap:wrap;gap:12px}.five li{width:124px}.five b{display:block;font-size:13px;color:#535b5a}
.five svg,.five i{display:block;width:124px;height:112px;border-radius:6px}.five i{border:2px dashed #b5ab93;box-sizing:border-box}
.five svg{--pp:#fdf3d9;background:color-mix(in oklab,var(--asp) 30%,#fbf1d8)}
.motive{--asp:#a33135}.suspect{--asp:#4c2564}.location{--asp:#3ea757}.crime{--asp:#3e66a1}.object{--asp:#f7dc71}
.club li{display:flex;gap:12px;align-items:center;margin-bottom:8px}.club svg{width:52px;height:52px;border-radius:50%;background:#f1d48d}
.note{white-space:pre-wrap;overflow-wrap:anywhere;border-left:4px solid #e2c78d;padding-left:12px}
@media print{body{background:none}main{margin:0;border:0;padding:0}}`;

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Words of players and of ours, never markup. */
const plain = (text: string): string => text.replace(/[&<>"]/g, (mark) => MARKS[mark]!);

function drawing(id: string, view: string): string {
  const inside = new RegExp(`<symbol id="${id}"[^>]*>([\\s\\S]*?)</symbol>`).exec(art)?.[1] ?? '';
  return `<svg viewBox="${view}" preserveAspectRatio="xMidYMax meet" aria-hidden="true">${inside}</svg>`;
}

export function pageOf(desk: Desk<Types>, intel: Intel, asked: readonly Question[]): string {
  const say = desk.voice.t;
  const title = titleOf(desk) || say('case-untitled');
  const day = new Date().toLocaleDateString(words.lang, { dateStyle: 'long' });
  const five = ASPECTS.slice(0, 5).map((aspect) => {
    const name = solvedAspect(intel, aspect);
    const shown = name ? drawing(`cl-${name}`, '3 0 82 76') : '<i></i>';
    const told = say(name ? `clue-${name}` : 'case-open');
    return `<li class="${aspect}"><b>${plain(say(`aspect-${aspect}`))}</b>${shown}${plain(told)}</li>`;
  });
  const notes = bySeat(desk, 'story').flatMap((text, seat) =>
    text ? [`<p><b>${plain(nameOf(desk, seat))}</b></p><p class="note">${plain(text)}</p>`] : [],
  );
  const done = feats(desk.log, desk.sitters.length);
  const club = characters(desk).map(({ kid }, seat) => {
    const feat = done[seat];
    const did = feat ? say(feat.key, { count: feat.count }) : '';
    return `<li>${drawing(`kid-${kid}`, '0 0 80 80')}<span><b>${plain(nameOf(desk, seat))}</b><br>${plain(did)}</span></li>`;
  });
  return `<!doctype html>
<html lang="${words.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${plain(title)}</title><style>${STYLE}</style></head><body><main>
<h1>${plain(title)}</h1><p class="day">${plain(say('title'))} · ${plain(day)}</p>
<p>${plain(desk.voice.say(desk.scene.prompt))}</p>
<h2>${plain(say('case-five'))}</h2><ul class="five">${five.join('')}</ul>
<h2>${plain(say('case-story'))}</h2>${asked.map(({ key, values }) => `<p>${plain(say(key, values))}</p>`).join('')}
${notes.join('\n')}
<h2>${plain(say('case-club'))}</h2><ul class="club">${club.join('')}</ul>
</main></body></html>
`;
}

/** Who sits there, with the name of the character. */
export function nameOf(desk: Desk, seat: number): string {
  const { alias } = characters(desk)[seat]!;
  const { name } = desk.sitters[seat]!;
  return alias ? desk.voice.t('case-as', { name, alias }) : name;
}

export function download(name: string, page: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([page], { type: 'text/html' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** What a file of this title may be called. */
export function fileName(title: string): string {
  const safe = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .toLowerCase();
  return `${safe || 'spy-club'}.html`;
}
