import { levelsOf } from '../bots/index.ts';
import { GAMES } from '../games/index.ts';
import { misused, type Command, type ExitCode, type Io } from './io.ts';
import { unknown } from './suggest.ts';

const OVERVIEW = `Stolik: a little table for card games.

  stolik serve               open the house: a server for the phones and computers around you
  stolik play GAME           play against bots, here in the terminal
  stolik sim GAME            let bots play many games and count who wins
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

const VERIFY = `stolik verify FILE [--json]

Checks a record step by step: the commitment, what the players' devices contributed, the chain of the log,
every move, every card, the outcome. A record that was touched is refused with the place that differs.

  --json   { "ok", "steps", "flaw" }

Exit code 0, or 1 when something is wrong.

Examples
  stolik verify match.json
`;

const PLAY = `stolik play GAME [--players N] [--bots LEVEL[,LEVEL…]] [--options JSON] [--seed S] [--lang pl|en]

Sits you down at a table with bots. Type ? at any question for the rules; Ctrl+C leaves.

  --players N     how many sit at the table, you included
  --bots LEVEL    how the others play: one level for all, or one for each
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

const SIM = `stolik sim GAME [--players N] [--games K] [--seed S] [--bots LEVEL[,LEVEL…]]
           [--options JSON] [--json] [--records FILE]

Plays K games among bots and tells who won how often, with 95 % intervals (Wilson's).
The same command gives the same results on any machine; only the speed differs.

  --players N     4 unless you say otherwise, where the game allows it
  --games K       1000 unless you say otherwise
  --seed S        any text; "1" unless you say otherwise
  --bots LEVEL    one level for all seats, or one for each: random,greedy
  --options JSON  what the tables play with
  --json          one line of JSON instead of the table
  --records FILE  every game as a record, one a line; "stolik replay FILE" plays them again
                  if FILE ends in .ndjson

Examples
  stolik sim rudy --players 5 --games 10000 --bots random --seed a --json
  stolik sim rudy --players 2 --bots random,greedy
  stolik sim rudy --games 100 --records games.ndjson && stolik replay games.ndjson
`;

const REPLAY = `stolik replay FILE [--json]

Plays a record or a scenario and tells how it ended, who is to act, and what every viewer sees:
each seat, and the table as a spectator sees it. An entry that is refused ends it there: the
rest describes the table just before. A FILE ending in .ndjson holds one record a line.

  --json   { "finished", "outcome", "toAct", "views", "refused" }, or { "error" }; one line a record

Exit code 0, or 1 when an entry was refused or the file is wrong.

A scenario is a record that says which cards come: everything "chance" does not list is drawn
from "seed". The smallest one:
  { "stolik": 1, "game": "rudy", "version": 1, "seats": ["Ala", "Ola"], "seed": "x", "entries": [] }

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
  io.terminal.out(verb === 'play' || verb === 'sim' ? `${text}\n${whatThereIs()}` : text);
  return 0;
}

/** Games with their players and bots, from the registries, so that it is never out of date. */
function whatThereIs(): string {
  const lines = Object.values(GAMES).map(({ id, seats }) => {
    const range = seats.most === Number.MAX_SAFE_INTEGER ? `${seats.least} or more` : `${seats.least} to ${seats.most}`;
    return `  ${id.padEnd(9)}${`${range} players`.padEnd(20)}bots: ${levelsOf(id).join(', ')}\n`;
  });
  return `Games\n${lines.join('')}`;
}
