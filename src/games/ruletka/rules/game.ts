// Fetched by itself, it brings no list of everything else that stands at the door.
export { game } from './index.ts';
