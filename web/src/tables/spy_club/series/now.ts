/** What is to be done now in a campaign, and what the main button says. */

import type { Now } from '../..';
import { aspectOf } from '../art/clues';
import { CASES, chosen, NOTHING, printed, type Campaign } from './told';

export function now(chronicle: Campaign): Now {
  const { story, voice } = chronicle;
  const picked = chosen(chronicle);
  const say = voice.t;
  const number = story.case;
  switch (story.stage) {
    case 'seating':
      return {
        text: say('campaign-now-seating', { number: number + 1 }),
        more: say('campaign-now-seating-more', { number: number + 1 }),
        act: say('campaign-act-begin', { number: number + 1 }),
      };
    case 'playing':
      return {
        text: say('campaign-now-playing', { number }),
        act: say('campaign-act-table', { number }),
      };
    case 'over':
      return { text: say('campaign-now-over', { points: story.total, grade: story.grade ?? 'F' }) };
    default:
      break;
  }
  if (story.doing === 'unlock')
    return { text: say('campaign-now-unlock'), act: say('campaign-act-unlock') };
  if (story.doing === 'fork') {
    const fork = story.cards.find(({ card }) => card === story.fork);
    const title = (fork && printed(fork)?.title) ?? '';
    return {
      text: say('campaign-now-fork', { title }),
      more: picked ? '' : say('campaign-now-pick'),
      act: picked ? say('campaign-act-fork', { number: Number(picked.split(' ')[1]) }) : undefined,
    };
  }
  const name = picked?.split(' ')[1];
  if (!name)
    return { text: say('campaign-now-record', { number }), more: say('campaign-now-pick') };
  const points = story.worth[story.choices.indexOf(picked!)] ?? 0;
  return name === NOTHING
    ? {
        text: say('campaign-now-record', { number }),
        more: say('campaign-now-record-none', { last: number === CASES ? 'yes' : 'no' }),
        act: say('campaign-record-none'),
      }
    : {
        text: say('campaign-now-record', { number }),
        more: say('campaign-now-record-one', {
          name: say(`clue-${name}`),
          aspect: say(`aspect-${aspectOf(name)}`),
          points,
        }),
        act: say('campaign-act-record', { name: say(`clue-${name}`) }),
      };
}
