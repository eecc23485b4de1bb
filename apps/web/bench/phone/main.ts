/**
 * The app on a cheap phone (processor at a quarter, 1.6 Mb/s, 750 kb/s up, 150 ms, HTTP/1.1) beside a bare React page with the same
 * font that makes the same calls at once, in turn within one run: only the ratios are of use on a machine that does other work.
 * Run it after a build. `--rounds=3` is a quick look; words choose screens; `--pictures=<folder>` is where the waterfalls go.
 */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser, PERSIAN } from '@mashq/web/journeys/browser.ts';
import { SCREENS, type Screen, skillWithNumber } from '@mashq/web/journeys/phone-screens.ts';
import { openPhone, press, type Visit, visit } from '@mashq/web/journeys/phone-visit.ts';
import { makeDemoData, startCopy } from '@mashq/web/journeys/run-app.ts';
import { PASSWORD } from '@mashq/web/journeys/sign-in.ts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { serveBare } from './bare.ts';
import { type Link, openLink } from './slow-link.ts';
import { waterfall } from './waterfall.ts';

const option = (name: string) => process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(`--${name}=`.length);
const rounds = Number(option('rounds') ?? 7);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds: a whole number from 1 is meant');
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const pictures = option('pictures') ?? mkdtempSync(join(tmpdir(), 'mashq-phone-'));

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

