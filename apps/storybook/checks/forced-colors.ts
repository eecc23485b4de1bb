import type { Page } from 'playwright-core';
import { type Pixels, readPixels } from './fast-screenshot.ts';

/** What a person must be able to see or take hold of. */
const THINGS =
  'button, a[href], input, textarea, select, [role=checkbox], [role=radio], [role=switch], [role=tab], [role=slider], [role=option], [role=progressbar], [role=meter], [role=img]';
/** Pixels that must stand out from what is around them for a thing to be seen at all. */
const MIN_PIXELS = 12;

interface Thing {
  label: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

const toLight = (channel: number) => (channel <= 10 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4);

const luminanceOf = (color: number) =>
  0.2126 * toLight(color >> 16) + 0.7152 * toLight((color >> 8) & 255) + 0.0722 * toLight(color & 255);

/** How often each color is in a part of a picture. */
function countColors({ data, width }: Pixels, x: number, y: number, w: number, h: number): Map<number, number> {
  const counts = new Map<number, number>();
  for (let row = y; row < y + h; row += 1) {
    for (let at = (row * width + x) * 3; at < (row * width + x + w) * 3; at += 3) {
      const color = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  }
  return counts;
}

/** Things of which too few pixels differ enough from the color that most of them have, at most five. */
function findUnseen(things: readonly Thing[], pixels: Pixels): string[] {
  const faults = new Set<string>();
  for (const { label, left, top, width, height } of things) {
    const x = Math.max(0, Math.floor(left) - 2);
    const y = Math.max(0, Math.floor(top) - 2);
    const w = Math.min(pixels.width - x, Math.ceil(width) + 4);
    const h = Math.min(pixels.height - y, Math.ceil(height) + 4);
    if (w < 4 || h < 4) continue;
    const sorted = [...countColors(pixels, x, y, w, h)].sort(([, a], [, b]) => b - a);
    const ground = luminanceOf(sorted[0]?.[0] ?? 0);
    let clear = 0;
    for (const [color, count] of sorted) {
      const own = luminanceOf(color);
      if ((Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05) >= 3) clear += count;
    }
    if (clear < MIN_PIXELS) faults.add(`${label}: cannot be seen in forced colors`);
  }
  return [...faults].slice(0, 5);
}

/**
 * In forced colors: every control and picture but what matches `except` still stands out from its ground by 3 to 1
 * somewhere (WCAG 1.4.11).
 */
export async function checkForcedColors(page: Page, except = ''): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  try {
    const things: Thing[] = await page.evaluate(
      ([selector, ignored]) => {
        const found: Thing[] = [];
        for (const element of document.querySelectorAll(selector)) {
          // A native control that is only there for screen readers is shown by its label, or by what is around it.
          const isNative = element.matches('input:is([type=checkbox], [type=radio], [type=range], [type=file])');
          const around = element.closest('label') ?? element.parentElement?.parentElement;
          const shown = isNative ? around : element;
          // What is not to be used may be pale (WCAG 1.4.11).
          const isOff = element.matches(':disabled, [aria-disabled=true]') || shown?.matches('[data-disabled]');
          if (ignored !== '' && element.matches(ignored)) continue;
          if (!shown || isOff || shown.matches('[inert] *, [aria-hidden=true] *') || !shown.checkVisibility()) continue;
          let { left, top, right, bottom } = shown.getBoundingClientRect();
          const whole = (right - left) * (bottom - top);
          // What is scrolled out of its box is seen once it is scrolled in.
          let from: Element = shown;
          for (let at = shown.parentElement; at !== null && at !== document.body; at = at.parentElement) {
            if (getComputedStyle(from).position === 'fixed') break;
            from = at;
            const { overflowX, overflowY } = getComputedStyle(at);
            const box = at.getBoundingClientRect();
            if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
            if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
          }
          const [width, height] = [right - left, bottom - top];
          const name = element.getAttribute('aria-label') ?? shown.textContent?.trim() ?? '';
          // A link that comes into sight with the focus waits outside the page.
          if (width < 4 || height < 4 || width * height < whole / 2 || top + height + scrollY <= 0) continue;
          const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
          found.push({
            label: `${role} «${name.slice(0, 40)}»`,
            left: left + scrollX,
            top: top + scrollY,
            width,
            height,
          });
        }
        return found;
      },
      [THINGS, except] as const,
    );
    return findUnseen(things, await readPixels(page));
  } finally {
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  }
}
