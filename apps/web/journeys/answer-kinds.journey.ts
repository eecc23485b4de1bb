import type { Page } from 'playwright-core';
import { tooWide } from './crawl.ts';
import { eachKind, HEIGHT, PHONE } from './each-answer-kind.ts';
import { expect, picture } from './expect-and-pictures.ts';
import { test } from './journey-test.ts';
import { signIn } from './sign-in.ts';

/** A phone, a desktop of 1280 px at 400 %, and a phone at 150 %. */
const WIDTHS = [PHONE, 320, 260];

/** Controls of the question that cannot be used: cut off, beyond the window, or under something else wherever they are scrolled to. */
function unusableControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (one: Element) =>
      `${one.getAttribute('role') ?? one.localName} «${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}»`;
    const found: string[] = [];
    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, [role="slider"], [role="gridcell"], [tabindex="0"])',
    );
    for (const control of controls) {
      // An input that is drawn by its label is hit there.
      const one = (control.matches('input') ? control.closest<HTMLElement>('label') : null) ?? control;
      if (one.matches(':disabled') || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      one.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
      const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
      if (width <= 2 || height <= 2) continue;
      // What is held by a finger is larger than what is seen of it, which may lie at the edge.
      const spare = control.matches('[role="slider"]') ? width / 4 : 1;
      if (width <= innerWidth && (left < -spare || right > innerWidth + spare)) {
        found.push(`${nameOf(control)} is beyond the window: ${Math.round(left)} to ${Math.round(right)}`);
        continue;
      }
      const over = document.elementFromPoint((left + right) / 2, Math.min((top + bottom) / 2, innerHeight - 1));
      if (over === null || (!one.contains(over) && !over.contains(one)))
        found.push(`${nameOf(control)} is under ${over === null ? 'the edge' : nameOf(over)}`);
      const style = getComputedStyle(one);
      if (/hidden|clip/.test(style.overflowX) && one.scrollWidth > one.clientWidth + 1)
        found.push(`${nameOf(control)} does not hold its words`);
    }
    return found;
  });
}

for (const percent of [100, 125, 150, 200]) {
  test(`a question of each kind of answer can be answered in narrow windows with text at ${percent} %`, async ({
    visit,
  }) => {
    const { page } = await visit({ width: PHONE, ...(percent !== 100 && { textSize: (16 * percent) / 100 }) });
    await signIn(page, 'g5a-03');
    const faults: string[] = [];
    await eachKind(page, async (kind, { skillId }) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        const found = [await tooWide(page), ...(await unusableControls(page))].filter((fault) => fault !== null);
        await picture(page, `${kind}-${width}-${percent}`);
        faults.push(...found.slice(0, 4).map((fault) => `${kind} (${skillId}) at ${width} px: ${fault}`));
      }
    });
    expect(faults.length === 0, faults.join('\n      '));
  });
}