const PHONE = { ...PERSIAN, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
const open = (browser: Browser, state?: State) =>
  browser.newContext({ ...PHONE, ...PERSIAN.contextOptions, ...(state && { storageState: state }) });

/** The storage of a browser, as it is under another origin. */
const moved = (state: State, origin: string): State => ({
  ...state,
  origins: state.origins.map((each) => ({ ...each, origin })),
});

async function signInAt(page: Page, username: string, url: string): Promise<void> {
  await page.goto(`${url}/auth/login`);
  await page.getByLabel('نام کاربری', { exact: true }).fill(username);
  await page.getByLabel('رمز عبور', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL((address) => !address.pathname.startsWith('/auth/'));
}

/** The worker has stored its files, and the page asks for nothing more. */
async function fillCaches(page: Page, isStudent: boolean): Promise<void> {
  await page.waitForLoadState('load');
  if (isStudent)
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
  await page.waitForTimeout(4000);
}

interface Measured {
  readonly cold: Visit[];
  readonly warm: Visit[];
}
const nothing = (): Measured => ({ cold: [], warm: [] });

async function measureScreen(browser: Browser, link: Link, bareLink: Link, screen: Screen) {
  link.slow = false;
  bareLink.slow = false;
  const first = await open(browser);
  const page = await first.newPage();
  if (screen.user !== undefined) await signInAt(page, screen.user, link.url);
  const path = typeof screen.path === 'string' ? screen.path : await screen.path(page);
  const state = await first.storageState();
  // Which calls the screen makes: the floor makes the same.
  const calls = new Set<string>();
  const note = (url: string) => {
    const { pathname, search } = new URL(url);
    if (pathname.startsWith('/api/') && pathname !== '/api/events/') calls.add(pathname.slice(4) + search);
  };
  page.on('request', (request) => request.method() === 'GET' && note(request.url()));
  await page.goto(link.url + path);
  await page.waitForSelector(screen.ready);
  const made = [...calls];
  await fillCaches(page, screen.user === 'g5a-03');
  await page.close();

  const bareState = moved(state, bareLink.url);
  const forFloor = async (context: BrowserContext) => {
    await context.addInitScript((text) => sessionStorage.setItem('bare', text), JSON.stringify({ calls: made }));
    return context;
  };
  const bareWarm = await forFloor(await open(browser, bareState));
  const warmPage = await bareWarm.newPage();
  await warmPage.goto(bareLink.url);
  await warmPage.waitForSelector('#ready');
  await warmPage.close();
  link.slow = true;
  bareLink.slow = true;

  const product = nothing();
  const floor = nothing();
  for (let round = 0; round < rounds; round += 1) {
    const cold = await open(browser, state);
    product.cold.push(await visit(cold, link.url + path, screen.ready));
    await cold.close();
    const bareCold = await forFloor(await open(browser, bareState));
    floor.cold.push(await visit(bareCold, bareLink.url, '#ready'));
    await bareCold.close();
    product.warm.push(await visit(first, link.url + path, screen.ready));
    floor.warm.push(await visit(bareWarm, bareLink.url, '#ready'));
  }
  await first.close();
  await bareWarm.close();
  return { name: screen.name, product, floor };
}

interface Presses {
  readonly verdict: number[];
  readonly next: number[];
  readonly nextRequests: number[];
}

/** From the press to the verdict of a wrong answer, and from «سؤال بعدی» to the next question. */
async function measureAnswers(browser: Browser, link: Link, bareLink: Link) {
  const context = await open(browser);
  link.slow = false;
  bareLink.slow = false;
  const setUp = await context.newPage();
  await signInAt(setUp, 'g5a-04', link.url);
  const skill = await skillWithNumber(setUp);
  const path = `/student/skill/question/${skill}`;
  await setUp.goto(link.url + path);
  await fillCaches(setUp, true);
  await setUp.close();
  // Another student: a new question of the floor would end the one that the product shows.
  const floorContext = await open(browser);
  await signInAt(await floorContext.newPage(), 'g5a-05', link.url);
  const state = await floorContext.storageState();
  await floorContext.close();
  const page = await openPhone(context);
  await page.goto(link.url + path);
  await page.waitForSelector('main input');
  await page.waitForTimeout(3000);
  const bareContext = await open(browser, moved(state, bareLink.url));
  const product: Presses = { verdict: [], next: [], nextRequests: [] };
  const floor: Presses = { verdict: [], next: [], nextRequests: [] };

  const next = `/member/questions/?skillName=${skill}&isEmpty=true`;
  let sent: { path: string; body: object } | undefined;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.startsWith('/api/member/questions/'))
      sent ??= {
        path: pathname.slice(4).replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/, 'ID'),
        body: request.postDataJSON() as object,
      };
  });
  link.slow = true;
  bareLink.slow = true;
  let bare: Page | undefined;
  for (let round = 0; round < rounds + 1; round += 1) {
    await page.locator('main input').first().fill('۱');
    // A phone has the pad of numbers, whose last key checks the answer.
    const check = page.locator('[data-key=done]').or(page.getByRole('button', { name: 'تأیید' }));
    await check.first().evaluate((each) => each.setAttribute('data-bench', 'check'));
    const verdict = await press(page, '[data-bench=check]', '[data-verdict]', '#nothing');
    await page.waitForTimeout(1500);
    // With its solution the question is done, as it is with a right answer: the next one is fetched while that is read.
    const solution = page.getByRole('button', { name: 'راه‌حل را نشانم بده' });
    for (let hint = 0; hint < 6 && !(await solution.isVisible()); hint += 1) {
      await page.keyboard.press('Alt+h');
      await page.waitForTimeout(1000);
    }
    await solution.click();
    const onward = page.getByRole('button', { name: 'سؤال بعدی' });
    await onward.first().waitFor();
    await page.waitForTimeout(1500);
    await page
      .locator('main input')
      .first()
      .evaluate((each) => each.setAttribute('data-bench', 'before'));
    await onward.first().evaluate((each) => each.setAttribute('data-bench', 'next'));
    let requests = 0;
    const count = (request: { url: () => string }) => {
      if (/\/api\/member\/questions/.test(request.url())) requests += 1;
    };
    page.on('request', count);
    const seen = await press(page, '[data-bench=next]', 'main input:not([readonly])', '[data-bench=before]');
    page.off('request', count);
    await page.waitForTimeout(1500);
    // The first press compiles what it runs.
    if (round > 0) {
      product.verdict.push(verdict);
      product.next.push(seen);
      product.nextRequests.push(requests);
    }
    if (bare === undefined && sent !== undefined) {
      await bareContext.addInitScript(
        (text) => sessionStorage.setItem('bare', text),
        JSON.stringify({ calls: [], next, answer: sent }),
      );
      bare = await openPhone(bareContext);
      await bare.goto(bareLink.url);
      await bare.waitForSelector('#ready');
      await press(bare, '#more', '.question', '#nothing');
    }
    if (bare === undefined) continue;
    const bareVerdict = await press(bare, '#check', '#verdict', '#nothing');
    const before = await bare.locator('.question').getAttribute('id');
    const bareNext = await press(bare, '#more', '.question', `[id="${before}"]`);
    if (round > 0) {
      floor.verdict.push(bareVerdict);
      floor.next.push(bareNext);
    }
  }
  await context.close();
  await bareContext.close();
  return { product, floor };
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const of = (visits: readonly Visit[], what: (visit: Visit) => number) => median(visits.map(what));
const scripts = ({ fetched }: Visit) =>
  fetched.reduce((sum, { kind, bytes }) => sum + (kind === 'Script' ? bytes : 0), 0) / 1000;

