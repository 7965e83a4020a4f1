/** The little Markdown that our rules are written in, as pieces to draw: no HTML is made of it. */

export type Span = { text: string; strong?: boolean; em?: boolean; rule?: string };
export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'text'; id: string | null; spans: Span[] }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

const ANCHOR = /^<a id="([a-z]+-\d+)"><\/a>/;

export function blocks(markdown: string): Block[] {
  return markdown
    .split(/\n{2,}/)
    .map((each) => each.trim())
    .filter(Boolean)
    .map(block);
}

function block(text: string): Block {
  const heading = /^(#{1,4}) (.*)$/s.exec(text);
  if (heading) return { kind: 'heading', level: heading[1]!.length, spans: spans(heading[2]!) };
  if (text.startsWith('- ')) {
    const items = text.split(/^- /m).slice(1);
    return { kind: 'list', items: items.map((item) => spans(item)) };
  }
  if (text.startsWith('|')) {
    const rows = text.split('\n').map((row) =>
      row
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => spans(cell.trim())),
    );
    return { kind: 'table', head: rows[0]!, rows: rows.slice(2) };
  }
  const id = ANCHOR.exec(text)?.[1] ?? null;
  return { kind: 'text', id, spans: spans(text.replace(ANCHOR, '')) };
}

/** Words, **strong**, *slanted*, and numbers of rules, which are links. */
export function spans(text: string): Span[] {
  const found: Span[] = [];
  const flat = text.replace(/\s*\n\s*/g, ' ').trim();
  for (const part of flat.split(/(\*\*.+?\*\*|\*.+?\*)/)) {
    if (part.startsWith('**')) found.push({ text: part.slice(2, -2), strong: true });
    else if (part.startsWith('*')) found.push({ text: part.slice(1, -1), em: true });
    else
      for (const bit of part.split(/\b([A-Z]{2}-\d+)\b/))
        if (/^[A-Z]{2}-\d+$/.test(bit)) found.push({ text: bit, rule: bit.toLowerCase() });
        else if (bit) found.push({ text: bit });
  }
  return found;
}
