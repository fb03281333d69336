import { playsEverything } from './scenarios.ts';
import { openWebKit } from './webkit.ts';

playsEverything(openWebKit);