process.env.DEMO_SIZE ??= 'small';
const removeData = await makeDemoData();
const app = await startCopy();
const bare = await serveBare(app.url);
const link = await openLink(app.url);
const bareLink = await openLink(bare.url);
const browser = await openBrowser();
try {
  mkdirSync(pictures, { recursive: true });
  const wanted = SCREENS.filter(({ name }) => asked.length === 0 || asked.includes(name.replaceAll(' ', '-')));
  console.log(`Medians of ${rounds} visits each, product and floor in turn.\n`);
  console.log(
    '| screen | | usable, ms | floor, ms | ratio | LCP, ms | moved | requests | deep | JS, KB |\n| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
  );
  for (const screen of wanted) {
    const measured = await measureScreen(browser, link, bareLink, screen).catch(async (error: unknown) => {
      // The others are of use all the same, once its pages are closed, which would keep a core busy.
      console.error(`${screen.name}:`, error);
      process.exitCode = 1;
      for (const context of browser.contexts()) await context.close();
    });
    if (measured === undefined) continue;
    const { name, product, floor } = measured;
    for (const kind of ['cold', 'warm'] as const) {
      const usable = of(product[kind], (each) => each.usable);
      const bareUsable = of(floor[kind], (each) => each.usable);
      const cells = [
        usable.toFixed(0),
        bareUsable.toFixed(0),
        (usable / bareUsable).toFixed(2),
        of(product[kind], ({ paint }) => paint).toFixed(0),
        of(product[kind], ({ shift }) => shift).toFixed(3),
        of(product[kind], ({ fetched }) => fetched.length).toFixed(0),
        of(product[kind], ({ fetched }) => Math.max(0, ...fetched.map(({ depth }) => depth))).toFixed(0),
        of(product[kind], scripts).toFixed(0),
      ];
      console.log(`| ${name} | ${kind} | ${cells.join(' | ')} |`);
    }
    const typical = product.cold.toSorted((a, b) => a.usable - b.usable)[Math.floor(product.cold.length / 2)];
    if (typical) writeFileSync(join(pictures, `${name.replaceAll(' ', '-')}.svg`), waterfall(name, typical));
  }
  if (asked.length === 0 || asked.includes('answers')) {
    const { product, floor } = await measureAnswers(browser, link, bareLink);
    console.log('\n| | product, ms | floor, ms | ratio | requests |\n| --- | ---: | ---: | ---: | ---: |');
    for (const [what, name] of [
      ['verdict', 'tap to verdict'],
      ['next', 'next question'],
    ] as const) {
      const [ours, theirs] = [median(product[what]), median(floor[what])];
      console.log(
        `| ${name} | ${ours.toFixed(0)} | ${theirs.toFixed(0)} | ${(ours / theirs).toFixed(2)} | ${what === 'next' ? median(product.nextRequests) : 1} |`,
      );
    }
  }
  console.log(`\nWaterfalls: ${pictures}`);
} finally {
  await browser.close();
  await link.stop();
  await bareLink.stop();
  bare.stop();
  await app.stop();
  removeData();
}
