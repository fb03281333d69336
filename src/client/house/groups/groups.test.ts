import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { Lobby, LobbyChair, LobbyGroup } from '../../../table/lobby.ts';
import type { Line } from '../../line/line.ts';
import { groupOf, lobbyOf, ownLine } from './own-line.ts';
import { spreadOf } from './spread.ts';

const chair = (id: number, seat: number): LobbyChair => ({
  chair: id,
  name: `Osoba ${id}`,
  lang: 'pl',
  face: null,
  bot: null,
  present: true,
  minded: false,
  standing: false,
  wishes: false,
  gone: false,
  rematch: null,
  seat,
});
const group = (match: string, chairs: number[]): LobbyGroup =>
  ({ match: { match, of: 'm', seats: chairs.map((id) => `Osoba ${id}`) }, chairs, progress: 0, over: false }) as never;
const lobby = {
  game: 'rudy',
  match: null,
  groups: [group('m-1', [4, 1]), group('m-2', [2, 3])],
  chairs: [chair(1, 1), chair(2, 0), chair(3, 1), chair(4, 0)],
} as unknown as Lobby;

describe('one’s own of several tables', () => {
  it('has only those who sit at it', () => {
    expect([1, 2, 3, 4, 9, null].map((id) => groupOf(lobby, id))).toEqual([0, 1, 1, 0, -1, -1]);
    const own = lobbyOf(lobby, group('m-1', [4, 1]));
    expect(own.match?.match).toBe('m-1');
    expect(own.chairs.map(({ seat }) => seat)).toEqual([1, null, null, 0]);
  });

  it('asks for nothing where only the host can begin', async () => {
    const asked: string[] = [];
    let again = 0;
    const line = {
      lobby: signal(lobby),
      me: signal({ chair: 3 }),
      ask: ({ t }: { t: string }) => Promise.resolve({ ok: asked.push(t) > 0 }),
    } as unknown as Line;
    const own = ownLine(line, () => again++);
    await own.ask({ t: 'rematch', in: true });
    await own.ask({ t: 'leave' });
    expect([again, asked, own.lobby.value?.match?.match]).toEqual([1, ['leave'], 'm-2']);
  });
});

describe('who would sit where', () => {
  it('is as even as can be, and says what is missing', () => {
    expect(spreadOf(lobby, 2, true)).toEqual({ sizes: [2, 2], missing: 0, uneven: 0 });
    expect(spreadOf(lobby, 3, true)).toEqual({ sizes: [2, 1, 1], missing: 2, uneven: 0 });
    expect(spreadOf(lobby, 3, false).uneven).toBe(2);
    expect(spreadOf({ ...lobby, chairs: lobby.chairs.slice(0, 3) }, 2, false).uneven).toBe(1);
  });
});
