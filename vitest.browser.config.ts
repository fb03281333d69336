import { defineConfig } from 'vitest/config';

/** Tests in a real Chromium, against a real server and the built client. */
export default defineConfig({
  test: {
    include: ['test/browser/*.browser.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // A slow machine is slow, not wrong.
    expect: { poll: { timeout: 60_000 } },
    fileParallelism: false,
    maxConcurrency: 3,
  },
});
