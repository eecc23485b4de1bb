import { expect, expectAccessible, picture } from './expect-and-pictures.ts';
import { test } from './journey-test.ts';
import { signIn } from './sign-in.ts';

test('a manager reads what the school does today, a grade, a class, its homework and a child', async ({ visit }) => {
  const { page } = await visit({ allowedFault: /404/ });
  await signIn(page, 'modir1');
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: 'امروز چه کنیم؟' }).waitFor();
  await main.getByText('سؤال‌ها چطور تمام شده‌اند').first().waitFor();
  await expectAccessible(page, 'the home of a manager');
  await picture(page, 'school-home');

  await page.goto('/school/grades/fifth');
  await main.getByRole('heading', { name: 'کلاس‌ها کنار هم' }).waitFor();
  await main.getByRole('row', { name: /پنجم الف/ }).waitFor();
  await expectAccessible(page, 'a grade of a school');

  await page.goto('/school/classes');
  await main.getByRole('link', { name: 'پنجم الف' }).click();
  await page.getByRole('heading', { name: 'پنجم الف', level: 1 }).waitFor();
  await main.getByRole('grid').waitFor();
  await expectAccessible(page, 'a class of a school');
  await picture(page, 'school-class');
  await main.getByRole('tab', { name: 'تکلیف‌ها' }).click();
  await page.waitForURL(/tab=homeworks/);
  await main.locator('a[href^="/school/homework/"]').first().click();
  await page.waitForURL(/\/school\/homework\/[^/]+$/);
  await main.getByRole('heading', { name: 'هر کس کجاست' }).waitFor();
  // What changes something is the teacher's alone.
  expect((await main.getByRole('button', { name: 'تغییر مهلت' }).count()) === 0, 'a manager can move a deadline');
  expect((await main.getByRole('textbox').count()) === 0, 'a manager can write a comment');
  await expectAccessible(page, 'a homework, for a manager');
  await picture(page, 'school-homework');
  await main.locator('a[href*="/student/"]').first().click();
  await page.waitForURL(/\/school\/homework\/[^/]+\/student\/[^/]+$/);
  await expectAccessible(page, 'the homework of a child, for a manager');

  await page.getByRole('navigation').first().getByRole('link', { name: 'دانش‌آموزان', exact: true }).click();
  await page.waitForURL('**/school/students');
  await main.getByRole('row').nth(1).waitFor();
  await expectAccessible(page, 'the students of a school');
  await main.locator('a[href^="/school/student/"]').first().click();
  await page.waitForURL(/\/school\/student\//);
  await main.getByRole('heading', { name: 'مهارت‌ها و سطح توصیفی' }).waitFor();
  expect((await main.getByText('یادداشت').count()) === 0, 'a manager reads notes of teachers');
  await expectAccessible(page, 'a child, for a manager');
  await picture(page, 'school-student');

  await page.goto('/school/skill/question/g5-improper-to-mixed');
  await main.getByRole('button', { name: 'یک سؤال دیگر' }).waitFor();
  await expectAccessible(page, 'a question of a skill, for a manager');

  await page.goto('/school/class/0190a000-0000-7000-8000-000000000003/course/2');
  await main.getByText('این کلاس در مدرسهٔ شما پیدا نشد.').waitFor();
});
