import teardown from '@storybook/test-runner/dist/jest-playwright-entries/teardown.js';
import { closeBrowser } from './story-environment.mjs';

/** After all files of stories: the test runner's own end, and the browser where Jest used no workers. */
export default async function closeAll(jestConfig) {
  await teardown(jestConfig);
  await closeBrowser();
}
