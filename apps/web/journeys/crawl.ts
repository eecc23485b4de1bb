import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page, Response } from 'playwright-core';
import { runnerImport } from 'vite';
import { settled } from './browser.ts';

/** Paths of all routes of the app. */
export async function routePaths(): Promise<readonly string[]> {
  const { module } = await runnerImport<typeof import('./route-list.ts')>(
    fileURLToPath(new URL('./route-list.ts', import.meta.url)),
    { configFile: false, logLevel: 'warn' },
  );
  return module.paths;
}

interface Pattern {
  readonly path: string;
  readonly matches: RegExp;
  /** Words of the path that are not parameters: of two paths that match, the one with more of them is meant. */
  readonly literal: number;
}

function patternOf(path: string): Pattern {
  const words = path.split('/').slice(1);
  const source = words.map((word) => {
    if (!word.startsWith(':')) return `/${word}`;
    return word.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
  });
  return {
    path,
    matches: new RegExp(`^${source.join('')}/?$`),
    literal: words.filter((word) => !word.startsWith(':')).length,
  };
}

/** The route that an address belongs to, by its path. */
export function routeOf(paths: readonly string[]): (address: string) => string | undefined {
  const patterns = paths.map(patternOf).sort((a, b) => b.literal - a.literal);
  return (address) => patterns.find(({ matches }) => matches.test(address))?.path;
}

/** Waits until the screen of the page is there: it has its heading, asks for nothing more, and nothing of it is still loading. */
export async function loaded(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await settled(page);
}

/**
 * The app stores open work for times without a network while any screen is open: what it reads for that is not the screen's.
 * Its file does not load in a crawl, so that only what a screen reads itself is taken for that.
 */
export async function withoutOpenWork(page: Page): Promise<void> {
  const manifest: Record<string, { file: string } | undefined> = JSON.parse(
    readFileSync(new URL('../dist/.vite/manifest.json', import.meta.url), 'utf8'),
  );
  const openWork = manifest['../../packages/state/src/work/open-work/start-open-work.ts'];
  if (openWork === undefined) throw new Error('The file that stores open work is not in the build: has it moved?');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: [`*/${openWork.file}`] });
}

export interface Screen {
  /** The route it belongs to. */
  readonly path: string;
  readonly address: string;
  /** Paths of what it read from the server, the frame around it included. */
  readonly reads: ReadonlySet<string>;
}

export interface Crawl {
  /** A screen of each route that was reached. */
  readonly screens: readonly Screen[];
  readonly faults: readonly string[];
}

/** Goes to the address by its entry of a menu, without loading the app again; by itself where no menu has it. */
async function followMenu(page: Page, address: string): Promise<void> {
  const entry = page.locator(`nav a[href="${address}"]`);
  if ((await entry.count()) === 0) {
    await page.goto(address);
    return;
  }
  const before = new URL(page.url()).pathname;
  const to = new URL(address, page.url()).pathname;
  // The screen before stays until the new one is there: what is asked of the page next must not find it.
  if (to !== before)
    await page
      .locator('h1')
      .first()
      .evaluate((heading) => heading.setAttribute('data-left', ''));
  // Some menus are closed on a phone.
  await entry.first().evaluate((link: HTMLAnchorElement) => link.click());
  await page.waitForURL((url) => url.pathname === to);
  await page.locator('h1:not([data-left])').first().waitFor({ state: 'attached' });
}

interface CrawlOptions {
  /** Checks a screen that has loaded. */
  readonly look?: (screen: Screen) => Promise<void>;
  /** Follows the links of menus alone, and only from the first screen. */
  readonly onlyMenus?: boolean;
  /** Widths of a window in which nothing may reach beyond it, beside the one it has. */
  readonly widths?: readonly number[];
}

/** What of the page is wider than the window, if anything is. */
export async function tooWide(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= innerWidth) return null;
    // The innermost element without which it would fit.
    let cause: HTMLElement = document.body;
    for (;;) {
      const inner = [...cause.children].find((child): child is HTMLElement => {
        if (!(child instanceof HTMLElement)) return false;
        const { display } = child.style;
        child.style.display = 'none';
        const isCause = document.documentElement.scrollWidth <= innerWidth;
        child.style.display = display;
        return isCause;
      });
      if (inner === undefined) break;
      cause = inner;
    }
    const { localName, className, textContent } = cause;
    return `${scrollWidth} px wide in a window of ${innerWidth}: ${localName}.${className} «${textContent.slice(0, 60)}»`;
  });
}

/** Height for what is read that bars at the edges leave of a window 320 px wide and 256 px high, a desktop's at 400 %. */
const SMALL_WINDOW = { width: 320, height: 256 };
const MIN_FREE = 160;

