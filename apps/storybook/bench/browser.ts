/** Serves the built pages and visits them in Chromium with the processor slowed down fourfold. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS } from '../../../scripts/tooling/chromium-flags.mjs';
import { BENCH } from './build.ts';
import { LOOK } from './content/words.ts';

const SLOWDOWN = 4;
/** Milliseconds without a new element after which a page is taken to have settled. */
const QUIET = 500;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

export type Change = keyof typeof LOOK;
export const CHANGES: readonly Change[] = ['preset', 'scheme', 'tenant'];

/** What one visit says; times in milliseconds at a quarter of the processor's speed. */
export interface Visit {
  /** From the call that mounts to the paint after the last element came in. */
  readonly settled: number;
  /** Frames in which elements came in. */
  readonly frames: number;
  /** Megabytes of JavaScript objects, as they are and with what nobody needs collected. */
  readonly heap: number;
  readonly heapKept: number;
  /** From the press of a button to the paint of the new look, for each change. */
  readonly shown: Readonly<Partial<Record<Change, number>>>;
}

declare global {
  interface Window {
    benchSeen: { start: number; settled: number; frames: number; last: number };
    benchPress: (words: string) => Promise<number>;
    benchOutside: (words: string) => { commits: number; outside: number };
  }
}

export function serve(): Promise<{ server: Server; origin: string }> {
  const root = join(BENCH, 'dist');
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    // The pages ask for their assets from the top; the page they belong to is known by the referrer.
    const page = /\/([a-z]+-[a-z-]+)\//.exec(request.headers.referer ?? '')?.[1] ?? '';
    const file = [join(root, path), join(root, path, 'index.html'), join(root, page, path)].find(
      (candidate) => extname(candidate) !== '' && existsSync(candidate),
    );
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({ server, origin: `http://127.0.0.1:${port}` });
    });
  });
}

export function launch(): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH;
  if (!executablePath) throw new Error('No Chromium or Chrome: set CHROME_PATH');
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
}

/** A page of its own, as on a first visit: nothing is cached. */
export async function withPage<Result>(
  browser: Browser,
  use: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'fa-IR' });
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.addInitScript({ path: join(BENCH, 'probe.js') });
    return await use(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    (quiet) => window.benchSeen.frames > 0 && performance.now() - window.benchSeen.last > quiet,
    QUIET,
    { polling: 100 },
  );
}

async function heap(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1e6;
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** One visit of one page; with `changes`, its look is changed too, several times each. */
export function visit(browser: Browser, url: string, changes: readonly Change[]): Promise<Visit> {
  return withPage(browser, async (page, session) => {
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(url);
    await settle(page);
    const { start, settled, frames } = await page.evaluate(() => window.benchSeen);
    const used = await heap(session);
    const shown: Partial<Record<Change, number>> = {};
    for (const change of changes) {
      const times: number[] = [];
      for (let press = 0; press < 5; press += 1) {
        times.push(await page.evaluate((words) => window.benchPress(words), LOOK[change]));
      }
      shown[change] = median(times);
    }
    await session.send('HeapProfiler.collectGarbage');
    return { settled: settled - start, frames, heap: used, heapKept: await heap(session), shown };
  });
}
