import { mkdirSync } from 'node:fs';
import { letAxeReadJoinedLetters } from '@mashq/ui/testing/joined-letters';
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Fails with a message that says what to do. */
export function expect(condition: unknown, says: string): asserts condition {
  if (!condition) throw new Error(says);
}

const folder = process.env.JOURNEY_PICTURES;

/** Saves a screenshot of the whole page in the folder JOURNEY_PICTURES, if it is set. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

/** Pictures of a screen in the widths of a phone, a tablet and a desktop, light and dark, where pictures are wanted. */
export async function pictures(page: Page, name: string): Promise<void> {
  if (!folder) return;
  const before = page.viewportSize();
  for (const width of [390, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await picture(page, `${name}-${width}-${colorScheme}`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  if (before !== null) await page.setViewportSize(before);
}

/** No accessibility finding of WCAG 2.2 A and AA on the current page. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // Evaluated through the debugger, because the page's content policy blocks injected scripts.
  // The check of the page asks the one in each frame.
  for (const frame of page.frames()) {
    await frame.evaluate(axe.source);
    await frame.evaluate(letAxeReadJoinedLetters);
  }
  const findings = await page.evaluate(async () => {
    const { axe: run } = window as unknown as { axe: typeof axe };
    // react-aria announces that a button is pending by an image with the button's name, which stays for seconds when the
    // button is gone.
    const { violations } = await run.run(
      { exclude: ['[data-live-announcer] [role="img"]'] },
      {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        // All that is on a page is in a landmark.
        rules: { region: { enabled: true } },
      },
    );
    // The bar at the top covers some of a target that is scrolled under it, and a person scrolls on: only what is too small in the
    // middle of the window, too, is a finding.
    const isTooSmall = async (selector: string) => {
      const target = document.querySelector(selector);
      if (target === null) return true;
      target.scrollIntoView({ behavior: 'instant', block: 'center' });
      const again = await run.run(target, { runOnly: { type: 'rule', values: ['target-size'] } });
      return again.violations.length > 0;
    };
    const findings: string[] = [];
    for (const { id, nodes } of violations) {
      for (const { target } of nodes) {
        const selector = target.join(' ');
        if (id !== 'target-size' || (await isTooSmall(selector))) findings.push(`${id}: ${selector}`);
      }
    }
    return findings;
  });
  expect(findings.length === 0, `${where} is not accessible:\n      ${findings.join('\n      ')}`);
}
