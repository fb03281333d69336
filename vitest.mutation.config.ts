import { defineConfig } from 'vitest/config';

/** What mutants are tried against: the tests of the rules themselves, which are quick. */
export default defineConfig({
  test: { include: ['src/kernel/**/*.test.ts', 'src/games/**/*.test.ts'], testTimeout: 60_000 },
});
