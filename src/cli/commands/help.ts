import { botsOf } from '../../bots/index.ts';
import { LEVELS } from '../../bots/level.ts';
import { GAMES } from '../../games/index.ts';
import { misused, type Command, type ExitCode, type Io } from '../io.ts';
import { unknown } from '../suggest.ts';
import { WORDS } from '../terminal/words/index.ts';

const OVERVIEW = `Stolik: a little table for card games.

  stolik serve               open the house: a server for the phones and computers around you
  stolik play GAME           play against bots, here in the terminal
  stolik sim GAME            let bots play many games and count who wins
  stolik ladder GAME         let each level of a game's bots play the one below
  stolik replay FILE         play a record or scenario again and show what everyone sees
  stolik verify FILE         check that a finished match was dealt fairly and not touched since
  stolik deck check FILE     check the deck of your own box
  stolik help COMMAND        all about one command, with examples

In a clone of the repository write "npm run -s stolik --" for "stolik", for example
  npm run -s stolik -- play rudy
  npm run -s stolik -- sim rudy --players 5 --games 10000 --bots random --json

Exit codes: 0 fine · 1 a move was refused or a file is wrong · 2 the command line is wrong.
`;

const SERVE = `stolik serve [--port N] [--host ADDRESS] [--data DIR] [--backup FILE]

Starts the server and prints the address for phones on the same network, with its QR code.

  --port N        where it listens
  --host ADDRESS  on which of this machine's addresses; all of them unless you say otherwise
  --data DIR      where tables are kept
  --backup FILE   writes a copy of the tables in DIR to FILE and exits; the server may be running

"npm start" builds the pages first and then does the same. docs/hosting.md tells how to keep it running.

Examples
  stolik serve --port 4000 --data /var/lib/stolik
  stolik serve --data /var/lib/stolik --backup stolik-monday.sqlite
`;

const VERIFY = `stolik verify FILE [--house KEY] [--seen HASH] [--json]

Checks a record step by step: the commitment, what the players' devices promised and opened, the chain of the
log, the signature, every move, every card, the outcome. A record that was touched is refused with the place that
differs. One played by earlier rules keeps its proof; its moves are not played again.

  --house KEY   the key of the house that should have signed: "house" in what it answers under /api/games
  --seen HASH   a hash that a view of this match had: it must be in the log
  --json        { "ok", "steps", "flaw" }

Without --house and --seen a record can be shown to fit together, and not that nobody wrote all of it anew.

Exit code 0, or 1 when something is wrong.

Examples
  stolik verify match.json
  stolik verify match.json --house 5be1…09 --seen 77f2…c4
`;

const PLAY = `stolik play GAME [--players N] [--bots LEVEL[,LEVEL…]] [--options JSON] [--seed S] [--lang pl|en]

Sits you down at a table with bots. Type ? at any question for the rules; Ctrl+C leaves.

  --players N     how many sit at the table, you included
  --bots LEVEL    how the others play: one level for all, or one for each; by name, or 1 (weakest) to 5
  --options JSON  what this table plays with; only what differs from the usual
  --seed S        the same seed deals the same cards
  --lang pl|en    the language; without it, the one of your system (LANG)

Colours are left out where NO_COLOR is set. Input may come through a pipe, a line an answer.

Examples
  stolik play rudy
  stolik play rudy --players 1                       solo: be off by 5 or less in all
  stolik play rudy --bots random --lang pl
  stolik play rudy --options '{"fox":"cats","lastAloud":true}'
`;

const SIM = `stolik sim GAME [--players N] [--games K | --pairs K] [--seed S] [--bots LEVEL[,LEVEL…]]
           [--options JSON] [--json] [--records FILE]

Plays K games among bots and tells who won how often, with 95 % intervals (Wilson's).
The same command gives the same results on any machine; only the speed differs.

  --players N     as many as --bots names, or 4 where the game allows it
  --games K       1000 unless you say otherwise
  --pairs K       instead: K deals, each played once for every way the bots sit when they move
                  round the table, so that nobody wins by the cards or the seat they got.
                  Two bots make pairs: the same deal twice, seats swapped; a pair of one win
                  each is drawn and counts half for both. Two levels at a larger table seat
                  one of the first among others of the second
  --seed S        any text; "1" unless you say otherwise
  --bots LEVEL    one level for all seats, or one for each: random,greedy; or 1 (weakest) to 5
  --options JSON  what the tables play with
  --json          one line of JSON instead of the table
  --records FILE  every game as a record, one a line; "stolik replay FILE" plays them again
                  if FILE ends in .ndjson

Examples
  stolik sim rudy --players 5 --games 10000 --bots random --seed a --json
  stolik sim rudy --bots random,greedy
  stolik sim rudy --bots greedy,random --pairs 2000
  stolik sim rudy --bots greedy,random --pairs 500 --players 4
  stolik sim rudy --games 100 --records games.ndjson && stolik replay games.ndjson
`;

