import { expect, expectAccessible, picture } from './expect-and-pictures.ts';
import { test } from './journey-test.ts';
import { signIn } from './sign-in.ts';

test('a teacher goes from the class to one child, sets a level, writes a note and has the report to print', async ({
  visit,
}) => {
  const { page } = await visit();
  await signIn(page, 'rezaei');
  const menu = page.getByRole('navigation').first();
  await menu.getByRole('link', { name: 'دانش‌آموزان', exact: true }).waitFor();

  // A class: each tab has an address of its own, and an unknown one leads to the first.
  await page.goto('/teacher/classes');
  await page.getByRole('main').getByRole('link', { name: /پنجم/ }).first().click();
  await page.waitForURL('**/skills');
  await page.getByText('چه کسی چه چیزی را کم دارد').waitFor();
  await expectAccessible(page, 'the skills of a class');
  await picture(page, 'class-skills');
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('تکلیف‌ها').click();
  await page.waitForURL('**/homeworks');
  await page.getByRole('heading', { name: 'در حال اجرا' }).waitFor();
  await expectAccessible(page, 'the homeworks of a class');
  await picture(page, 'class-homeworks');
  await page.goto(page.url().replace(/homeworks$/, 'nothing'));
  await page.waitForURL('**/skills');
  await tab('دانش‌آموزان').click();
  await page.waitForURL('**/students');
  await page.getByRole('table').waitFor();
  await expectAccessible(page, 'the students of a class');
  await picture(page, 'class-students');

  // The list of all students: found on an Arabic keyboard, and the filter survives a reload.
  await page.goto('/teacher/students');
  const rows = page.getByRole('table').getByRole('row');
  await rows.nth(1).waitFor();
  const name = ((await rows.nth(1).getByRole('rowheader').textContent()) ?? '').trim();
  await page.getByLabel('جستجوی نام').fill(name.replaceAll('ی', 'ي').replaceAll('ک', 'ك'));
  await page.waitForFunction(() => document.querySelectorAll('main table tbody tr').length === 1);
  expect((await rows.nth(1).textContent())?.includes(name) === true, 'another child was found');
  await page.reload();
  await page.waitForFunction(() => document.querySelectorAll('main table tbody tr').length === 1);
  await expectAccessible(page, 'the list of students');
  await picture(page, 'students');
  await rows.nth(1).getByRole('link').click();
  await page.waitForURL('**/teacher/student/**');
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await page.getByRole('heading', { name: 'هشت هفتهٔ گذشته' }).waitFor();
  await expectAccessible(page, 'one student');
  await picture(page, 'student-page');

  const change = page.getByRole('button', { name: /^تغییر سطح/ }).first();
  const skill = ((await change.getAttribute('aria-label')) ?? '').replace('تغییر سطح ', '');
  await change.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('خیلی خوب', { exact: true }).click();
  await dialog.getByLabel('دلیل شما').fill('پای تخته بی‌کمک حل کرد.');
  await expectAccessible(page, 'setting a level');
  await picture(page, 'student-level');
  await dialog.getByRole('button', { name: 'ثبت سطح' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('پای تخته بی‌کمک حل کرد.').waitFor();

  const note = 'جدول ضرب هفت را هفتهٔ آینده دوباره بپرسم.';
  await page.getByLabel('یادداشت تازه').fill(note);
  await page.getByRole('button', { name: 'ثبت یادداشت' }).click();
  await page.getByRole('list', { name: 'یادداشت‌های معلم' }).getByText(note).waitFor();
  await page.getByRole('button', { name: `حذف: ${note}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف', exact: true }).click();
  await page.getByRole('list', { name: 'یادداشت‌های معلم' }).getByText(note).waitFor({ state: 'detached' });

  // On paper there is the report and nothing else; the level that was set is in it.
  await page.emulateMedia({ media: 'print' });
  const report = page.getByRole('article', { name: 'گزارش توصیفی' });
  await report.waitFor();
  expect(await page.getByRole('button', { name: 'ثبت یادداشت' }).isHidden(), 'the screen is on paper too');
  await report.getByRole('row', { name: `${skill} خیلی خوب` }).waitFor();
  await picture(page, 'student-report');
});
