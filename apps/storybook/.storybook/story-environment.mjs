import { getJestConfig, setupPage } from '@storybook/test-runner';

const { default: PlaywrightEnvironment } = await import(getJestConfig().testEnvironment);

/**
 * Where a file of stories runs: the test runner's own place for it, with the hooks of `.storybook/test-runner.ts`. They are
 * loaded once a worker here. The runner's setup file would load them, and most of Storybook, again for each file: three
 * seconds for each of two hundred.
 */
export default class StoryEnvironment extends PlaywrightEnvironment {
  async setup() {
    await super.setup();
    // Not above: Jest translates what is imported while it loads this file, to what Node does not read.
    const { default: config } = await import('./test-runner.ts');
    Object.assign(this.global, {
      __sbPreVisit: config.preVisit,
      __sbPostVisit: config.postVisit,
      __sbSetupPage: setupPage,
      __sbCollectCoverage: false,
    });
  }
}
