import { expect, test } from 'vitest';
import { onItsWay, type OnItsWay } from './pending.ts';

interface Trial {
  readonly sent: OnItsWay;
  /** All that was said, in its order. */
  readonly said: unknown[];
  /** Whether there is anybody to say it to. */
  open: boolean;
}

function trial(): Trial {
  const said: unknown[] = [];
  const it = { said, open: true };
  const sent = onItsWay(({ question, move }) => {
    if (it.open) said.push([question, move]);
    return it.open;
  });
  return Object.assign(it, { sent });
}

/** Each row: what happens to the move 'a' that answers question 3 of match m; what is on its way then; how often it was said. */
const STATES: readonly (readonly [name: string, happens: (it: Trial) => void, left: 'a' | undefined, times: number])[] =
  [
    ['nothing yet', () => {}, 'a', 1],
    ['somebody else has answered theirs', ({ sent }) => sent.asks('m', 3), 'a', 1],
    ['the table asks something else', ({ sent }) => sent.asks('m', 4), undefined, 1],
    ['the table asks nothing', ({ sent }) => sent.asks('m', null), undefined, 1],
    ['another match asks a question of the same number', ({ sent }) => sent.asks('other', 3), undefined, 1],
    ['it is refused', ({ sent }) => void sent.answered(3, 'too-high'), undefined, 1],
    ['it is taken', ({ sent }) => void sent.answered(3), undefined, 1],
    ['an older one is refused', ({ sent }) => void sent.answered(2, 'old-question'), 'a', 1],
    ['the line ends', ({ sent }) => sent.over(), undefined, 1],
    ['a second tap', ({ sent }) => sent.goes('m', 3, 'b'), 'a', 1],
    ['the wire is lost', ({ sent }) => sent.lost(), 'a', 1],
    [
      'the wire is lost, and the question is still open',
      ({ sent }) => {
        sent.lost();
        sent.asks('m', 3);
      },
      'a',
      2,
    ],
    [
      'so it was said again: views that follow do not say it a third time',
      ({ sent }) => {
        sent.lost();
        sent.asks('m', 3);
        sent.asks('m', 3);
      },
      'a',
      2,
    ],
    [
      'the wire is lost, and the answer had arrived',
      ({ sent }) => {
        sent.lost();
        sent.asks('m', 5);
      },
      undefined,
      1,
    ],
  ];

test.each(STATES)('a move on its way: %s', (_, happens, left, times) => {
  const it = trial();
  it.sent.goes('m', 3, 'a');
  happens(it);
  expect(it.sent.pending.value?.move).toBe(left);
  expect(it.said).toEqual(Array.from({ length: times }, () => [3, 'a']));
});

test('a move made while there is nobody to say it to is said when there is', () => {
  const it = trial();
  it.open = false;
  it.sent.goes('m', 3, 'a');
  expect(it.sent.pending.value).toEqual({ match: 'm', question: 3, move: 'a' });
  expect(it.said).toEqual([]);
  it.open = true;
  it.sent.asks('m', 3);
  expect(it.said).toEqual([[3, 'a']]);
});

test('a refusal is told, but not that the second of two equal answers came too late', () => {
  const it = trial();
  it.sent.goes('m', 3, 'a');
  expect(it.sent.answered(3, 'old-question')).toBe(true);
  it.sent.goes('m', 3, 'a');
  it.sent.lost();
  it.sent.asks('m', 3);
  it.sent.asks('m', 6);
  expect(it.sent.answered(3, 'old-question')).toBe(false);
  expect(it.sent.answered(3, 'too-high')).toBe(true);
  it.sent.goes('other', 3, 'a');
  expect(it.sent.answered(3, 'old-question')).toBe(true);
});
