import { defineConfig } from 'vitest/config';

const PATIENT = {
  testTimeout: 240_000,
  hookTimeout: 120_000,
  // A slow machine is slow, not wrong.
  expect: { poll: { timeout: 60_000 } },
};

/** Tests in real browsers, against a real server and the built client. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...PATIENT,
          name: 'chromium',
          include: ['test/browser/*.browser.ts'],
          maxWorkers: 2,
          maxConcurrency: 3,
        },
      },
      {
        test: {
          ...PATIENT,
          name: 'engines',
          include: ['test/browser/engines/*.browser.ts'],
          globalSetup: 'test/browser/engines/install.ts',
          maxWorkers: 2,
        },
      },
    ],
  },
});