const LADDER = `stolik ladder GAME [--pairs N] [--seed S] [--options JSON] [--json] [--svg FILE]

Tells how strong a game's bots are: every level plays the one below on paired deals (see "stolik help sim"),
two at a table and one among three; the top level plays everyone who is there to be measured against;
and every level plays among its like. With 95 % intervals (Wilson's).

  --pairs N       deals a rung with two players, a quarter of it with four; 2000 unless you say otherwise
  --seed S        any text; "1" unless you say otherwise
  --options JSON  what the tables play with
  --json          one line of JSON instead of the tables
  --svg FILE      draws it as well

Examples
  stolik ladder rudy --pairs 200
  stolik ladder rudy --svg ladder.svg
`;

const REPLAY = `stolik replay FILE [--json]

Plays a record or a scenario and tells how it ended, who is to act, and what every viewer sees:
each seat, and the table as a spectator sees it. An entry that is refused ends it there: the
rest describes the table just before. A FILE ending in .ndjson holds one record a line.

  --json   { "finished", "outcome", "toAct", "views", "refused" }, or { "error" }; one line a record

Exit code 0, or 1 when an entry was refused or the file is wrong.

A scenario is a record that says which cards come: everything "chance" does not list is drawn
from "seed". The smallest one:
  { "stolik": 1, "game": "rudy", "version": 2, "seats": ["Ala", "Ola"], "seed": "x", "entries": [] }

Examples
  stolik replay match.json
  stolik replay games.ndjson --json
`;

const DECK = `stolik deck check FILE [--game GAME] [--json]

Checks the deck of your own box, written down as JSON, and says what is wrong and where, or
what is in it. The game is guessed from the file unless --game names it.

Rudy: the kinds of card and how many there are of each, 48 in all:
  { "hen": 2, "pig": 2, "hen+pig": 4, "hen+cat": 1, … }
  Species in this order: hen pig bear rabbit giraffe zebra dolphin octopus cat.
Gra o mózg: how many of each value, 50 in all, and which values carry the marshmallow:
  { "cards": { "0": 3, "1": 2, … }, "marshmallow": [1, 2, 18, 19] }
Ruletka: how many of each action card, 31 in all:
  { "peeper": 3, "pat-down": 2, … }

Play with it:  stolik play rudy --options "{\\"deck\\": $(cat my-deck.json)}"

Examples
  stolik deck check my-deck.json
  stolik deck check my-deck.json --game rudy
`;

const HELP = `stolik help [COMMAND]

Tells what there is, or all about one command. "stolik COMMAND --help" is the same.
`;

const TEXTS: Readonly<Record<string, string>> = {
  serve: SERVE,
  play: PLAY,
  sim: SIM,
  ladder: LADDER,
  replay: REPLAY,
  verify: VERIFY,
  deck: DECK,
  help: HELP,
};

export const help: Command = (args, io) => {
  const [verb, surplus] = args;
  if (surplus !== undefined) return misused(io, 'help', `one command at a time; "${surplus}" is too much.`);
  if (verb !== undefined) return helpOn(verb, io);
  io.terminal.out(`${OVERVIEW}\n${whatThereIs()}`);
  return 0;
};

export function helpOn(verb: string, io: Io): ExitCode {
  const text = Object.hasOwn(TEXTS, verb) ? TEXTS[verb] : undefined;
  if (text === undefined) return misused(io, 'help', unknown('command', verb, Object.keys(TEXTS)));
  const games = verb === 'play' || verb === 'sim' || verb === 'ladder' ? `\n${whatThereIs()}` : '';
  io.terminal.out(`${text}${games}${verb === 'play' ? `\n${whatTheyAreLike()}` : ''}`);
  return 0;
}

/** The levels people choose from, game by game. */
function whatTheyAreLike(): string {
  const { names, lines } = WORDS.en.level;
  const told = Object.entries(lines).map(([game, here]) => {
    const rows = LEVELS.map((level) => `    ${level.padEnd(10)}${`${names[level]}.`.padEnd(16)}${here[level]}\n`);
    return `  ${game}\n${rows.join('')}`;
  });
  return `Levels\n${told.join('')}`;
}

/** Games with their players and bots, from the registries, so that it is never out of date. */
function whatThereIs(): string {
  const lines = Object.values(GAMES).map(({ id, seats }) => {
    const range = seats.most === Number.MAX_SAFE_INTEGER ? `${seats.least} or more` : `${seats.least} to ${seats.most}`;
    return `  ${id.padEnd(9)}${`${range} players`.padEnd(20)}bots: ${botsOf(id).join(', ')}\n`;
  });
  return `Games\n${lines.join('')}`;
}
