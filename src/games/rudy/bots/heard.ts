import type { Mind } from './mind.ts';
import { evened, likeliest } from './odds.ts';
import type { Trace } from './trace.ts';

/** How likely somebody wrote the true answer, one that is too low by one, two, …, or one that is too high. */
const RIGHT = 0.6;
const TOO_LOW = 0.15;
const LOWER = 0.6;
const TOO_HIGH = 0.04;

function likelihood(number: number, answer: number): number {
  if (number === answer) return RIGHT;
  return number > answer ? TOO_HIGH : TOO_LOW * LOWER ** (answer - number - 1);
}

/** What is remembered of the turn before, after somebody's number for it was told aloud. */
export function heard({ traces, turn, answer }: Mind, number: number): readonly Trace[] {
  const odds = evened(answer.map((chance, n) => chance * likelihood(number, n)));
  const now = likeliest(odds);
  const off = now - likeliest(answer);
  const [doubted] = traces.filter((trace) => trace.turn === turn).toSorted((a, b) => a.sure - b.sure);
  if (doubted === undefined || off === 0 || doubted.tally + off < 1) return traces;
  const better = { ...doubted, tally: doubted.tally + off, sure: odds[now] ?? 0 };
  return traces.map((trace) => (trace === doubted ? better : trace));
}