/** Where bars that stay at an edge take too much of a small window. */
export async function barFault(page: Page): Promise<string | null> {
  const before = page.viewportSize();
  if (before === null) throw new Error('The page has no size.');
  await page.setViewportSize(SMALL_WINDOW);
  // Bars may leave while a page is scrolled: what is read further down is what counts.
  await page.evaluate(() => scrollTo(0, 120));
  const { free, bars } = await page.evaluate(() => {
    const taken = new Array<boolean>(innerHeight).fill(false);
    const bars: string[] = [];
    for (const one of document.querySelectorAll('body *')) {
      const { position, visibility } = getComputedStyle(one);
      if ((position !== 'fixed' && position !== 'sticky') || visibility === 'hidden') continue;
      const { top, bottom, width, height } = one.getBoundingClientRect();
      // A round button in a corner is no bar.
      if (width < innerWidth / 2 || height === 0 || height >= innerHeight || bottom <= 0 || top >= innerHeight)
        continue;
      if (!one.checkVisibility({ opacityProperty: true })) continue;
      if (position === 'sticky' && top > 1 && bottom < innerHeight - 1) continue;
      bars.push(`${one.localName} ${Math.round(top)} to ${Math.round(bottom)}`);
      for (let y = Math.max(0, Math.floor(top)); y < Math.min(innerHeight, bottom); y += 1) taken[y] = true;
    }
    return { free: taken.filter((is) => !is).length, bars };
  });
  await page.evaluate(() => scrollTo(0, 0));
  await page.setViewportSize(before);
  return free >= MIN_FREE ? null : `bars leave ${free} px of ${SMALL_WINDOW.height}: ${bars.join(', ')}`;
}

/** The title of a window that is about one class, person, work or chat begins with its name: «name – screen | product». */
export async function namelessTitle(page: Page, path: string): Promise<string | null> {
  if (!path.includes('/:')) return null;
  const title = await page.title();
  return title.includes(' – ') ? null : `is about one thing, and its window is titled «${title}»`;
}

/** English words that a voice would read as Persian: no element around them says their language. */
export async function foreignWords(page: Page): Promise<string | null> {
  const found = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      // A name, an address or a code is no word of a language.
      const text = (node.textContent ?? '').match(/(?<![\w.@/-])[A-Za-z]{3,}(?: [A-Za-z]{2,})+(?![\w.@/-])/)?.[0];
      if (text === undefined || element === null || element.closest('script, style, code, kbd, svg') !== null) continue;
      if (element.closest('[lang]')?.getAttribute('lang') === 'fa') words.push(text);
    }
    return words;
  });
  return found.length === 0 ? null : `says ${[...new Set(found)].join(', ')} in Persian`;
}

/** Words of menus and buttons that are broken in their middle. */
async function brokenWords(page: Page): Promise<string | null> {
  const found = await page.evaluate(() => {
    const words: string[] = [];
    for (const one of document.querySelectorAll('nav, header, button, a')) {
      const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (node.parentElement?.checkVisibility({ visibilityProperty: true }) !== true) continue;
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[\u0600-\u06ff]{3,}/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          if (tops.length > 1 && Math.max(...tops) - Math.min(...tops) > 8) words.push(word);
        }
      }
    }
    return words;
  });
  return found.length === 0 ? null : `breaks ${[...new Set(found)].slice(0, 5).join(', ')}`;
}

/** Links and buttons of the frame around a screen that something else lies over. */
async function coveredControls(page: Page): Promise<string | null> {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header :is(a, button), nav :is(a, button)')]
      .filter((one) => !one.closest('main') && one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
        const over = document.elementFromPoint(x, y);
        return over !== null && !one.contains(over) && !over.contains(one);
      })
      .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
  );
  return found.length === 0 ? null : `something lies over ${found.slice(0, 5).join(', ')}`;
}

const frameFaults = async (page: Page) => [await tooWide(page), await brokenWords(page), await coveredControls(page)];

/** In each of the widths, and then in the one that the window had. */
async function widthFaults(page: Page, widths: readonly number[]): Promise<string[]> {
  const before = page.viewportSize();
  if (before === null) throw new Error('The page has no size.');
  const faults = await frameFaults(page);
  for (const width of widths) {
    await page.setViewportSize({ ...before, width });
    faults.push(...(await frameFaults(page)));
  }
  if (widths.length > 0) await page.setViewportSize(before);
  return faults.filter((fault) => fault !== null);
}

/**
 * Follows links from one address to one screen of each route that can be reached, in the order they are found. Faults are
 * links that lead to no route, calls that fail while a screen loads, screens wider than the window, and what `look` throws.
 */
