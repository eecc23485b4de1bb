/**
 * The journeys: end to end on the built app and a real server with demo data. Run `vite build` first. Those with the tag @main
 * run; with TEST_ALL=1 all of them.
 */
import { defineConfig } from '@playwright/test';
import { browserProgram, PERSIAN } from './journeys/browser.ts';

const isTraced = process.env.JOURNEY_TRACE === '1';

export default defineConfig({
  testDir: 'journeys',
  testMatch: '*.journey.ts',
  outputDir: '.journeys',
  globalSetup: './journeys/setup.ts',
  reporter: './journeys/reporter.ts',
  ...(process.env.TEST_ALL === '1' ? {} : { grep: /@main/ }),
  // Each worker has a server, demo data and a browser of its own, and no journey needs another one.
  fullyParallel: true,
  workers: Number(process.env.JOURNEY_WORKERS ?? 2),
  retries: 0,
  forbidOnly: true,
  // What never ends: each wait of a journey has a limit of its own.
  timeout: 15 * 60_000,
  // Node runs TypeScript itself.
  build: { external: ['**'] },
  use: {
    ...PERSIAN,
    launchOptions: browserProgram(),
    trace: isTraced ? 'retain-on-failure' : 'off',
  },
});
