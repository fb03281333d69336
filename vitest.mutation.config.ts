import { defineConfig } from 'vitest/config';

/** What mutants are tried against: the tests of kernel and games, but for the long walks through all laws. */
export default defineConfig({
  test: {
    include: ['src/kernel/**/*.test.ts', 'src/games/**/*.test.ts'],
    exclude: ['**/laws.test.ts'],
    testTimeout: 60_000,
  },
});
