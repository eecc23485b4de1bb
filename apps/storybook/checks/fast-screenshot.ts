import type { CDPSession, Page } from 'playwright-core';
import sharp from 'sharp';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * The whole page as it is, as a PNG: unlike a screenshot of Playwright's it is packed for speed and not for size, and the page
 * is not dressed for it.
 */
export async function fastScreenshot(page: Page): Promise<Buffer> {
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
  return Buffer.from(data, 'base64');
}

/** Red, green and blue of each pixel, row by row. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The whole page as pixels. Decoded here: to hand a picture back to its page takes twice as long. */
export async function readPixels(page: Page): Promise<Pixels> {
  const { data, info } = await sharp(await fastScreenshot(page))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
