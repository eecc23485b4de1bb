/** Proof that every kit's screen holds the same and does the same, and of what a change of look costs React. */
import type { Browser, Page } from 'playwright-core';
import { CHANGES, type Change, settle, withPage } from './browser.ts';
import { COLUMNS, pupils } from './content/rows.ts';
import * as words from './content/words.ts';

export interface Commits {
  readonly commits: number;
  /** Components rendered outside the pressed button. */
  readonly outside: number;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const sees = (page: Page, text: string) =>
  page.getByText(text).locator('visible=true').first().waitFor({ timeout: 5000 });

async function paper(page: Page): Promise<string> {
  const button = page.getByRole('button', { name: words.SAVE.open, exact: true });
  const painted = await button.evaluate((element) => {
    const parts = [element, ...element.querySelectorAll('*'), document.body];
    return parts.map((part) => getComputedStyle(part).backgroundColor).join(' ');
  });
  return painted;
}

/** @throws Error naming what a kit's screen lacks. */
export async function checkScreen(browser: Browser, kit: string, url: string): Promise<Record<Change, Commits>> {
  return withPage(browser, async (page) => {
    page.setDefaultTimeout(8000);
    await page.goto(`${url}?commits`);
    await settle(page);
    const must = (holds: boolean, what: string) => {
      if (!holds) throw new Error(`${kit}: ${what}`);
    };
    must((await page.locator('tbody tr').count()) === 50, 'the table has not 50 rows');
    must((await page.locator('thead th').count()) === COLUMNS.length, 'the table has not its columns');
    must((await page.locator('input[type=radio]').count()) >= 3, 'no radios');
    must((await page.getByRole('tab').count()) === words.TABS.items.length, 'no tabs');
    must((await page.getByRole('navigation').count()) === 2, 'not two menus');
    const first = () => page.locator('tbody tr').first().textContent();
    const least = [...pupils(50)].sort((a, b) => (a.done < b.done ? -1 : 1))[0];
    await press(page, 'پاسخ‌ها');
    must(((await first()) ?? '').includes(least?.done ?? '?'), 'the table is not sorted by its head');

    const costs: Partial<Record<Change, Commits>> = {};
    for (const change of CHANGES) {
      const before = await paper(page);
      await page.evaluate((name) => window.benchOutside(name), words.LOOK[change]);
      await page.evaluate((name) => window.benchPress(name), words.LOOK[change]);
      costs[change] = await page.evaluate((name) => window.benchOutside(name), words.LOOK[change]);
      await page.waitForTimeout(400);
      must((await paper(page)) !== before, `a change of ${change} is not seen`);
    }

    await page.getByRole('tab', { name: words.TABS.items[1].title }).click();
    await sees(page, words.TABS.items[1].content);
    await press(page, words.ACCOUNT.title);
    await sees(page, words.ACCOUNT.items[1].title);
    await page.keyboard.press('Escape');
    const side = page.locator('aside');
    await side.getByText(words.SIDE[1]?.title ?? '', { exact: true }).click();
    await side.getByText('پنجم الف').waitFor();
    await press(page, words.TOGGLE.toMini);
    await page.getByRole('button', { name: words.TOGGLE.toVertical }).waitFor();
    await press(page, words.SAVE.open);
    await sees(page, words.SAVE.said);
    await press(page, words.EXIT.open);
    await sees(page, words.EXIT.question);
    await page.keyboard.press('Escape');
    await page.getByText(words.EXIT.question).waitFor({ state: 'hidden' });
    await press(page, words.SETTINGS.open);
    await sees(page, 'درختی');
    await sees(page, words.SETTINGS.schemeLabels.system);
    const { preset, scheme, tenant } = costs;
    if (!preset || !scheme || !tenant) throw new Error('A change was not measured');
    return { preset, scheme, tenant };
  });
}
