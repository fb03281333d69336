import { enableCompileCache } from 'node:module';

// As scripts/stolik.js does.
enableCompileCache();
const { openIo } = await import('../../src/cli/open.ts');
const { serve } = await import('../../src/cli/commands/serve.ts');

// With --expose-gc, so that what is measured is what is kept.
process.on('SIGUSR2', () => globalThis.gc?.());

process.exitCode = await serve.run(process.argv.slice(2), openIo());
