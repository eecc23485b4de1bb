import type { CDPSession, Page } from 'playwright-core';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * The whole page as it is, as a data URL: for reading its pixels, not for keeping. Unlike a screenshot of Playwright's
 * it is packed for speed and not for size, and the page is not dressed for it.
 */
export async function fastScreenshot(page: Page): Promise<string> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const client = await session;
  const { cssContentSize, cssLayoutViewport } = await client.send('Page.getLayoutMetrics');
  const { data } = await client.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    // Only where it must: for a moment the page is another size, and what listens to that is changed by it.
    captureBeyondViewport:
      cssContentSize.height > cssLayoutViewport.clientHeight || cssContentSize.width > cssLayoutViewport.clientWidth,
    clip: { ...cssContentSize, x: 0, y: 0, scale: 1 },
  });
  return `data:image/png;base64,${data}`;
}
