import { openBrowser } from './browser.ts';
import { makeDemoData } from './run-app.ts';

/** Before the first journey: a browser starts at all, and there is demo data to copy. */
// biome-ignore lint/style/noDefaultExport: Playwright takes the default export.
export default async function setUp(): Promise<() => void> {
  process.env.DEMO_SIZE ??= process.env.TEST_ALL === '1' ? 'whole' : 'small';
  // One failure that says why, where each journey would have it.
  await (await openBrowser()).close();
  return makeDemoData();
}
