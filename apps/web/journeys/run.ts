/** Runs the journeys of playwright.config.ts. Words narrow all of them to those with each word; options go to Playwright. */
import { fileURLToPath } from 'node:url';

const given = process.argv.slice(2);
const options = given.filter((each) => each.startsWith('-'));
const words = given.filter((each) => !each.startsWith('-'));

if (words.length > 0) {
  const each = words.map((word) => `(?=.*${word.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')})`);
  options.push('--grep', `^${each.join('')}`);
  // Who names a journey wants it, whether it is one of the quick ones or not, and soon.
  process.env.TEST_ALL = '1';
  process.env.DEMO_SIZE ??= 'small';
}
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
process.argv.splice(2, Infinity, 'test', ...options);
// Playwright's program, in this process: who ends this one ends all.
// @ts-expect-error It has no types.
await import('@playwright/test/cli');
