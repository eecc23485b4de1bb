import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, picture } from './expect-and-pictures.ts';
import { test } from './journey-test.ts';
import { signIn } from './sign-in.ts';

const CHILD = 'g5a-07';

/** A title that no earlier run on the same data has used. */
const TITLE = `پیام ${randomUUID().slice(0, 8)}`;
const TEXT = 'فردا پرگار و خط‌کش بیاورید.';
const CHANGED = 'فردا پرگار، خط‌کش و گونیا بیاورید.';

test('a teacher writes class messages, an open page gets them, and they are edited and deleted', async ({ visit }) => {
  const child = await visit();
  await signIn(child.page, CHILD);
  await child.page.goto('/student/class-message');
  await child.page.getByRole('heading', { name: 'پیام‌های کلاس', level: 1 }).waitFor();

  const teacher = await visit();
  const { page } = teacher;
  await signIn(page, 'rezaei');
  await page.goto('/teacher/classes');
  await page
    .getByRole('link', { name: /^پنجم الف/ })
    .first()
    .click();
  await page.getByRole('tab', { name: 'پیام‌ها' }).click();
  await page.getByRole('link', { name: 'پیام تازه' }).click();
  await page.getByRole('heading', { name: 'پیام تازه', level: 1 }).waitFor();
  await page.getByLabel('عنوان').fill(TITLE);
  const text = page.getByRole('textbox', { name: 'متن پیام' });
  await text.fill(TEXT);
  await page.getByRole('button', { name: 'فرمول' }).click();
  await page.getByRole('textbox', { name: 'فرمول را بنویسید' }).fill('3/4 + 1/2');
  await expectAccessible(page, 'a formula of a class message');
  await picture(page, 'formula-of-a-class-message');
  await page.getByRole('button', { name: 'گذاشتن در متن' }).click();
  await text.getByText('سه چهارم به‌علاوهٔ یک دوم').waitFor({ state: 'attached' });
  await expectAccessible(page, 'a new class message');
  await picture(page, 'new-class-message');
  await page.getByRole('button', { name: 'فرستادن پیام' }).click();
  await page.waitForURL(/\/messages$/);
  const card = page.getByRole('article').filter({ hasText: TITLE });
  await card.waitFor();

  // The child's page was open all the time, and is not loaded again.
  const shown = child.page.getByRole('article').filter({ hasText: TITLE });
  await shown.getByText(TEXT).waitFor();
  await shown.getByText('سه چهارم به‌علاوهٔ یک دوم').waitFor({ state: 'attached' });
  await expectAccessible(child.page, 'class messages of a child');
  await picture(child.page, 'class-messages');

  await page.reload();
  await card.getByRole('button', { name: /^۱ از .* نفر دیده‌اند$/ }).click();
  await page.getByRole('dialog', { name: 'چه کسانی دیده‌اند' }).getByText('هنوز ندیده‌اند').waitFor();
  await expectAccessible(page, 'who has seen a class message');
  await picture(page, 'class-message-readers');
  await page.keyboard.press('Escape');

  await card.getByRole('button', { name: /^کارهای پیام/ }).click();
  await page.getByRole('menuitem', { name: 'ویرایش' }).click();
  await text.fill(CHANGED);
  await page.getByRole('button', { name: 'ذخیره' }).click();
  await card.getByText('ویرایش‌شده').waitFor();
  await picture(page, 'teacher-class-messages');
  await shown.getByText(CHANGED).waitFor();
  await shown.getByText('ویرایش‌شده').waitFor();

  await card.getByRole('button', { name: /^کارهای پیام/ }).click();
  await page.getByRole('menuitem', { name: 'حذف' }).click();
  await page.getByRole('button', { name: 'حذف شود' }).click();
  await card.waitFor({ state: 'detached' });
  await shown.waitFor({ state: 'detached' });
  expect((await child.page.getByText(TITLE).count()) === 0, 'a deleted message leaves something behind');
});

test('a child opens and deletes notifications, and mutes a kind of them', async ({ visit }) => {
  const { page } = await visit();
  await signIn(page, CHILD);
  await page.goto('/student/profile');
  await page.getByRole('link', { name: 'اعلان‌ها' }).click();
  await page.getByRole('heading', { name: 'اعلان‌ها', level: 1 }).waitFor();
  const dismiss = page.getByRole('button', { name: /^حذف اعلان/ });
  await dismiss.first().waitFor();
  await expectAccessible(page, 'notifications');
  await picture(page, 'notifications');
  const labels = () => dismiss.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  const before = await labels();
  await Promise.all([
    page.waitForResponse((reply) => reply.request().method() === 'DELETE' && reply.ok()),
    dismiss.first().click(),
  ]);
  const undo = page.getByRole('button', { name: /^برگرداندن اعلان/ });
  await Promise.all([
    page.waitForResponse((reply) => reply.url().endsWith('/restore/') && reply.ok()),
    undo.press('Enter'),
  ]);
  await page.reload();
  await dismiss.first().waitFor();
  expect((await labels()).join() === before.join(), `${before[0]} did not come back`);
  await Promise.all([
    page.waitForResponse((reply) => reply.request().method() === 'DELETE' && reply.ok()),
    dismiss.first().click(),
  ]);
  await page.reload();
  await dismiss.first().waitFor();
  // An older one may have come up at the end of the list.
  const after = (await labels()).slice(0, before.length - 1);
  expect(after.join() === before.slice(1).join(), `${before[0]} came back`);
  const isWanted = page.getByRole('switch', { name: 'تکلیف، مرور و بستهٔ تازه' });
  await isWanted.press('Space');
  await page.getByRole('switch', { name: 'تکلیف، مرور و بستهٔ تازه', checked: false, disabled: false }).waitFor();
  await page.reload();
  await page.getByRole('switch', { name: 'تکلیف، مرور و بستهٔ تازه', checked: false }).waitFor();
  await isWanted.press('Space');
  await page.getByRole('switch', { name: 'تکلیف، مرور و بستهٔ تازه', checked: true }).waitFor();
  // The menu of one notification mutes its kind too, and the line in its place takes that back.
  await page
    .getByRole('button', { name: /^کارهای اعلان/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /^خاموش کردن/ }).click();
  await page.getByRole('switch', { checked: false }).waitFor();
  await page.getByRole('button', { name: /^برگرداندن/ }).press('Enter');
  await page.getByRole('switch', { checked: false }).waitFor({ state: 'detached' });
});
