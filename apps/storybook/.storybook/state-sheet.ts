import type { Page } from 'playwright-core';
import { type A11yParameters, checkAccessibility } from './accessibility.ts';
import { comparePicture, requireGrey } from './pictures.ts';

const WIDTHS = [1280, 390] as const;
const SCHEMES = ['light', 'dark'] as const;
const HEIGHT = 600;

/** Emits an event on Storybook's channel and waits until the story has answered with another. */
async function ask(page: Page, event: string, payload: object, answer: string): Promise<void> {
  await page.evaluate(
    ([name, data, awaited]) =>
      new Promise<void>((resolve) => {
        const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
        channel.once(awaited, () => resolve());
        channel.emit(name, data);
      }),
    [event, payload, answer] as const,
  );
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** Throws what went wrong while the story rendered or played, if anything did. */
async function requireRendered(page: Page, id: string): Promise<void> {
  const handle = await page.waitForFunction((storyId) => {
    const render = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')?.currentRender;
    return render?.id === storyId && ['finished', 'errored'].includes(render.phase) ? String(render.phase) : false;
  }, id);
  if ((await handle.jsonValue()) === 'errored') throw new Error(`${id} failed while it was drawn for its picture`);
}

export interface StateSheet {
  id: string;
  name: string;
  a11y: A11yParameters;
  /** Why the sheet may show colours of its own, where it may. */
  ownColors: string | undefined;
}

/**
 * Looks at a sheet of states on a page of its own: pictures at each width in light and dark, axe in the dark (light has
 * been checked), and the wireframe. All that is wrong is told at once.
 */
export async function checkStateSheet(from: Page, sheet: StateSheet): Promise<void> {
  const page = await from.context().newPage();
  const faults: string[] = [];
  const attempt = async (check: () => Promise<void>) => {
    try {
      await check();
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
  };
  try {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      // A fresh page for each width: what measures itself on mount must do so at its own width.
      const at = new URL(`iframe.html?id=${encodeURIComponent(sheet.id)}&viewMode=story`, from.url());
      at.searchParams.set('globals', 'a11y.manual:!true');
      await page.goto(at.href, { waitUntil: 'load' });
      await requireRendered(page, sheet.id);
      for (const scheme of SCHEMES) {
        await ask(page, 'updateGlobals', { globals: { scheme } }, 'storyRendered');
        await settle(page);
        await attempt(() => comparePicture(page, `${sheet.name}.${width}-${scheme}`));
      }
      if (width === 1280) await attempt(() => checkAccessibility(page, sheet.a11y, 'dark'));
    }
    if (sheet.ownColors === undefined) {
      await ask(page, 'updateGlobals', { globals: { scheme: 'light', preset: 'wireframe' } }, 'storyRendered');
      await settle(page);
      await attempt(() => requireGrey(page));
    }
  } finally {
    await page.close();
  }
  if (faults.length > 0) throw new Error(faults.join('\n\n'));
}
