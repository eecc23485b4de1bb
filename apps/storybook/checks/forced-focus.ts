import type { Page } from 'playwright-core';

/** A walk is given up after so many stops: sheets hold many copies of the same few controls. */
const MAX_STOPS = 30;

/** What a component marks after the focus has come or gone is drawn. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/**
 * What a thing and all that may carry its ring look like, as one text: the boxes around it, what is in it, its label, what one of
 * several in it is, and what their styles draw before and after them. Shadows are not there in forced colors.
 */
const readLooks = (page: Page, focused: { evaluate: (read: (one: Element) => string) => Promise<string> }) =>
  drawn(page).then(() =>
    focused.evaluate((one) => {
      const MAX_INSIDE = 40;
      const parts: (Element | null)[] = [one, ...[...one.querySelectorAll('*')].slice(0, MAX_INSIDE)];
      let around = one;
      for (let step = 0; around.parentElement !== null && step < 4; step += 1) {
        around = around.parentElement;
        parts.push(around);
      }
      const label = one.closest('label') ?? (one as HTMLInputElement).labels?.[0];
      if (label) parts.push(...label.querySelectorAll('*'));
      const active = document.getElementById(one.getAttribute('aria-activedescendant') ?? '');
      if (active !== null) parts.push(active, ...active.querySelectorAll('*'));
      const looks = (part: Element, pseudo?: string) => {
        const style = getComputedStyle(part, pseudo);
        if (pseudo !== undefined && style.content === 'none') return '';
        const outline = style.outlineStyle === 'none' ? '' : `${style.outlineStyle} ${style.outlineWidth}`;
        return [
          outline,
          style.borderStyle,
          style.borderWidth,
          style.borderColor,
          style.backgroundColor,
          style.color,
          style.stroke,
          style.strokeWidth,
          style.fill,
          style.textDecorationLine,
          style.visibility,
          style.opacity,
          style.clipPath,
        ].join(' ');
      };
      return (
        parts
          .filter((part) => part !== null)
          .map((part) => [looks(part), looks(part, '::before'), looks(part, '::after')].join('|'))
          // A ring that is drawn over the parts of a picture comes with the focus, beside the thing.
          .concat(String(around.querySelectorAll('*').length))
          .join('\n')
      );
    }),
  );

/** In forced colors, where shadows and soft grounds are gone: at each stop of Tab the thing that has the focus looks different. */
export async function walkInForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const still = await page.addStyleTag({
    content: '* { transition: none !important; animation: none !important }',
  });
  const faults: string[] = [];
  try {
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    for (let stops = 0; stops < MAX_STOPS; stops += 1) {
      await page.keyboard.press('Tab');
      const element = await page.evaluateHandle(() => document.activeElement ?? document.body);
      if (await element.evaluate((one) => one === document.body)) break;
      const focused = await readLooks(page, element);
      await element.evaluate((one) =>
        one instanceof HTMLElement || one instanceof SVGElement ? one.blur() : undefined,
      );
      const blurred = await readLooks(page, element);
      // What goes away, or keeps the focus, without it cannot be compared.
      const isComparable = await element.evaluate((one) => one.isConnected && document.activeElement !== one);
      if (isComparable && focused === blurred) {
        const label = await element.evaluate((one) => {
          const named = (one as HTMLInputElement).labels?.[0] ?? one;
          const name = one.getAttribute('aria-label') ?? named.textContent?.trim() ?? '';
          return `${one.getAttribute('role') ?? one.tagName.toLowerCase()} «${name.slice(0, 40)}»`;
        });
        faults.push(`${label}: in forced colors nothing shows that it has the focus`);
      }
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
