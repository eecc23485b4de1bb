import { expect, expectAccessible, picture } from './expect-and-pictures.ts';
import { test } from './journey-test.ts';
import { signIn } from './sign-in.ts';

test('a teacher reads the book with the class beside it, browses questions, shares one and reports it', async ({
  app,
  visit,
}) => {
  const { page } = await visit();
  await signIn(page, 'rezaei');
  await page.goto('/teacher/classes');
  await page.getByRole('main').getByRole('link', { name: 'کتاب‌ها و مهارت‌ها' }).click();
  await page.waitForURL('**/teacher/skills');
  await page.getByRole('list', { name: 'راهنمای نشانه‌ها' }).waitFor();
  await expectAccessible(page, 'the books of a teacher');
  await picture(page, 'teacher-skills');

  // The chapter is in the address and survives a reload.
  const chapters = page.getByRole('tablist', { name: 'فصل‌های کتاب' }).getByRole('tab');
  await chapters.nth(1).click();
  await page.waitForURL(/chapter=2/);
  await page.reload();
  await chapters.nth(1).waitFor();
  expect((await chapters.nth(1).getAttribute('aria-selected')) === 'true', 'the chosen chapter was lost by a reload');

  const pages = page.getByRole('link', { name: /^تکلیف از این صفحه‌ها/ }).first();
  const wanted = new URL((await pages.getAttribute('href')) ?? '', app.url).searchParams.get('firstPage');
  expect(wanted !== null, 'the link to new homework names no page');

  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await page.waitForURL(/\/teacher\/question\?skill=/);
  await page.getByText('سؤال شمارهٔ ۱', { exact: true }).waitFor();
  await expectAccessible(page, 'a browsed question');
  await picture(page, 'teacher-question');
  await page.getByRole('button', { name: 'یک سؤال دیگر' }).click();
  await page.waitForURL(/seed=1$/);
  await page.getByText('سؤال شمارهٔ ۲', { exact: true }).waitFor();

  // The address is the question: somebody else who opens it sees the same.
  const sheet = page.getByRole('region', { name: 'سؤال', exact: true }).first();
  const before = await sheet.textContent();
  await page.reload();
  await page.getByText('سؤال شمارهٔ ۲', { exact: true }).waitFor();
  expect((await sheet.textContent()) === before, 'the same address gave another question');

  await page.getByRole('button', { name: 'گزارش اشکال' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('متن سؤال روشن نیست').click();
  await dialog.getByRole('textbox').fill('«چند تا» یعنی چه؟');
  await expectAccessible(page, 'the report of a question');
  await picture(page, 'teacher-report-question');
  await dialog.getByRole('button', { name: 'فرستادن گزارش' }).click();
  await page.getByText('گزارش شما ثبت شد. سپاسگزاریم.').waitFor();
  await dialog.waitFor({ state: 'detached' });
});

test('a child reports a question that seems wrong', async ({ visit }) => {
  const { page } = await visit();
  await signIn(page, 'g5a-04');
  await page.goto('/student/skill/question/g5-axis-count');
  await page.getByRole('button', { name: 'گزارش اشکال سؤال' }).click();
  const dialog = page.getByRole('dialog', { name: 'این سؤال چه اشکالی دارد؟' });
  await dialog.getByText('شکل درست نیست').click();
  await expectAccessible(page, 'a child’s report of a question');
  await picture(page, 'student-report-question');
  await dialog.getByRole('button', { name: 'فرستادن' }).click();
  await page.getByText('ممنون! گزارشت رسید.').waitFor();
  await dialog.waitFor({ state: 'detached' });
});
