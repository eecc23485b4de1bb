import { fileURLToPath } from 'node:url';
import { getJestConfig } from '@storybook/test-runner';

const base = getJestConfig();
const playwright = base.testEnvironmentOptions['jest-playwright'];

/**
 * Chromium opens a page of its own for the address bar of each window, though nobody sees one. The flag takes the place of
 * Playwright's, so what a page could notice of that is named again.
 */
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
const PLAYWRIGHTS = ['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'].concat([
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
]);

export default {
  ...base,
  rootDir: fileURLToPath(new URL('.', import.meta.url)),
  testTimeout: 120_000,
  testEnvironment: fileURLToPath(new URL('./.storybook/story-environment.mjs', import.meta.url)),
  // What it would load stands in the environment.
  setupFilesAfterEnv: [],
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...playwright,
      // One browser for all files: to start one takes as long as a small story.
      launchType: 'SERVER',
      launchOptions: {
        ...playwright.launchOptions,
        executablePath: process.env.CHROME_PATH,
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          `--disable-features=${[...UNSEEN, ...PLAYWRIGHTS]}`,
          '--disable-lcd-text',
          '--font-render-hinting=none',
        ],
      },
      // The same world for every run: no motion to wait for, no system that asks for other colors.
      contextOptions: { reducedMotion: 'reduce', colorScheme: 'light', locale: 'fa-IR', timezoneId: 'Asia/Tehran' },
    },
  },
};
