import { setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';
import { chromium } from 'playwright-core';

/** Files of stories that one page shows after one another. A page that lives longer keeps more of what stories left in it. */
const FILES_A_PAGE = 24;
/** The last message of Jest to a worker, see `CHILD_MESSAGE_END` of jest-worker. */
const END = 2;

/** The browser of this worker. */
let browser;
/** Its page, and how many files it has shown. */
let page;
let files = 0;

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
  files = 0;
}

async function forgetPage() {
  await page?.context().close();
  page = undefined;
  // A single file runs in Jest's own process, which gets no such message and would wait for the browser.
  if (process.send !== undefined) return;
  await browser?.close();
  browser = undefined;
}

/** Leaves nothing of the stories before: storage, place of the mouse, size. */
async function cleanPage() {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
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
    if (files >= FILES_A_PAGE) await forgetPage();
    if (page === undefined) await openPage(this._jestPlaywrightConfig);
    else await cleanPage();
    files += 1;
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
    if (this.hasFailure || this.global.page !== page || process.send === undefined) await forgetPage();
    await super.teardown();
  }
}
