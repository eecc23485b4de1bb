import type { Page } from 'playwright-core';

/** Half of the wide gallery: what is left of its width at a zoom of 200 %. */
export const ZOOMED_WIDTH = 640;

/**
 * What is cut off on the page as it is: text in a box that hides what overflows, controls past the edge of the page,
 * and a page that must be scrolled sideways. Lines of text that end in an ellipsis by design count where `before` did
 * not have them.
 */
export function readLosses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const losses: string[] = [];
    const nameOf = (element: Element) => {
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      return `${element.getAttribute('role') ?? element.tagName.toLowerCase()} «${name.slice(0, 40)}»`;
    };
    const scrolls = (style: CSSStyleDeclaration) => /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);
    const page = document.documentElement;
    if (page.scrollWidth > page.clientWidth + 1)
      losses.push(`the page is ${page.scrollWidth - page.clientWidth} px too wide`);
    for (const element of document.body.querySelectorAll('*')) {
      if (!(element instanceof HTMLElement) || element.closest('[inert], [aria-hidden=true], svg')) continue;
      const style = getComputedStyle(element);
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width <= 2 || height <= 2 || style.visibility === 'hidden' || style.clipPath !== 'none') continue;
      const hides = /hidden|clip/.test(style.overflowX) || /hidden|clip/.test(style.overflowY);
      const isCut =
        (/hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (/hidden|clip/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 2);
      if (hides && isCut && (element.textContent ?? '').trim() !== '')
        losses.push(`${nameOf(element)}: its text is cut off`);
      if (!element.matches('button, a[href], input, select, textarea')) continue;
      let scroller: HTMLElement | null = element.parentElement;
      while (scroller && !scrolls(getComputedStyle(scroller))) scroller = scroller.parentElement;
      const isOut = right > innerWidth + 1 || left < -1;
      if (
        isOut &&
        (scroller === null || scroller === document.body) &&
        style.position !== 'fixed' &&
        style.opacity !== '0'
      )
        losses.push(`${nameOf(element)}: outside the page`);
    }
    return [...new Set(losses)];
  });
}

/** What a zoom of 200 % loses that was there before, at most five. */
export async function checkZoom(page: Page, before: readonly string[]): Promise<string[]> {
  const known = new Set(before);
  return (await readLosses(page)).filter((loss) => !known.has(loss)).slice(0, 5);
}
