import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { requireReason } from '../checks/accessibility.ts';
import { pictureName } from '../checks/pictures.ts';
import { checkDirections, checkStateGallery, requireExemptionReasons } from '../checks/state-gallery.ts';
import { checkToldApart } from '../checks/told-apart.ts';

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
    const { parameters, tags } = await getStoryContext(page, context);
    const a11y = parameters.a11y ?? {};
    requireReason(a11y);
    const exemptions = parameters.checks ?? {};
    requireExemptionReasons(exemptions);
    if (parameters.toldApart !== undefined) {
      const alike = await checkToldApart(page, parameters.toldApart);
      if (alike.length > 0) throw new Error(`forced colors:\n  ${alike.join('\n  ')}`);
    }
    if (!tags.includes('states')) return checkDirections(page, exemptions);
    await checkStateGallery(page, {
      id: context.id,
      name: pictureName(String(parameters.fileName), context.id),
      a11y,
      exemptions,
      ownColors: parameters.ownColors,
    });
  },
};

export default config;
