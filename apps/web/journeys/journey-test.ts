import { type Browser, test as base, type TestInfo } from '@playwright/test';
import { openBrowser, openVisitor, type VisitOptions, type Visitor } from './browser.ts';
import { expect } from './expect-and-pictures.ts';
import { type RunningApp, startCopy } from './run-app.ts';

interface Asked extends Partial<VisitOptions> {
  /** The size of text that is set in the browser, in pixels; 16 is usual. */
  readonly textSize?: number;
  /** A fault that belongs to the journey: any other one fails it. */
  readonly allowedFault?: RegExp;
}

/** Opens the app as somebody else, in a browser context that is closed in the end. */
export type Visit = (asked?: Asked) => Promise<Visitor>;

export interface Stage {
  readonly app: RunningApp;
  readonly visit: Visit;
}

/** Name under which the reporter finds what pages showed when a journey failed. */
export const SHOWN = 'what the pages showed';

/** What every open page shows: a failure is understood by it. */
async function attachPages(browser: Browser, info: TestInfo): Promise<void> {
  const shown: string[] = [];
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not wanted.
    const text = await page.locator('body').innerText({ timeout: 5_000 }).catch(String);
    shown.push(`at ${page.url()}: ${text.replaceAll(/\s+/g, ' ').slice(0, 600)}`);
  }
  if (shown.length > 0) await info.attach(SHOWN, { body: shown.join('\n'), contentType: 'text/plain' });
}

export const test = base.extend<Stage & { stage: Stage }, { workerApp: RunningApp }>({
  workerApp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are used.
    async ({}, use) => {
      const app = await startCopy();
      await use(app);
      await app.stop();
    },
    { scope: 'worker' },
  ],
  app: ({ workerApp }, use) => use(workerApp),
  visit: async ({ app, browser }, use, info) => {
    const opened: { visitor: Visitor; allowedFault: RegExp | undefined }[] = [];
    const own: Browser[] = [];
    await use(async ({ allowedFault, textSize, ...options } = {}) => {
      const theirs =
        textSize === undefined ? browser : await openBrowser([`--blink-settings=defaultFontSize=${textSize}`]);
      if (theirs !== browser) own.push(theirs);
      const visitor = await openVisitor(theirs, { origin: app.url, ...options });
      opened.push({ visitor, allowedFault });
      return visitor;
    });
    if (info.status !== info.expectedStatus) for (const each of [browser, ...own]) await attachPages(each, info);
    for (const { visitor } of opened) await visitor.context.close();
    for (const each of own) await each.close();
    const faults = opened.flatMap(({ visitor, allowedFault }) =>
      visitor.faults.filter((fault) => allowedFault?.test(fault) !== true),
    );
    expect(faults.length === 0, `faults of the pages: ${faults.join('\n')}`);
  },
  stage: ({ app, visit }, use) => use({ app, visit }),
});
