import type { Page } from 'playwright-core';
import { settled } from './browser.ts';
import { expect, expectAccessible, picture } from './harness.ts';
import { signIn } from './sign-in.ts';
import { type Stage, test } from './test.ts';

const pointer = (page: Page) => page.getByRole('region', { name: 'راهنمای این صفحه' });

const reply = (page: Page, path: string) => page.waitForResponse((response) => response.url().endsWith(path));

/** The screen is shown and left alone for a while by its clock, and nothing is pointed out. */
async function nothingPointed(page: Page, path: string): Promise<void> {
  await page.clock.install();
  const asked = reply(page, '/api/member/pointers/');
  await page.goto(path);
  await page.getByRole('heading').first().waitFor();
  await asked;
  await settled(page);
  await page.clock.runFor(10_000);
  expect((await pointer(page).count()) === 0, `${path} points out again what was closed`);
}

async function walk({ visit }: Stage): Promise<void> {
  const { page, context } = await visit({ width: 834, hasPointers: true });
  await signIn(page, 'g5a-09');
  await page.goto('/student/report');
  await pointer(page).getByText('از کی تا حالا').waitFor();
  await expectAccessible(page, 'a pointer');
  await picture(page, 'pointer-student');
  await pointer(page).getByRole('button', { name: 'بعدی' }).click();
  await pointer(page).getByText('جدولش هم').waitFor();
  await page.keyboard.press('Escape');
  await pointer(page).getByText('جدولش هم').waitFor();
  await pointer(page).getByRole('button', { name: 'بستن راهنما' }).focus();
  const closed = reply(page, '/pointers/close/');
  await page.keyboard.press('Escape');
  await pointer(page).waitFor({ state: 'detached' });
  expect((await closed).ok(), 'closing was not stored');
  await nothingPointed(page, '/student/report');

  // Another screen has pointers of its own, until all of them are closed.
  await page.goto('/student/exercise');
  await pointer(page).waitFor();
  const all = reply(page, '/pointers/close/');
  await pointer(page).getByRole('button', { name: 'دیگر نشان نده' }).click();
  await all;
  await nothingPointed(page, '/student');
  await context.close();

  // For ever: in another browser too.
  const later = await visit({ width: 834, hasPointers: true });
  await signIn(later.page, 'g5a-09');
  await nothingPointed(later.page, '/student/report');
  await later.context.close();

  const teacher = await visit({ width: 1280, hasPointers: true });
  await signIn(teacher.page, 'rezaei');
  await teacher.page.goto('/teacher/homeworks/new');
  await pointer(teacher.page).getByText('از صفحه تا صفحهٔ کتاب').waitFor();
  await expectAccessible(teacher.page, 'a pointer of a teacher');
  await picture(teacher.page, 'pointer-teacher');
  // Using what is pointed at leads on.
  await teacher.page.getByRole('textbox', { name: /^از صفحهٔ/ }).click();
  await pointer(teacher.page).getByText('مهلت را تعیین کنید').waitFor();
}

test('a screen points out its parts on the first visit, until that is closed, for ever', ({ stage }) => walk(stage));
