import { describe, expect, it } from 'vitest';
import { blocks, spans } from './markdown';

describe('prose', () => {
  it('finds the paragraph of a rule by its anchor', () => {
    const [heading, rule] = blocks(
      '## Your turn\n\n<a id="xx-9"></a>**XX-9. No token.** See\nXX-10.',
    );
    expect(heading).toMatchObject({ kind: 'heading', level: 2 });
    expect(rule).toMatchObject({ kind: 'text', id: 'xx-9' });
    expect(rule).toMatchObject({
      spans: [
        { text: 'XX-9. No token.', strong: true },
        { text: ' See ' },
        { text: 'XX-10', rule: 'xx-10' },
        { text: '.' },
      ],
    });
  });

  it('reads lists and tables', () => {
    const [list, table] = blocks('- one\n  more\n- two\n\n| a | b |\n|---|---|\n| 1 | *2* |');
    expect(list).toEqual({ kind: 'list', items: [[{ text: 'one more' }], [{ text: 'two' }]] });
    expect(table).toMatchObject({
      kind: 'table',
      rows: [[[{ text: '1' }], [{ text: '2', em: true }]]],
    });
  });

  it('makes text of whatever looks like HTML', () => {
    expect(spans('<img src=x onerror=alert(1)>')).toEqual([
      { text: '<img src=x onerror=alert(1)>' },
    ]);
  });
});
