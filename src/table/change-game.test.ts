import { describe, expect, it } from 'vitest';
import { follow } from './follow.ts';
import { keptStep } from './base.ts';
import { lobby } from './lobby.ts';
import { makingRoom, type Candidate } from './making-room.ts';
import { bench, codeOf, dealt, testEnvironment, type Bench } from './table.testing.ts';

const PEOPLE = ['Ala', 'Ola', 'Ula', 'Ela', 'Iga', 'Ida', 'Iza'] as const;
const seated = ({ table }: Bench): readonly number[] | undefined => table.preparing?.chairs;

function turnTo(at: Bench, game: string): void {
  at.as(0, { do: 'game', game, options: {} });
}

/** Begins a match, and breaks it off once it is dealt. */
function playOne(at: Bench): readonly number[] {
  at.as(0, { do: 'start' });
  const chairs = seated(at) ?? [];
  at.as(0, { do: 'abandon' });
  return chairs;
}

describe('another game at the same table', () => {
  it('keeps everybody, asks anew, and says of the last match what it was', () => {
    const at = dealt(bench('rudy', ['Ala', 'Ola']));
    at.as(0, { do: 'abandon' });
    at.as(1, { do: 'rematch', in: true });
    turnTo(at, 'mozg');
    const { game, chairs, match } = lobby(at.table, () => true);
    expect([game, match?.game]).toEqual(['mozg', 'rudy']);
    expect(chairs.map(({ name, rematch }) => [name, rematch])).toEqual([
      ['Ala', null],
      ['Ola', null],
    ]);
    at.as(0, { do: 'start' });
    expect(seated(at)).toEqual([0, 1]);
  });

  it('takes bots along, at the usual level where the other game has not theirs; other programs see the same', () => {
    const at = bench('rudy', ['Ala']);
    at.as(0, { do: 'bot', name: 'Cień', level: 'master' });
    at.as(0, { do: 'bot', name: 'Duch', level: 'random' });
    const before = at.table;
    const turned = at.as(0, { do: 'game', game: 'snap', options: {} });
    expect(at.table.chairs.map(({ bot }) => bot)).toEqual([null, 'random', 'random']);
    const heard = follow(testEnvironment(), before, turned.steps.map(keptStep));
    expect(heard.table).toEqual(at.table);
    expect(heard.tell).toEqual([{ kind: 'lobby' }]);
    at.as(0, { do: 'start' });
    expect(codeOf(at)).toBeUndefined();
  });

  it('lets bots go before any person stays out', () => {
    const at = bench('rudy', ['Ala', 'Ola', 'Ula', 'Ela']);
    for (const name of ['Cień', 'Duch', 'Mgła']) at.as(0, { do: 'bot', name, level: 'regular' });
    turnTo(at, 'mozg');
    at.as(0, { do: 'start' });
    expect(seated(at)).toEqual([0, 1, 2, 3, 4]);
    expect(at.table.chairs.map(({ name }) => name)).toEqual(['Ala', 'Ola', 'Ula', 'Ela', 'Cień']);
  });

  it('takes turns where more sit than it seats: who came last stays out first, then round the table', () => {
    const at = bench('rudy', PEOPLE);
    turnTo(at, 'mozg');
    at.as(0, { do: 'start' });
    expect(seated(at)).toEqual([0, 1, 2, 3, 4]);
    expect(at.table.chairs).toHaveLength(PEOPLE.length);
    dealtBy(at);
    at.as(0, { do: 'abandon' });
    at.as(0, { do: 'start' });
    expect(seated(at)).toEqual([2, 3, 4, 5, 6]);
    dealtBy(at);
    at.as(0, { do: 'abandon' });
    at.as(0, { do: 'start' });
    expect(seated(at)).toEqual([0, 1, 4, 5, 6]);
  });

  it('lets who said no, and who is not here, stay out before anybody who would play', () => {
    const at = dealt(bench('rudy', PEOPLE));
    at.as(0, { do: 'abandon' });
    turnTo(at, 'mozg');
    at.as(1, { do: 'rematch', in: false });
    at.present.delete(2);
    expect(playOne(at)).toEqual([0, 3, 4, 5, 6]);
  });
});

/** Nobody's device takes part: the cards come without it. */
function dealtBy(at: Bench): void {
  at.now += 2000;
  at.itself({ do: 'close' });
  at.itself({ do: 'deal' });
  expect(at.table.playing).not.toBeNull();
}

describe('who makes room', () => {
  const person = (chair: number, more: Partial<Candidate> = {}): Candidate => {
    return { chair, bot: false, here: true, played: true, ...more };
  };

  it('is nobody where there are seats for all', () => {
    expect(makingRoom([person(0), person(1)], 2)).toEqual({ bots: [], people: [] });
  });

  it('is never twice in a row the same while at most half of them must, and everybody as often as the others', () => {
    for (let people = 2; people <= 9; people++) {
      for (let most = Math.ceil(people / 2); most < people; most++) {
        let out: readonly number[] = [];
        const rests = Array.from({ length: people }, () => 0);
        for (let match = 0; match < 2 * people; match++) {
          const played = (chair: number): boolean => match > 0 && !out.includes(chair);
          const all = Array.from({ length: people }, (_, chair) => person(chair, { played: played(chair) }));
          const { people: next } = makingRoom(all, most);
          expect(next).toHaveLength(people - most);
          expect(next.filter((chair) => out.includes(chair))).toEqual([]);
          out = next;
          for (const chair of out) rests[chair] = (rests[chair] ?? 0) + 1;
        }
        expect(Math.max(...rests) - Math.min(...rests)).toBeLessThanOrEqual(1);
      }
    }
  });
});
