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
export function browserProgram() {
  const executablePath = process.env.CHROME_PATH ?? KNOWN.find((path) => existsSync(path));
  if (executablePath === undefined) throw new Error('No Chromium or Chrome: set CHROME_PATH');
  return { executablePath, args: CHROMIUM_FLAGS };
}

/** @param flags of Chromium, beside those that all browsers have here */
export function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  const { executablePath, args } = browserProgram();
  return chromium.launch({ executablePath, args: [...args, ...flags] });
}

/** What a browser of a student in Iran says of itself. */
export const PERSIAN = {
  locale: 'fa-IR',
  timezoneId: 'Asia/Tehran',
  contextOptions: { reducedMotion: 'reduce' },
} as const;

/**
 * First-visit hints are put away already: they would move what a journey looks at. One journey is about them. The page
 * answers itself, for with a route of Playwright's no page of the context would have a cache, and each would fetch and compile
 * the whole app again.
 */
export async function withoutHints(context: BrowserContext): Promise<void> {
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
  const { contextOptions, ...options } = PERSIAN;
  const context = await chromium.launchPersistentContext(folder, {
    ...browserProgram(),
    ...options,
    ...contextOptions,
    baseURL: url,
    viewport: { width: 834, height: 1100 },
  });
  context.setDefaultTimeout(90_000);
  await withoutHints(context);
  return context;
}

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors thrown by the page and violations of its content policy, so far. */
  readonly faults: readonly string[];
}

/** Requests of a page, without the stream of events, which stays open. */
interface Traffic {
  /** Those without a reply yet. */
  readonly open: Set<Request>;
  /** How many there have been. */
  count: number;
  /** Called when the last open request has its reply. */
  onQuiet: () => void;
}

const traffics = new WeakMap<Page, Traffic>();

/** Begins to count the requests of a page, for `settled`. */
export function countRequests(page: Page): void {
  const traffic: Traffic = { open: new Set(), count: 0, onQuiet: () => {} };
  traffics.set(page, traffic);
  page.on('request', (request) => {
    if (/\/api\/events\//.test(request.url())) return;
    traffic.open.add(request);
    traffic.count += 1;
  });
  const end = (request: Request) => {
    traffic.open.delete(request);
    if (traffic.open.size === 0) traffic.onQuiet();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/** How long, in milliseconds, a page may take until it asks for nothing more. */
const LIMIT = 90_000;

function quiet(page: Page, traffic: Traffic): Promise<void> {
  if (traffic.open.size === 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const asked = [...traffic.open].map((request) => request.url()).join(', ');
      reject(new Error(`${page.url()} still asks for ${asked}`));
    }, LIMIT);
    traffic.onQuiet = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

/**
 * Waits until the page has all replies, shows nothing as loading, and asks for nothing more once it has done what the last
 * reply led to. Playwright's own state of this kind never comes while events stream.
 */
export async function settled(page: Page): Promise<void> {
  const traffic = traffics.get(page);
  if (traffic === undefined) throw new Error('The requests of this page are not counted');
  let before: number;
  do {
    await quiet(page, traffic);
    before = traffic.count;
    await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
    // What a reply leads to comes before a time without work; what an effect of that asks for, before the next one. A browser
    // that draws no frames has no such time: then each counts as passed after a second.
    await page.evaluate(async () => {
      for (let times = 0; times < 2; times += 1)
        await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1_000 }));
    });
  } while (traffic.open.size > 0 || traffic.count !== before);
}

export interface VisitOptions {
  readonly width?: number;
  /** First-visit hints are shown. */
  readonly hasHints?: boolean;
  readonly origin: string;
}

/** A user in a separate browser context. */
export async function openVisitor(
  browser: Browser,
  { origin, width = 1280, hasHints = false }: VisitOptions,
): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width, height: 900 } });
  context.setDefaultTimeout(90_000);
  await withoutWorker(context);
  if (!hasHints) await withoutHints(context);
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
