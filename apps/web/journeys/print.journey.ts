import type { Page } from 'playwright-core';
import { expect, expectAccessible, picture } from './expect-and-pictures.ts';
import { test } from './journey-test.ts';
import { signIn } from './sign-in.ts';

/** Waits until the browser saves a file, and gives its name. */
async function savedBy(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return download.suggestedFilename();
}

/** What paper shows: no menu and no buttons, and sheets of dark on white. */
async function expectPaper(page: Page, sheets: number): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect((await page.locator('nav:visible, button:visible').count()) === 0, 'menus or buttons are printed');
  expect((await page.getByRole('article').count()) === sheets, `there are not ${sheets} sheets`);
  const [background, color] = await page
    .getByRole('article')
    .first()
    .evaluate((sheet) => {
      const { backgroundColor, color: text } = getComputedStyle(sheet);
      return [backgroundColor, text];
    });
  expect(background === 'rgb(255, 255, 255)', `a sheet is ${background}`);
  expect(color !== background, 'text cannot be told from paper');
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.subarray(0, 5).toString() === '%PDF-', 'nothing is printed');
  await page.emulateMedia({ media: null, colorScheme: null });
}

test('a teacher prints questions of skills and a homework, and saves reports as files', async ({ visit }) => {
  const { page } = await visit();
  await signIn(page, 'rezaei');
  await page.goto('/teacher/classes');
  await page.getByRole('main').getByRole('link', { name: /پنجم/ }).first().click();
  await page.waitForURL('**/skills');
  const workbook = await savedBy(page, async () => {
    await page.getByRole('button', { name: 'خروجی' }).click();
    await page.getByRole('menuitem', { name: /^اکسل/ }).click();
  });
  expect(/^مهارت ها - پنجم .+\.xlsx$/.test(workbook), `the workbook is called ${workbook}`);

  // A free choice: two skills, three variants. The address has all of it.
  await page.getByRole('link', { name: 'چاپ برگه' }).click();
  await page.waitForURL(/\/teacher\/print\?class=/);
  // The announcer of the pending button is empty for a while, and axe finds it: the page is looked at afresh.
  await page.reload();
  await page.getByText('مهارت‌هایی را که می‌خواهید انتخاب کنید').waitFor();
  await expectAccessible(page, 'printing, nothing chosen');
  const skills = page.getByRole('combobox', { name: 'افزودن مهارت' });
  await skills.press('ArrowDown');
  await page.getByRole('listbox').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/skills=/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/skills=.+(%2C|,)/);
  await page.keyboard.press('Escape');
  await page.getByText('چند نسخه', { exact: true }).click();
  await page.waitForURL(/variants=2/);
  await page.getByText(/^۲ برگه، هر کدام ۶ سؤال$/).waitFor();
  await expectAccessible(page, 'printing questions of skills');
  await picture(page, 'print-skills');
  await expectPaper(page, 3);
  const codes = await page.getByRole('article').first().getAttribute('aria-label');
  await page.reload();
  await page.getByText(/^۲ برگه/).waitFor();
  expect((await page.getByRole('article').first().getAttribute('aria-label')) === codes, 'a reload changes the sheets');

  // A homework: each child's own questions, from its menu.
  await page.goto('/teacher/homeworks');
  await page.locator('#main a[href^="/teacher/homework/"]').first().click();
  await page.getByRole('heading', { name: 'هر کس کجاست' }).waitFor();
  const table = await savedBy(page, async () => {
    await page.getByRole('button', { name: 'خروجی' }).click();
    await page.getByRole('menuitem', { name: 'CSV: دانش‌آموزان' }).click();
  });
  expect(table.endsWith('.csv') && table.includes('دانش آموزان'), `the table is called ${table}`);
  await page.getByRole('button', { name: 'کارهای دیگر' }).click();
  await page.getByRole('menuitem', { name: 'چاپ روی کاغذ' }).click();
  await page.waitForURL(/\/teacher\/homework\/[^/]+\/print$/);
  await page.reload();
  await page.getByRole('article').first().waitFor();
  await expectAccessible(page, 'printing a homework');
  await picture(page, 'print-homework');
});

test('a teacher prints the paper of a term with its key, and makes it a draft in one press', async ({ visit }) => {
  const { page } = await visit();
  await signIn(page, 'rezaei');
  await page.goto('/teacher/quiz-reports');
  await page.getByRole('link', { name: 'آزمون‌های آماده' }).click();
  await page.waitForURL('**/teacher/quiz/papers**');
  await page.getByRole('heading', { name: 'مرور فصل‌ها' }).waitFor();
  await expectAccessible(page, 'papers');

  await page.getByRole('link', { name: /^چاپ آزمون نوبت اول/ }).click();
  await page.waitForURL('**/teacher/print/paper**');
  await page.getByText(/^۱ برگه، هر کدام ۲۰ سؤال$/).waitFor();
  // One sheet of questions, one of keys.
  await expectPaper(page, 2);
  const first = await page.getByRole('article').first().textContent();
  await page.getByRole('button', { name: 'سؤال‌های دیگر' }).click();
  await page.waitForURL(/seed=/);
  await page.waitForFunction((before) => document.querySelector('article')?.textContent !== before, first);
  const second = await page.getByRole('article').first().textContent();
  await page.reload();
  await page.getByText(/^۱ برگه، هر کدام ۲۰ سؤال$/).waitFor();
  expect((await page.getByRole('article').first().textContent()) === second, 'a reload changes the paper');

  await page.goto('/teacher/quiz/papers');
  await page.getByRole('button', { name: /^پیش‌نویس آزمون: مرور فصل ۲/ }).click();
  await page.waitForURL('**/teacher/quiz/*/preview');
  await page
    .getByText(/مرور فصل ۲/)
    .first()
    .waitFor();
});
