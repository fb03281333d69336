import type { Ladder, Rung } from '../../arena/ladder.ts';
import { percent } from '../../arena/wilson.ts';

const LABEL = 190;
const SCALE = 400;
const SHARE = 170;
const ROW = 34;
const HEAD = 64;
const WIDTH = LABEL + SCALE + SHARE;

/** Readable on white and on black paper: a page that is dark turns the ink light. */
const STYLE = `
  text { font: 14px system-ui, sans-serif; fill: #2b2118; }
  .title { font-weight: 700; font-size: 16px; }
  .soft { fill: #6d5f52; font-size: 12px; }
  .grid { stroke: #8a7b6d; stroke-opacity: .25; }
  .aim { fill: #3b8a5a; fill-opacity: .13; }
  .fair { stroke: #6d5f52; stroke-dasharray: 4 4; }
  .bar { fill: #d9622b; }
  .whisker { stroke: #2b2118; stroke-width: 2; }
  @media (prefers-color-scheme: dark) {
    text { fill: #f3e9dd; }
    .soft { fill: #b9a998; }
    .fair { stroke: #b9a998; }
    .whisker { stroke: #f3e9dd; }
    .aim { fill: #6fcf97; fill-opacity: .16; }
  }
`;

/** Level k against level k − 1: a bar for its share of the deals, a whisker for the interval. */
export function ladderSvg({ game, pairs, rungs }: Ladder): string {
  const tables = [...new Set(rungs.map(({ players }) => players))];
  const parts: string[] = [];
  let top = 0;
  for (const players of tables) {
    const here = rungs.filter((each) => each.players === players);
    parts.push(panel(here, players, top));
    top += HEAD + here.length * ROW + 16;
  }
  const about = `How often each level of ${game} beats the one below, on ${pairs} paired deals`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${top}" role="img" aria-label="${about}">`,
    `<title>${about}</title>`,
    `<style>${STYLE}</style>`,
    ...parts,
    '</svg>',
  ].join('\n');
}

function panel(rungs: readonly Rung[], players: number, top: number): string {
  const bottom = top + HEAD + rungs.length * ROW;
  const fair = rungs[0]?.fair ?? 0;
  const title =
    players === 2 ? '2 players, seats swapped' : `${players} players, one among ${players - 1} of the level below`;
  const ticks = [0, 0.25, 0.5, 0.75, 1].flatMap((at) => [
    `<line class="grid" x1="${x(at)}" x2="${x(at)}" y1="${top + HEAD - 8}" y2="${bottom}"/>`,
    `<text class="soft" x="${x(at)}" y="${top + HEAD - 14}" text-anchor="middle">${100 * at} %</text>`,
  ]);
  const aim = `<rect class="aim" x="${x(0.65)}" y="${top + HEAD - 8}" width="${0.25 * SCALE}" height="${bottom - top - HEAD + 8}"/>`;
  return [
    `<text class="title" x="0" y="${top + 22}">${title}</text>`,
    ...(players === 2 ? [aim] : []),
    ...ticks,
    `<line class="fair" x1="${x(fair)}" x2="${x(fair)}" y1="${top + HEAD - 8}" y2="${bottom}"/>`,
    ...rungs.map((each, i) => row(each, top + HEAD + i * ROW)),
  ].join('\n');
}

function row({ better, lesser, players, share, games }: Rung, top: number): string {
  const { rate, low, high } = players === 2 ? share : games;
  const middle = top + ROW / 2;
  return [
    `<text x="${LABEL - 12}" y="${middle + 5}" text-anchor="end">${better} : ${lesser}</text>`,
    `<rect class="bar" x="${LABEL}" y="${top + 8}" width="${(rate * SCALE).toFixed(1)}" height="${ROW - 16}" rx="4"/>`,
    `<line class="whisker" x1="${x(low)}" x2="${x(high)}" y1="${middle}" y2="${middle}"/>`,
    ...[low, high].map(
      (at) => `<line class="whisker" x1="${x(at)}" x2="${x(at)}" y1="${middle - 5}" y2="${middle + 5}"/>`,
    ),
    `<text x="${LABEL + SCALE + 14}" y="${middle + 5}">${percent(rate)} <tspan class="soft">${percent(low)} – ${percent(high)}</tspan></text>`,
  ].join('\n');
}

function x(at: number): string {
  return (LABEL + at * SCALE).toFixed(1);
}
