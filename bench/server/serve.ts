import { openIo } from '../../src/cli/open.ts';
import { serve } from '../../src/cli/serve.ts';

// With --expose-gc, so that what is measured is what is kept.
process.on('SIGUSR2', () => globalThis.gc?.());

process.exitCode = await serve(process.argv.slice(2), openIo());
