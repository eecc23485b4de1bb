/**
 * Types words in the search of the sidebar, in Persian and as other kits call things, and looks for the component among the
 * first that are found. Runs before all stories; alone, at a Storybook that is served: `node scripts/check-search.ts <address>`.
 */
import { type Browser, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS } from '../../../scripts/tooling/chromium-flags.mjs';
import { findChromium } from './find-chromium.ts';

/** What is typed, and the component it is for. */
const SEARCHES: readonly (readonly [typed: string, component: string])[] = [
  ['دکمه', 'Button'],
  ['پنجره', 'Dialog'],
  ['جدول', 'Table'],
  ['تقویم', 'Calendar'],
  ['کشو', 'Drawer'],
  ['لغزنده', 'Slider'],
  ['زبانه', 'Tabs'],
  ['هشدار', 'Alert'],
  ['نمودار خطی', 'LineChart'],
  ['آکاردئون', 'Accordion'],
  ['Button', 'Button'],
  ['Table', 'Table'],
  ['Select', 'Select'],
  ['modal', 'Dialog'],
  ['popup', 'Dialog'],
  ['popup', 'Popover'],
  ['dropdown', 'Select'],
  ['dropdown', 'Menu'],
  ['autocomplete', 'ComboBox'],
  ['typeahead', 'ComboBox'],
  ['combobox', 'ComboBox'],
  ['datepicker', 'DatePicker'],
  ['snackbar', 'Toast'],
  ['accordion', 'Accordion'],
  ['collapse', 'Accordion'],
  ['spinner', 'Spinner'],
  ['loader', 'Spinner'],
  ['toggle', 'Switch'],
  ['switch', 'Switch'],
  ['chip', 'Tag'],
  ['tooltip', 'Tooltip'],
  ['upload', 'FileField'],
  ['breadcrumb', 'Breadcrumbs'],
  ['wizard', 'Stepper'],
  ['slideshow', 'Carousel'],
];

/** A component must be among so many. */
const FIRST = 8;

async function found(page: Page, typed: string): Promise<string[]> {
  await page.locator('#storybook-explorer-searchfield').fill(typed);
  const items = page.locator('.search-result-item--label');
  await items.or(page.getByText('No components found')).first().waitFor();
  // The name of the page, which begins with the component's own.
  return (await items.locator('> :first-child').allInnerTexts()).slice(0, FIRST);
}

/** @returns Counts for the totals, and each fault as a line. */
export async function checkSearch(
  executablePath: string,
  address: string,
): Promise<{ passed: number; failures: string[] }> {
  const browser: Browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const failures: string[] = [];
  try {
    const page = await browser.newPage();
    // What the stories show is of no interest here.
    await page.route('**/iframe.html*', (route) => route.abort());
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await page.locator('#storybook-explorer-tree').waitFor({ timeout: 60_000 });
    for (const [typed, component] of SEARCHES) {
      const names = await found(page, typed);
      if (names.some((name) => name.split(' · ')[0] === component)) continue;
      failures.push(`${typed}: ${component} is not among ${names.join(' | ') || 'nothing'}`);
    }
  } finally {
    await browser.close();
  }
  return { passed: SEARCHES.length - failures.length, failures };
}

if (import.meta.main) {
  const { passed, failures } = await checkSearch(findChromium().path, process.argv[2] ?? 'http://localhost:6006');
  for (const failure of failures) console.error(failure);
  console.log(`search: ${passed} passed, ${failures.length} failed, 0 skipped`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
