import type { Page } from 'playwright-core';
import type { A11yParameters } from './accessibility.ts';

/** How long a story may take to be drawn again, in milliseconds. */
const PATIENCE = 20_000;

/** Emits an event on Storybook's channel and waits until the preview has answered with another. */
async function ask<T>(page: Page, event: string, payload: object, answer: string): Promise<T> {
  return page.evaluate(
    ([name, data, awaited, patience]) =>
      new Promise<T>((resolve, reject) => {
        const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
        const late = setTimeout(() => reject(new Error(`${name} was not answered by ${awaited}`)), patience);
        channel.once(awaited, (given: T) => {
          clearTimeout(late);
          resolve(given);
        });
        channel.emit(name, data);
      }),
    [event, payload, answer, PATIENCE] as const,
  );
}

interface Finish {
  storyId: string;
  status: 'success' | 'error';
}

function requireDrawn({ storyId, status }: Finish): void {
  if (status !== 'success') throw new Error(`${storyId} failed while it was drawn anew`);
}

/**
 * Waits until the page is at rest: fonts and images are there, what moves to an end is at it, two frames have the same
 * layout, and nothing is held back. A surface that opens soon after the viewport has shrunk is: react-aria takes that for a screen keyboard on its
 * way, and shows the surface only when the keyboard has come or 0.6 s have passed. Until then it is hidden by styles of
 * its own, a mask among them.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async (patience) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const late = () => {
      // A picture of the whole page shows what nobody has scrolled to.
      for (const image of document.images) Object.assign(image, { loading: 'eager', decoding: 'sync' });
      if ([...document.images].some(({ complete }) => !complete)) return 'an image is still loading';
      // A font is asked for by the layout that needs it, after `fonts.ready` was.
      if (document.fonts.status === 'loading') return 'a font is still loading';
      return document.querySelector('[style*="mask-image"]') ? 'a surface was opened and never shown' : null;
    };
    // What turns for ever has another place in each frame.
    const layout = () => {
      const turning = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target);
      return [...document.body.querySelectorAll('*')]
        .filter((element) => !turning.some((target) => target?.contains(element)))
        .map((element) => Object.values(element.getBoundingClientRect().toJSON()).join(' '))
        .join();
    };
    const until = performance.now() + patience;
    await document.fonts.ready;
    await frame();
    for (let what = late(); what !== null; what = late()) {
      if (performance.now() > until) throw new Error(`The page does not come to rest: ${what}`);
      await frame();
    }
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    await frame();
    // What measures itself is drawn again a frame later.
    for (let before = '', now = layout(); before !== now; before = now, now = layout()) {
      if (performance.now() > until)
        throw new Error('The page does not come to rest: its layout changes in each frame');
      await frame();
    }
  }, PATIENCE);
}

/** Changes what the toolbar can change, and waits until the story is as it should. */
export async function setGlobals(page: Page, globals: Record<string, unknown>): Promise<void> {
  requireDrawn(await ask<Finish>(page, 'updateGlobals', { globals }, 'storyFinished'));
  await settle(page);
}

/** Says the preview's own store what the toolbar shall say at the next drawing; the channel has no such event. */
async function storeGlobals(page: Page, globals: Record<string, unknown> | 'initial'): Promise<void> {
  await page.evaluate((given) => {
    const { userGlobals } = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__').storyStoreValue;
    userGlobals.update(given === 'initial' ? userGlobals.initialGlobals : given);
  }, globals);
}

/**
 * Draws the story again from nothing, for what measures itself on mount must do so at the width there is now; under other
 * globals where some are given, in one drawing.
 */
export async function remount(page: Page, storyId: string, globals?: Record<string, unknown>): Promise<void> {
  if (globals !== undefined) await storeGlobals(page, globals);
  await page.evaluate(() => scrollTo(0, 0));
  requireDrawn(await ask<Finish>(page, 'forceRemount', { storyId }, 'storyFinished'));
  await settle(page);
}

/** Puts the toolbar back for the next story without drawing this one again, which would run axe on it once more. */
export const forgetGlobals = (page: Page): Promise<void> => storeGlobals(page, 'initial');

/** What a story says of itself that the checks ask for. The whole of it has all that is handed to its component. */
export interface StoryFacts {
  tags: string[];
  parameters: {
    fileName: string;
    a11y?: A11yParameters;
    checks?: Partial<Record<string, { reason: string; selector?: string }>>;
    toldApart?: string[];
    ownColors?: string;
  };
}

export function readStory(page: Page, storyId: string): Promise<StoryFacts> {
  return page.evaluate(async (id) => {
    const { tags, parameters } = await Reflect.get(globalThis, '__STORYBOOK_PREVIEW__').storyStoreValue.loadStory({
      storyId: id,
    });
    const { fileName, a11y, checks, toldApart, ownColors } = parameters;
    return { tags, parameters: { fileName, a11y, checks, toldApart, ownColors } };
  }, storyId);
}
