// Every game there is, one line each.
export { mozg } from './mozg/game.ts';
export { rudy } from './rudy/game.ts';
export { ruletka } from './ruletka/game.ts';
