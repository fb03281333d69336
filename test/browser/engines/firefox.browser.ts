import { openFirefox } from './firefox.ts';
import { playsEverything } from './scenarios.ts';

playsEverything(openFirefox);
