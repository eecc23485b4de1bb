import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** A walk is given up after so many stops: sheets hold many copies of the same few controls. */
const MAX_STOPS = 30;
/** Room around a thing in which a ring may lie, in px. */
const RING = 4;
/** Pixels that must differ. */
const MIN_PIXELS = 12;
/** Of 255, in one of the three channels: less is the noise of drawing twice. */
const MIN_DIFFERENCE = 40;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Stop {
  label: string;
  /** Around the thing and what may carry its ring; null where none of it is in the window. */
  box: Box | null;
}

/** The thing that has the focus; null where that is none. */
function readStop(page: Page): Promise<Stop | null> {
  return page.evaluate((ring) => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return null;
    // What is out of the window has no picture.
    focused.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
    const isNative = focused.matches('input:is([type=checkbox], [type=radio], [type=range], [type=file])');
    const shown = (isNative ? (focused.closest('label') ?? focused.parentElement?.parentElement) : null) ?? focused;
    const own = shown.getBoundingClientRect();
    let [left, top, right, bottom] = [own.left, own.top, own.right, own.bottom];
    const add = (part: DOMRect) => {
      [left, top] = [Math.min(left, part.left), Math.min(top, part.top)];
      [right, bottom] = [Math.max(right, part.right), Math.max(bottom, part.bottom)];
    };
    for (let at = shown.parentElement, step = 0; at !== null && step < 3; step += 1, at = at.parentElement) {
      const around = at.getBoundingClientRect();
      // A box around a control, as of a field with its buttons, and not a part of the page.
      if (around.width > own.width + 200 || around.height > own.height + 60) break;
      add(around);
    }
    // What one of several in it is, as an option of a list.
    const active = document.getElementById(focused.getAttribute('aria-activedescendant') ?? '');
    if (active !== null) add(active.getBoundingClientRect());
    // Of the window alone there is a picture.
    const [x, y] = [Math.max(0, Math.floor(left) - ring), Math.max(0, Math.floor(top) - ring)];
    const width = Math.min(innerWidth, Math.ceil(right) + ring) - x;
    const height = Math.min(innerHeight, Math.ceil(bottom) + ring) - y;
    const box = width > 0 && height > 0 ? { x, y, width, height } : null;
    const named = (focused as HTMLInputElement).labels?.[0] ?? focused;
    const name = focused.getAttribute('aria-label') ?? named.textContent?.trim() ?? '';
    const label = `${focused.getAttribute('role') ?? focused.tagName.toLowerCase()} «${name.slice(0, 40)}»`;
    return { label, box };
  }, RING);
}

/** What a component marks after the focus has come or gone is drawn. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const pixelsOf = async (page: Page, clip: Box): Promise<Buffer> =>
  sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer();

/** How many pixels look different. */
function differing(one: Buffer, other: Buffer): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 3) {
    const by = (channel: number) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0));
    if (Math.max(by(0), by(1), by(2)) >= MIN_DIFFERENCE) count += 1;
  }
  return count;
}

/** In forced colors, where shadows and soft grounds are gone: at each stop of Tab the thing that has the focus looks different. */
export async function walkInForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  // A caret that blinks would be a difference.
  const still = await page.addStyleTag({
    content: '* { caret-color: transparent !important; transition: none !important; animation: none !important }',
  });
  const faults: string[] = [];
  try {
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    for (let stops = 0; stops < MAX_STOPS; stops += 1) {
      await page.keyboard.press('Tab');
      const stop = await readStop(page);
      if (stop === null) break;
      await drawn(page);
      const focused = stop.box && (await pixelsOf(page, stop.box));
      const element = await page.evaluateHandle(() => document.activeElement);
      await element.evaluate((one) =>
        one instanceof HTMLElement || one instanceof SVGElement ? one.blur() : undefined,
      );
      await drawn(page);
      const blurred = stop.box && (await pixelsOf(page, stop.box));
      const isShown = focused === null || blurred === null || differing(focused, blurred) >= MIN_PIXELS;
      // What goes away, or keeps the focus, without it cannot be compared.
      const isComparable = await element.evaluate((one) => one?.isConnected === true && document.activeElement !== one);
      if (isComparable && !isShown) faults.push(`${stop.label}: in forced colors nothing shows that it has the focus`);
      await element.evaluate((one) => {
        if (one instanceof HTMLElement || one instanceof SVGElement) one.focus({ preventScroll: true });
      });
    }
  } finally {
    await still.evaluate((style) => style.parentNode?.removeChild(style));
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  }
  return [...new Set(faults)].slice(0, 5);
}
