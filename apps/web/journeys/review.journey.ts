import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, picture } from './expect-and-pictures.ts';
import { test } from './journey-test.ts';
import { signIn } from './sign-in.ts';

const CHILD = 'g5a-04';

/** A name that no earlier run on the same data has used. */
const TITLE = `مرور ${randomUUID().slice(0, 8)}`;

test('a teacher keeps a review as a draft, publishes it, and a child of its group works on it', async ({ visit }) => {
  const teacher = await visit();
  const { page } = teacher;
  await signIn(page, 'rezaei');
  await page.goto('/teacher/homeworks');
  await page.locator('#main').getByRole('link', { name: 'مرورها' }).click();
  await page.waitForURL('**/teacher/reviews');
  await expectAccessible(page, 'the list of reviews');
  await page.getByRole('link', { name: 'مرور تازه' }).click();
  await page.getByText('این گروه‌ها از روی مهارت‌هایی').waitFor();
  await expectAccessible(page, 'a new review');
  await picture(page, 'new-review');

  // One group stays, with every child of the class, so that the child of this journey is in it.
  const remove = page.getByRole('button', { name: /^حذف گروه/ });
  while ((await remove.count()) > 1) await remove.last().click();
  await page.getByLabel('نام گروه').fill('مرور شنبه');
  await page.getByRole('button', { name: /^دانش‌آموزان: / }).click();
  for (const box of await page.getByRole('checkbox').all()) {
    if (!(await box.isChecked())) await box.press('Space');
  }
  await page.getByLabel(/^عنوان/).fill(TITLE);
  await page.getByRole('button', { name: 'نگه داشتن پیش‌نویس' }).click();
  await page.waitForURL(/\/teacher\/review\/[^/]+$/);
  await page.getByRole('heading', { name: TITLE, level: 1 }).waitFor();
  await page.getByText('پیش‌نویس', { exact: true }).first().waitFor();
  const id = page.url().split('/').at(-1) ?? '';

  // A draft is the teacher's alone.
  const child = await visit();
  await signIn(child.page, CHILD);
  await child.page.getByRole('list', { name: 'کارهای امروز' }).waitFor();
  expect((await child.page.getByText(TITLE).count()) === 0, 'a child sees a draft');

  await page.getByRole('button', { name: 'فرستادن', exact: true }).click();
  await page.getByText('فرستاده شد.').first().waitFor();
  await page.getByText('باز', { exact: true }).first().waitFor();
  // The announcer of the pending button is empty for a while, and axe finds it: the page is looked at afresh.
  await page.reload();
  await page.getByRole('heading', { name: 'هر کس کجاست' }).waitFor();
  await expectAccessible(page, 'the report of a review');
  await picture(page, 'review-report');

  // The path of the notification leads to the next open question, and the exit to the review.
  await child.page.goto(`/student/review/${id}/question`);
  await child.page.waitForURL(/\/question\/[^/]+$/);
  await child.page.getByRole('heading', { name: /^سؤال ۱ از/ }).waitFor();
  await expectAccessible(child.page, 'a question of a review');
  await child.page.getByRole('link', { name: 'خروج' }).click();
  await child.page.getByRole('heading', { name: TITLE, level: 1 }).waitFor();
  await child.page.getByRole('link', { name: 'شروع کن' }).waitFor();
  await expectAccessible(child.page, 'a review');
  await picture(child.page, 'student-review');

  await page.goto(`/teacher/review/${id}/question`);
  await page.getByRole('heading', { name: 'سؤال‌های مرور', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'یک سؤال دیگر' }).waitFor();
  await expectAccessible(page, 'the questions of a review');
  // A group of the class, made on the class's page.
  await page.goto('/teacher/classes');
  await page
    .getByRole('link', { name: /پنجم الف/ })
    .last()
    .click();
  await page.getByRole('tab', { name: 'گروه‌ها' }).click();
  await page.waitForURL(/\/groups$/);
  await page.getByRole('button', { name: 'گروه تازه' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('نام گروه').fill(`گروه ${TITLE.slice(-4)}`);
  await dialog.getByRole('checkbox').first().press('Space');
  await dialog.getByRole('button', { name: 'ثبت گروه' }).click();
  await page.getByRole('heading', { name: `گروه ${TITLE.slice(-4)}` }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: `گروه ${TITLE.slice(-4)}` }).waitFor();
  await expectAccessible(page, 'the groups of a class');
  await picture(page, 'class-groups');
  // On a phone the line of tabs scrolls to the chosen one.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  const box = await page.getByRole('tab', { name: 'گروه‌ها' }).boundingBox();
  expect(box !== null && box.x >= 0 && box.x + box.width <= 390, 'the chosen tab is out of sight at 390');
});
