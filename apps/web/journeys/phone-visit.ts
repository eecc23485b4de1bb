import type { BrowserContext, Page } from 'playwright-core';

export interface Fetched {
  readonly url: string;
  readonly kind: string;
  /** Milliseconds since the visit began, as the page counts them. */
  start: number;
  end: number;
  /** As they were sent, headers included. */
  bytes: number;
  /** How many requests had to end one after another before it, and itself. */
  readonly depth: number;
}

export interface Visit {
  readonly usable: number;
  readonly paint: number;
  readonly shift: number;
  /** Began before the page could be used, the stream of events left out. */
  readonly fetched: readonly Fetched[];
}

interface Seen {
  paint: number;
  shift: number;
  usable: number;
}

/** Runs in the page: what is painted and moves, and when `ready` is there and nothing of the screen is loading. */
function observe(ready: string): void {
  const seen: Seen = { paint: 0, shift: 0, usable: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.paint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) seen.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const isReady = document.querySelector(ready) !== null && document.querySelector('main [aria-busy=true]') === null;
    if (isReady && seen.usable === 0) {
      // Painted, not only there.
      requestAnimationFrame(() => setTimeout(() => (seen.usable ||= performance.now())));
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** A page on a processor at a quarter. */
export async function openPhone(context: BrowserContext, rate = 4): Promise<Page> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
  return page;
}

/**
 * Opens an address on the phone and measures until it can be used.
 * @param ready selector of what makes the screen usable
 * @param rate how many times slower the processor is
 */
export async function visit(context: BrowserContext, url: string, ready: string, rate = 4): Promise<Visit> {
  const page = await openPhone(context, rate);
  await page.addInitScript(observe, ready);
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  const byId = new Map<string, Fetched>();
  const byUrl = new Map<string, Fetched>();
  let began = 0;
  /** The first request by the clock of the day: on a busy machine the page counts from well before it. */
  let beganAt = 0;
  client.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp, wallTime, initiator }) => {
    if (/^(data|blob):|\/api\/events\//.test(request.url.replace(/^http:\/\/[^/]+(?=\/api)/, ''))) return;
    began ||= timestamp;
    beganAt ||= wallTime * 1000;
    const from = [
      initiator.url,
      ...[initiator.stack, initiator.stack?.parent].flatMap(
        (stack) => stack?.callFrames.map((frame) => frame.url) ?? [],
      ),
    ]
      .map((each) => byUrl.get(each ?? ''))
      .filter((each) => each !== undefined);
    const fetched: Fetched = {
      url: request.url,
      kind: type,
      start: (timestamp - began) * 1000,
      end: Number.NaN,
      bytes: 0,
      depth: 1 + Math.max(0, ...from.map(({ depth }) => depth)),
    };
    byId.set(requestId, fetched);
    if (!byUrl.has(request.url)) byUrl.set(request.url, fetched);
  });
  client.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const fetched = byId.get(requestId);
    if (fetched) Object.assign(fetched, { end: (timestamp - began) * 1000, bytes: encodedDataLength });
  });
  // What the browser or its service worker has already is no request.
  client.on('Network.requestServedFromCache', ({ requestId }) => byId.delete(requestId));
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromServiceWorker || response.fromPrefetchCache) byId.delete(requestId);
  });
  await page.goto(url, { waitUntil: 'commit' });
  try {
    await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.usable > 0, undefined, {
      timeout: 60_000,
      polling: 100,
    });
  } catch (cause) {
    const open = [...byId.values()].filter(({ end }) => Number.isNaN(end)).map((each) => each.url);
    const shown = await page.locator('body').textContent();
    throw new Error(`${url} did not become usable; it waits for ${open.join(', ')} and shows ${shown}`, { cause });
  }
  // What comes late may move things too.
  await page.waitForTimeout(rate > 1 ? 1500 : 500);
  const { usable, paint, shift, origin } = await page.evaluate(() => ({
    ...(window as unknown as { seen: Seen }).seen,
    origin: performance.timeOrigin,
  }));
  const before = [...byId.values()];
  for (const fetched of before) {
    fetched.start += beganAt - origin;
    fetched.end += beganAt - origin;
  }
  await page.close();
  return { usable, paint, shift, fetched: before.filter(({ start }) => start < usable) };
}

/** Milliseconds from a press to the frame in which `shown` is there and `gone` is not. */
export function press(page: Page, button: string, shown: string, gone: string): Promise<number> {
  return page.evaluate(
    ([button, shown, gone]) =>
      new Promise<number>((resolve, reject) => {
        const target = document.querySelector<HTMLElement>(button);
        if (target === null) throw new Error(`no ${button}`);
        const start = performance.now();
        const look = (now: number) => {
          if (document.querySelector(shown) !== null && document.querySelector(gone) === null)
            setTimeout(() => resolve(performance.now() - start));
          else if (now - start > 30_000) reject(new Error(`no ${shown} after ${button}: ${document.body.textContent}`));
          else requestAnimationFrame(look);
        };
        target.click();
        requestAnimationFrame(look);
      }),
    [button, shown, gone] as const,
  );
}
