import { readFileSync } from 'node:fs';
import type { TestRunnerConfig } from '@storybook/test-runner';
import { requireReason } from '../checks/accessibility.ts';
import { findEnglishWords } from '../checks/english-words.ts';
import { pictureName } from '../checks/pictures.ts';
import { checkDirections, checkStateGallery, notePictures, requireExemptionReasons } from '../checks/state-gallery.ts';
import { readStory } from '../checks/story-page.ts';
import { checkToldApart } from '../checks/told-apart.ts';

/** Everything is looked at, whether or not it has changed. */
const isFull = process.env.TEST_ALL === '1';
/** Files of stories that are as they were when all was last found right with them, see `scripts/found-equal.ts`. */
const unchanged = new Set(
  !isFull && process.env.STORIES_UNCHANGED ? readFileSync(process.env.STORIES_UNCHANGED, 'utf8').split('\n') : [],
);

/**
 * Every story renders, plays, and passes axe (the accessibility addon runs it after the play function; the runner fails
 * on its findings). Here stand the checks beyond that.
 */
const config: TestRunnerConfig = {
  async preVisit(page) {
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready);
  },
  async postVisit(page, context) {
    if (context.hasFailure) return;
    const { parameters, tags } = await readStory(page, context.id);
    const a11y = parameters.a11y ?? {};
    requireReason(a11y);
    const exemptions = parameters.checks ?? {};
    requireExemptionReasons(exemptions);
    const isGallery = tags.includes('states');
    const name = pictureName(parameters.fileName, context.id);
    if (isGallery) notePictures(name);
    const english = parameters.fileName.includes('packages/ui/src/') ? await findEnglishWords(page) : [];
    if (english.length > 0) throw new Error(`English on a Persian page:\n  ${english.join('\n  ')}`);
    if (unchanged.has(parameters.fileName)) return;
    if (parameters.toldApart !== undefined) {
      const alike = await checkToldApart(page, parameters.toldApart);
      if (alike.length > 0) throw new Error(`forced colors:\n  ${alike.join('\n  ')}`);
    }
    if (!isGallery) return checkDirections(page, exemptions);
    await checkStateGallery(page, {
      id: context.id,
      name,
      a11y,
      exemptions,
      ownColors: parameters.ownColors,
      isFull,
    });
  },
};

export default config;
