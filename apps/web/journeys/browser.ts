import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core';
import { CHROMIUM_FLAGS } from '../../../scripts/tooling/chromium-flags.mjs';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The machine's own Chromium or Chrome; `CHROME_PATH` names another. */
function program() {
  const executablePath = process.env.CHROME_PATH ?? KNOWN.find((path) => existsSync(path));
  if (executablePath === undefined) throw new Error('No Chromium or Chrome: set CHROME_PATH');
  return { executablePath, args: CHROMIUM_FLAGS };
}

export const openBrowser = (): Promise<Browser> => chromium.launch(program());

const PERSIAN = { locale: 'fa-IR', timezoneId: 'Asia/Tehran', reducedMotion: 'reduce' } as const;

/**
 * First-visit pointers are closed already: they would lie beside what a journey presses. One journey is about them. The page
 * answers itself, for with a route of Playwright's no page of the context would have a cache, and each would fetch and compile
 * the whole app again.
 */
export async function withoutPointers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      return pathname === '/api/member/pointers/' && init?.method?.toUpperCase() !== 'POST'
        ? Promise.resolve(Response.json({ closed: ['all'] }))
        : fetch(input, init);
    };
  });
}

/**
 * The browser refuses service workers, as some private windows do: journeys of their own are about them, and in the others one
 * would fetch the app's files beside each page. Playwright's own way of blocking them resolves to no registration at all, which
 * no browser does.
 */
async function withoutWorker(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if ('ServiceWorkerContainer' in window)
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('refused', 'SecurityError'));
  });
}

/** A browser that keeps its storage in a folder, so that it can be closed and opened again; with its service worker. */
export async function openProfile(folder: string, url: string): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, {
    ...program(),
    ...PERSIAN,
    baseURL: url,
    viewport: { width: 834, height: 1100 },
  });
  context.setDefaultTimeout(90_000);
  await withoutPointers(context);
  return context;
}

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors thrown by the page and violations of its content policy, so far. */
  readonly faults: readonly string[];
}

/** Requests of each page that have no reply yet, without the stream of events, which stays open. */
const pending = new WeakMap<Page, Set<Request>>();

/** Begins to count the requests of a page, for `settled`. */
export function countRequests(page: Page): void {
  const open = new Set<Request>();
  pending.set(page, open);
  page.on('request', (request) => {
    if (!/\/api\/events\//.test(request.url())) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/** How long, in milliseconds, a page asks for nothing before it counts as loaded: as long as Playwright waits itself. */
const QUIET = 500;

/** Waits until the page asks for nothing more. Playwright's own state of this kind never comes while events stream. */
export async function settled(page: Page): Promise<void> {
  const until = Date.now() + 90_000;
  let quietSince = Date.now();
  while (Date.now() - quietSince < QUIET) {
    if (Date.now() > until) throw new Error(`${page.url()} still asks for something`);
    if ((pending.get(page)?.size ?? 0) > 0) quietSince = Date.now();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A user in a separate browser context. */
export async function visit(browser: Browser, url: string, width = 1280, hasPointers = false): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: 900 },
    ...PERSIAN,
  });
  context.setDefaultTimeout(90_000);
  await withoutWorker(context);
  if (!hasPointers) await withoutPointers(context);
  const page = await context.newPage();
  countRequests(page);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Uncaught/.test(message.text()))
      faults.push(message.text());
  });
  return { context, page, faults };
}
