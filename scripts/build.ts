import { buildPages } from './pages.ts';

// `npm run build`: the pages, where the sources have changed.
process.exitCode = await buildPages();
