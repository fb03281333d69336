import type { Append, Keeper } from '../table/keeper.ts';

/** What a line of a journal takes besides its text, nearly. */
const LINE = 48;

/** The same keeper, which tells how many bytes it was given to keep of a table: what anybody did there, bots and clocks included. */
export function countingKeeper(keeper: Keeper, kept: (table: string, bytes: number) => void): Keeper {
  const count = ({ table, steps }: Append): void => {
    let bytes = 0;
    for (const { data } of steps) bytes += data.length + LINE;
    kept(table, bytes);
  };
  const { appendLate } = keeper;
  return {
    ...keeper,
    append(append) {
      count(append);
      return keeper.append(append);
    },
    ...(appendLate !== undefined && {
      appendLate: (take, done) =>
        appendLate(() => {
          const append = take();
          if (append !== undefined) count(append);
          return append;
        }, done),
    }),
    keepRecord(record) {
      kept(record.table, record.data.length);
      return keeper.keepRecord(record);
    },
  };
}
