import { expect, test } from 'vitest';
import { choose } from '../../../../client/words/language.ts';
import type { View } from '../players.ts';
import type { Ground } from '../theatre/scenes.ts';
import { announced } from './announced.ts';

await choose('en');

const at = (phase: View['phase'], shot = 0): View => ({ phase, round: 2, shot }) as View;
const fired = { kind: 'volley', round: 2, volley: { shot: 1 } } as unknown as Ground;
const counted = { kind: 'count', round: 2, volley: { shot: 1 } } as unknown as Ground;
const points = { kind: 'points', round: 2, made: [] } as Ground;

test('the phases are called by their names', () => {
  const phases = (['loading', 'spinning', 'betting', 'accusing'] as const).map((phase) =>
    announced(at(phase), undefined),
  );
  expect(phases.map((each) => each?.text)).toEqual(['Loading.', 'Spinning.', 'Betting.', 'Accusing.']);
  expect(announced(at('loading'), points)?.text).toBe('Points.');
});

test('first shot, ready? and then the shot', () => {
  expect(announced(at('shot', 1), undefined)?.text).toBe('First shot. Ready?');
  expect(announced(at('shot', 1), counted)).toBeUndefined();
  expect(announced(at('shot', 2), fired)?.text).toBe('Shot!');
});

test('while a shot is shown, nothing is said of what comes after it', () => {
  for (const phase of ['shot', 'loading', 'over', 'bullet'] as const) {
    expect(announced(at(phase, 2), fired)).toEqual(announced(at('shot', 1), fired));
    expect(announced(at(phase, 2), counted)).toBeUndefined();
  }
});

test('what is one phase of the box is called once', () => {
  expect(announced(at('bids'), undefined)?.key).toBe(announced(at('betting'), undefined)?.key);
  expect(announced(at('accused'), undefined)?.key).toBe(announced(at('accusing'), undefined)?.key);
});