export async function crawl(
  page: Page,
  start: string,
  paths: readonly string[],
  { look = async () => {}, onlyMenus = false, widths = [] }: CrawlOptions,
): Promise<Crawl> {
  const find = routeOf(paths);
  const screens = new Map<string, Screen>();
  const faults: string[] = [];
  const waiting: { address: string; from: string }[] = [{ address: start, from: 'the start' }];
  const failed: string[] = [];
  let reads = new Set<string>();
  const note = (response: Response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/') && response.request().method() === 'GET') reads.add(pathname);
    if (pathname.startsWith('/api/') && response.status() >= 400) failed.push(`${pathname} is ${response.status()}`);
  };
  page.on('response', note);
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { address, from } = next;
    const path = find(new URL(address, 'http://host').pathname);
    if (path === undefined) {
      faults.push(`${from}: the link ${address} leads to no screen`);
      continue;
    }
    if (screens.has(path)) continue;
    reads = new Set();
    const screen = { path, address, reads };
    screens.set(path, screen);
    failed.length = 0;
    try {
      await (onlyMenus ? followMenu(page, address) : page.goto(address));
      await loaded(page);
      const { pathname } = new URL(page.url());
      // A screen may go on to one below it, as from a review to its next question.
      const isBelow = pathname.startsWith(`${new URL(address, page.url()).pathname}/`);
      if (find(pathname) !== path && !isBelow) faults.push(`${from}: the link ${address} ends at ${pathname}`);
      faults.push(...(await widthFaults(page, widths)).map((fault) => `${path} (${address}): ${fault}`));
      await look(screen);
    } catch (error) {
      faults.push(`${path} (${address}): ${error instanceof Error ? error.message.split('\n', 3).join(' ') : error}`);
      continue;
    }
    faults.push(...failed.map((call) => `${path} (${address}): ${call}`));
    if (onlyMenus && screens.size > 1) continue;
    const links = await page.evaluate(
      (selector) =>
        Array.from(
          document.querySelectorAll<HTMLAnchorElement>(selector),
          ({ href }) => new URL(href).pathname + new URL(href).search,
        ),
      onlyMenus ? 'nav a[href^="/"]' : 'a[href^="/"]',
    );
    for (const link of new Set(links)) {
      // Replies of the server, and files.
      if (/^\/api\/|\.\w+$/.test(link)) continue;
      waiting.push({ address: link, from: path });
    }
  }
  page.off('response', note);
  return { screens: [...screens.values()], faults };
}

/**
 * What failing calls reply, with 409: not a failure that the app tries again by itself, for that takes seconds on each screen,
 * nor one that says that the address is wrong.
 */
const REFUSAL = 'این بار نشد؛ آزمایش خطا.';

const REFUSED = {
  responseCode: 409,
  responseHeaders: [{ name: 'content-type', value: 'application/json' }],
  body: Buffer.from(JSON.stringify({ detail: REFUSAL })).toString('base64'),
};

const RETRY = /دوباره تلاش کن/;

/** Share of the screens that read what is of the frame around them: it may keep what it has read. */
const MAX_SCREENS = 2 / 3;

/**
 * Numbers beside a menu's entry, whether the site is open, whether the browser may be sent news, and the telephone in the footer,
 * without which a screen is whole; and one question, which the screen also has from the questions of its work, fetched ahead on every screen.
 */
const SMALL = /(?:(?:count|unread|member\/questions|push\/key|site\/contact)\/|\/status)$/;

/**
 * Opens screens again while all that they read themselves fails, and gives what is wrong: each must say what the server
 * said of it, or offer to try again. What most screens read belongs to the frame around them and is left alone.
 */
export async function crawlFailing(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const times = new Map<string, number>();
  for (const read of screens.flatMap((screen) => [...screen.reads])) times.set(read, (times.get(read) ?? 0) + 1);
  const ofFrame = new Set([...times].filter(([, count]) => count > screens.length * MAX_SCREENS).map(([read]) => read));
  const faults: string[] = [];
  let failing = new Set<string>();
  // Not by a route of Playwright's, with which the page would have no cache.
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const answer = failing.has(new URL(request.url).pathname)
      ? session.send('Fetch.fulfillRequest', { requestId, ...REFUSED })
      : session.send('Fetch.continueRequest', { requestId });
    // A page that is left meanwhile waits for no answer.
    answer.catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
  for (const { path, address, reads } of screens) {
    failing = new Set([...reads].filter((read) => !ofFrame.has(read) && !SMALL.test(read)));
    // A question is there from its work, which is fetched ahead: what of it fails is not always seen.
    if (failing.size === 0 || path.includes('/question/:')) continue;
    await page.goto(address);
    try {
      await page
        .getByText(REFUSAL)
        .or(page.getByRole('button', { name: RETRY }))
        .first()
        .waitFor();
    } catch {
      faults.push(`${path} (${address}) does not say that ${[...failing].join(', ')} failed`);
    }
  }
  await session.detach();
  return faults;
}
