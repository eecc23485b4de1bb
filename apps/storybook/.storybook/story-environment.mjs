import { setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';
import { chromium } from 'playwright-core';

/** The last message of Jest to a worker, see `CHILD_MESSAGE_END` of jest-worker. */
const END = 2;

/** The browser of this worker. */
let browser;
/** Its page, which shows the stories of all files that it gets. */
let page;

async function openPage({ launchOptions, contextOptions }) {
  if (browser === undefined) {
    browser = await chromium.launch(launchOptions);
    // The worker would be kept alive by its browser. As it ends, Playwright ends the browser too.
    process.on('message', ([type]) => type === END && process.exit());
  }
  const context = await browser.newContext(contextOptions);
  page = await context.newPage();
  // The test that runs meanwhile fails.
  page.on('pageerror', (error) => process.emit('uncaughtException', error));
  await setupPage(page, context);
  // Each story is listened to by a further layer around these.
  await page.evaluate(() => Reflect.set(globalThis, 'firstConsole', { ...console }));
}

async function forgetPage() {
  await page?.context().close();
  page = undefined;
}

/** For the end of a run in which Jest's own process had the browser: it gets no such message, and would wait for it. */
export async function closeBrowser() {
  await browser?.close();
  browser = undefined;
}

/** Leaves nothing of the stories before: storage, place of the mouse, size. */
async function cleanPage() {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    Object.assign(console, Reflect.get(globalThis, 'firstConsole'));
  });
  await page.mouse.move(-1, -1);
  await page.setViewportSize({ width: 1280, height: 720 });
}

/**
 * Where a file of stories runs: the test runner's own place for it, with the hooks of `.storybook/test-runner.ts`, which are
 * loaded once a worker. The page too is kept: to open one and load Storybook in it takes several times as long as most stories.
 * It is shown story after story of many files, as a reader of Storybook would; after a failure another takes its place.
 */
export default class StoryEnvironment extends PlaywrightEnvironment {
  async setup() {
    await super.setup();
    // Not above: Jest translates what is imported while it loads this file, to what Node does not read.
    const { default: config } = await import('./test-runner.ts');
    if (page === undefined) await openPage(this._jestPlaywrightConfig);
    else await cleanPage();
    Object.assign(this.global, {
      page,
      context: page.context(),
      __sbPreVisit: config.preVisit,
      __sbPostVisit: config.postVisit,
      __sbSetupPage: setupPage,
      __sbCollectCoverage: false,
    });
  }

  async handleTestEvent(event) {
    await super.handleTestEvent(event);
    if (event.name === 'test_done' && event.test.errors.length > 0) this.hasFailure = true;
  }

  async teardown() {
    if (this.hasFailure || this.global.page !== page) await forgetPage();
    await super.teardown();
  }
}
