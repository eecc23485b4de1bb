/**
 * What a browser really fetches until a screen can be used: requests, how many of them one after another, and scripts (gzip),
 * of the built app with its server, cold and with a second visit. Nothing is timed. A budget is the figure reached and a little
 * more, since on a busy machine some of what follows begins before the screen is painted. It may only be lowered, until it is
 * 18 requests, 4 again, and 105 to 175 KB. Run it after a build. Words choose screens; `--list` names the files.
 */
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { BrowserContext } from 'playwright-core';
import { openBrowser, PERSIAN } from '../journeys/browser.ts';
import { SCREENS } from '../journeys/phone-screens.ts';
import { visit } from '../journeys/phone-visit.ts';
import { makeDemoData, startCopy } from '../journeys/run-app.ts';
import { PASSWORD } from '../journeys/sign-in.ts';

interface Budget {
  /** Requests of a first visit, and how many of them one after another at most. */
  readonly cold: number;
  readonly deep: number;
  /** Requests of a second visit, which has the files. */
  readonly warm: number;
  /** Scripts of a first visit. */
  readonly jsKb: number;
  /** Cumulative layout shift of either visit, and of one whose replies come one after another. */
  readonly moved: number;
}

const BUDGETS: Readonly<Record<string, Budget>> = {
  login: { cold: 14, deep: 3, warm: 2, jsKb: 130, moved: 0.02 },
  'student home': { cold: 21, deep: 3, warm: 5, jsKb: 151.5, moved: 0.02 },
  question: { cold: 30, deep: 3, warm: 3, jsKb: 181.5, moved: 0.02 },
  'teacher home': { cold: 19, deep: 3, warm: 6, jsKb: 147, moved: 0.02 },
  report: { cold: 22, deep: 3, warm: 3, jsKb: 167, moved: 0.02 },
  school: { cold: 26, deep: 3, warm: 7, jsKb: 158, moved: 0.02 },
  organization: { cold: 22, deep: 3, warm: 3, jsKb: 162, moved: 0.02 },
  'admin chat': { cold: 32, deep: 3, warm: 5, jsKb: 200, moved: 0.02 },
};

/** What the service worker fetches once for times without a network, in KB; it is fetched behind the first screen. */
const STORED_BUDGET_KB = 513;

const dist = new URL('../dist/', import.meta.url);
const isListed = process.argv.includes('--list');
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));

const gzipBytes = (path: string) => gzipSync(readFileSync(new URL(path, dist)), { level: 9 }).length;

let passed = 0;
let failed = 0;
function check(name: string, what: string, figure: number, budget: number): void {
  if (figure <= budget) {
    passed += 1;
    return;
  }
  failed += 1;
  console.log(`${name}: ${what} ${figure} is over its budget of ${budget}`);
}

/** Replies that come together hide what one of them moves: each comes so many milliseconds after the one before. */
const APART = 120;

const replyInTurn = (context: BrowserContext, calls: readonly string[]) =>
  context.route('**/api/**', async (route) => {
    await setTimeout(Math.max(0, calls.indexOf(route.request().url())) * APART);
    await route.continue();
  });

process.env.DEMO_SIZE = 'small';
const removeData = await makeDemoData();
const app = await startCopy();
const browser = await openBrowser();
try {
  console.log('| screen | requests | deep | requests, again | JS, KB | budget | moved |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const { name, user, path, ready } of SCREENS) {
    const budget = BUDGETS[name];
    if (budget === undefined) throw new Error(`${name} has no budget`);
    if (asked.length > 0 && !asked.includes(name.replaceAll(' ', '-'))) continue;
    const options = { ...PERSIAN, ...PERSIAN.contextOptions, viewport: { width: 390, height: 844 }, hasTouch: true };
    // A worker would store files beside the visit that is counted; of its own list there is a budget below.
    const first = await browser.newContext({ ...options, serviceWorkers: 'block' });
    const page = await first.newPage();
    if (user !== undefined) {
      await page.goto(`${app.url}/auth/login`);
      await page.getByLabel('نام کاربری', { exact: true }).fill(user);
      await page.getByLabel('رمز عبور', { exact: true }).fill(PASSWORD);
      await page.keyboard.press('Enter');
      await page.waitForURL((address) => !address.pathname.startsWith('/auth/'));
    }
    const address = app.url + (typeof path === 'string' ? path : await path(page));
    const storageState = await first.storageState();
    await first.close();
    const context = await browser.newContext({ ...options, storageState, serviceWorkers: 'block' });
    const cold = await visit(context, address, ready, 1);
    const warm = await visit(context, address, ready, 1);
    await context.close();
    const calls = cold.fetched.map(({ url }) => url).filter((url) => url.includes('/api/'));
    const spread = await browser.newContext({ ...options, storageState, serviceWorkers: 'block' });
    await replyInTurn(spread, calls.toSorted());
    const inTurn = await visit(spread, address, ready, 1);
    await spread.unrouteAll({ behavior: 'ignoreErrors' });
    await spread.close();
    const deep = Math.max(...cold.fetched.map(({ depth }) => depth));
    const scripts = cold.fetched
      .filter(({ url }) => url.endsWith('.js'))
      .map(({ url }) => new URL(url).pathname.slice(1));
    const js = scripts.reduce((sum, file) => sum + gzipBytes(file), 0) / 1000;
    const moved = Math.max(cold.shift, warm.shift, inTurn.shift);
    const cells = [cold.fetched.length, deep, warm.fetched.length, js.toFixed(1), budget.jsKb, moved.toFixed(3)];
    console.log(`| ${name} | ${cells.join(' | ')} |`);
    if (isListed)
      for (const [visited, { fetched }] of Object.entries({ cold, warm }))
        for (const { url, depth } of fetched) console.log(`  ${visited} ${depth} ${url.replace(app.url, '')}`);
    check(name, 'requests', cold.fetched.length, budget.cold);
    check(name, 'requests one after another', deep, budget.deep);
    check(name, 'requests of a second visit', warm.fetched.length, budget.warm);
    check(name, 'KB of scripts', js, budget.jsKb);
    check(name, 'shift', moved, budget.moved);
    // The one with Persian letters; a second is as much as half of the scripts.
    check(name, 'fonts', cold.fetched.filter(({ url }) => url.endsWith('.woff2')).length, 1);
    check(name, 'calls made twice', calls.length - new Set(calls).size, 0);
  }
  const stored = (
    JSON.parse(readFileSync(new URL('.vite/stored-files.json', dist), 'utf8')) as { url: string }[]
  ).filter(({ url }) => !url.includes('?'));
  const storedKb =
    stored.reduce((sum, { url }) => {
      const content = readFileSync(new URL(url.slice(1), dist));
      return sum + (url.endsWith('.woff2') ? content.length : gzipSync(content, { level: 9 }).length);
    }, 0) / 1000;
  console.log(
    `\nstored for times without a network: ${stored.length} files, ${storedKb.toFixed(1)} KB of ${STORED_BUDGET_KB}`,
  );
  check('stored', 'KB', storedKb, STORED_BUDGET_KB);
} finally {
  await browser.close();
  await app.stop();
  removeData();
}
console.log(`\nsize: ${passed} passed, ${failed} failed, 0 skipped`);
process.exit(failed > 0 ? 1 : 0);
