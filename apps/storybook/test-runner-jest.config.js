import { fileURLToPath } from 'node:url';
import { getJestConfig } from '@storybook/test-runner';
import { CHROMIUM_FLAGS } from '../../scripts/tooling/chromium-flags.mjs';

const base = getJestConfig();
const playwright = base.testEnvironmentOptions['jest-playwright'];

export default {
  ...base,
  rootDir: fileURLToPath(new URL('.', import.meta.url)),
  testTimeout: 120_000,
  testEnvironment: fileURLToPath(new URL('./.storybook/story-environment.mjs', import.meta.url)),
  globalTeardown: fileURLToPath(new URL('./.storybook/close-browser.mjs', import.meta.url)),
  // What it would load stands in the environment.
  setupFilesAfterEnv: [],
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...playwright,
      // The environment opens one browser a worker.
      launchType: 'LAUNCH',
      skipInitialization: true,
      launchOptions: {
        ...playwright.launchOptions,
        executablePath: process.env.CHROME_PATH,
        args: [...CHROMIUM_FLAGS, '--disable-lcd-text', '--font-render-hinting=none'],
      },
      // The same world for every run: no motion to wait for, no system that asks for other colors.
      contextOptions: { reducedMotion: 'reduce', colorScheme: 'light', locale: 'fa-IR', timezoneId: 'Asia/Tehran' },
    },
  },
};
