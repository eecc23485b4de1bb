import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import { requireKeenAxe, requireReason } from './accessibility.ts';
import { pictureName } from './pictures.ts';
import { checkStateSheet } from './state-sheet.ts';

let isAxeKeen = false;

/**
 * Every story renders, plays, and passes axe (the accessibility addon runs it after the play function; the runner fails
 * on its findings). Here stand the checks beyond that.
 */
const config: TestRunnerConfig = {
  setup() {
    expect.extend({ toMatchImageSnapshot });
  },
  async preVisit(page) {
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready);
    // Before any story, for an open dialog would hide the sample from axe.
    if (!isAxeKeen) await requireKeenAxe(page);
    isAxeKeen = true;
  },
  async postVisit(page, context) {
    if (context.hasFailure) return;
    const { parameters, tags } = await getStoryContext(page, context);
    const a11y = parameters.a11y ?? {};
    requireReason(a11y);
    if (!tags.includes('states')) return;
    await checkStateSheet(page, {
      id: context.id,
      name: pictureName(String(parameters.fileName), context.id),
      a11y,
      ownColors: parameters.ownColors,
    });
  },
};

export default config;
