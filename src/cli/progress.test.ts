import { expect, it } from 'vitest';
import { fakeIo } from './fake.testing.ts';
import { progress, sentence } from './progress.ts';

it('tells how far it is, how fast, and how long it will take', () => {
  expect(sentence(2500, 10_000, 'games', 2000)).toBe('25 %  2500 of 10000 games  1250/s  6 s left');
  expect(sentence(1, 1000, 'games', 1000)).toContain('16 min 39 s left');
  expect(sentence(1, 100_000, 'games', 1000)).toContain('27 h 46 min left');
});

it('speaks only to a terminal, and cleans up after itself', () => {
  const pipe = fakeIo({ tick: 1000 });
  const quiet = progress(pipe, 10, 'games');
  quiet.step(5);
  quiet.end();
  expect(pipe.said).toEqual({ out: '', err: '' });

  const terminal = fakeIo({ tick: 1000, errWatched: true });
  const bar = progress(terminal, 10, 'games');
  bar.step(5);
  bar.end();
  expect(terminal.said.out).toBe('');
  expect(terminal.said.err).toContain('5 of 10 games');
  expect(terminal.said.err.endsWith('\r\u001b[K')).toBe(true);
});

it('leaves short work alone', () => {
  const io = fakeIo({ tick: 1, errWatched: true });
  const bar = progress(io, 10, 'games');
  bar.step(5);
  bar.end();
  expect(io.said.err).toBe('');
});
