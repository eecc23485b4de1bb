import type { Page } from 'playwright-core';
import { fastScreenshot } from './fast-screenshot.ts';
import { settle } from './story-page.ts';

/** How much two patterns must differ in one of their measures, as a share of the larger one. */
const MIN_DIFFERENCE = 0.1;

/** What is left of a thing when color is taken away: shares of its pixels, or null where it is not on the page. */
interface Pattern {
  readonly selector: string;
  /** Ink, and edges of ink along a line and across lines. */
  readonly measures: readonly number[] | null;
}

/** Reads the patterns of what the selectors name: the first match of each, inside its own outline where it is SVG. */
async function readPatterns(page: Page, selectors: readonly string[]): Promise<Pattern[]> {
  return page.evaluate(
    async ([source, wanted]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (context === null) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      /** Whether a point of the window belongs to the element. */
      const insideOf = (element: Element) => {
        const matrix = element instanceof SVGGeometryElement ? element.getScreenCTM()?.inverse() : undefined;
        if (!(element instanceof SVGGeometryElement) || matrix === undefined) return () => true;
        const isLine = getComputedStyle(element).fill === 'none';
        return (x: number, y: number) => {
          const point = new DOMPoint(x, y).matrixTransform(matrix);
          return isLine ? element.isPointInStroke(point) : element.isPointInFill(point);
        };
      };
      return wanted.map((selector) => {
        const element = document.querySelector(selector);
        const box = element?.getBoundingClientRect();
        // A line has a box without its width.
        const margin = element instanceof SVGGeometryElement ? 24 : 0;
        if (!element || !box || !element.checkVisibility()) return { selector, measures: null };
        const [left, top] = [Math.floor(box.left) - margin, Math.floor(box.top) - margin];
        const [width, height] = [Math.ceil(box.width) + 2 * margin, Math.ceil(box.height) + 2 * margin];
        const { data } = context.getImageData(left + scrollX, top + scrollY, width, height);
        const isInside = insideOf(element);
        const ink: (boolean | null)[] = Array.from({ length: width * height }, (_, at) => {
          const [x, y] = [at % width, Math.floor(at / width)];
          if (!isInside(left + x + 0.5, top + y + 0.5)) return null;
          return (data[4 * at] ?? 0) + (data[4 * at + 1] ?? 0) + (data[4 * at + 2] ?? 0) > 382;
        });
        let [all, dark, along, across] = [0, 0, 0, 0];
        ink.forEach((is, at) => {
          if (is === null) return;
          const [next, below] = [at % width < width - 1 ? ink[at + 1] : null, ink[at + width] ?? null];
          all += 1;
          if (is) dark += 1;
          if (next !== null && next !== is) along += 1;
          if (below !== null && below !== is) across += 1;
        });
        return { selector, measures: all === 0 ? null : [dark / all, along / all, across / all] };
      });
    },
    [`data:image/png;base64,${(await fastScreenshot(page)).toString('base64')}`, selectors] as const,
  );
}

const differs = (one: readonly number[], other: readonly number[]) =>
  one.some((measure, place) => {
    const larger = Math.max(measure, other[place] ?? 0);
    return larger > 0.005 && Math.abs(measure - (other[place] ?? 0)) / larger >= MIN_DIFFERENCE;
  });

/**
 * In forced colors, which leave one color to all of them: the things that the selectors name differ in shape
 * or pattern, each from each (WCAG 1.4.1).
 */
export async function checkToldApart(page: Page, selectors: readonly string[]): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  try {
    await settle(page);
    const patterns = await readPatterns(page, selectors);
    return patterns.flatMap(({ selector, measures }, place) => {
      if (measures === null) return [`${selector}: is not there`];
      const alike = patterns
        .slice(place + 1)
        .filter((other) => other.measures !== null && !differs(measures, other.measures));
      return alike.map((other) => `${selector} and ${other.selector}: look alike in forced colors`);
    });
  } finally {
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  }
}
