import { settled } from './browser.ts';
import { expect, expectAccessible, picture, pictures } from './expect-and-pictures.ts';
import { test } from './journey-test.ts';
import { signIn } from './sign-in.ts';

test('a child puts a survey off, then answers it through a reload; a teacher answers one in a dialog', async ({
  visit,
}) => {
  const first = await visit({ width: 390 });
  await signIn(first.page, 'g3b-05');
  await first.page.waitForURL('**/student/survey/*');
  await first.page.getByRole('button', { name: 'بعداً جواب می‌دهم' }).click();
  await first.page.waitForURL('**/student');
  await first.page.reload();
  await first.page.getByRole('heading', { level: 1 }).first().waitFor();
  await settled(first.page);
  expect(new URL(first.page.url()).pathname === '/student', 'a survey is offered once a visit');
  await first.context.close();

  const { page, context } = await visit({ width: 390, allowedFault: /404/ });
  await signIn(page, 'g3b-05');
  await page.waitForURL('**/student/survey/*');
  await page.getByRole('button', { name: 'بعدی' }).click();
  await page.getByText('برای این پرسش یک جواب انتخاب کن.').first().waitFor();
  await expectAccessible(page, 'a survey');
  await picture(page, 'survey');
  await page.getByRole('radio', { name: 'عالی' }).press('Space');
  await page.getByRole('button', { name: 'بعدی' }).click();
  await page.getByRole('radio', { name: 'عصر' }).press('Space');
  await page.reload();
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[type=radio]:checked') !== null);
  expect(await page.getByRole('radio', { name: 'عصر' }).isChecked(), 'a reload keeps what was chosen');
  await page.getByRole('button', { name: 'بعدی' }).click();
  await page.getByRole('button', { name: 'فرستادن جواب‌ها' }).click();
  await page.getByText('ممنون که نظرت را گفتی!').waitFor();
  await picture(page, 'survey-thanks');
  await page.reload();
  await page.getByText('ممنون که نظرت را گفتی!').waitFor();
  await page.goto('/student/survey/0190a000-0000-7000-8000-000000000003');
  await page.getByText('این نظرسنجی پیدا نشد.').waitFor();
  await context.close();

  const teacher = await visit();
  await signIn(teacher.page, 'naderi');
  const dialog = teacher.page.getByRole('dialog', { name: 'دو ماه نخست با مشق' });
  await dialog.getByRole('radio', { name: 'زیاد', exact: true }).press('Space');
  await expectAccessible(teacher.page, 'a survey of a teacher');
  await picture(teacher.page, 'survey-teacher');
  await dialog.getByRole('button', { name: 'بعدی' }).click();
  await dialog.getByRole('textbox').fill('چاپ کارنامه');
  await dialog.getByRole('button', { name: 'فرستادن پاسخ‌ها' }).click();
  await dialog.getByText('از وقتی که گذاشتید سپاسگزاریم.').waitFor();
  await teacher.context.close();
});

test('survey: an administrator makes one, a child skips it and then answers, the administrator reads the result', async ({
  visit,
}) => {
  const title = `نظر شما ${Date.now().toString(36)}`;
  const admin = await visit();
  const main = admin.page.getByRole('main');
  await signIn(admin.page, 'admin');
  await admin.page.getByRole('link', { name: 'نظرسنجی‌ها' }).first().click();
  await main.getByRole('link', { name: 'نظرسنجی تازه' }).click();
  await main.getByRole('textbox', { name: 'عنوان' }).fill(title);
  await main.getByRole('checkbox', { name: 'پایهٔ ۶' }).press('Space');
  await main.getByRole('combobox', { name: 'مدرسه‌ها' }).fill('سپهر');
  await admin.page.getByRole('option', { name: /سپهر/ }).click();
  // The list stays open for more schools.
  await admin.page.keyboard.press('Escape');
  await main.getByRole('textbox', { name: 'متن پرسش' }).fill('این هفته با مشق چطور بود؟');
  await main.getByRole('button', { name: 'افزودن پرسش' }).click();
  const second = main.getByRole('textbox', { name: 'متن پرسش' }).nth(1);
  await second.fill('کدام را بیشتر دوست داشتی؟');
  await main
    .getByRole('button', { name: /نوع پاسخ/ })
    .nth(1)
    .click();
  await admin.page.getByRole('option', { name: 'یک گزینه' }).click();
  await main.getByRole('textbox', { name: 'گزینه‌ها' }).fill('تمرین\nبازی باغ پیچ‌درپیچ و جایزه‌هایش');
  // The last day is missing: nothing typed is lost, through a reload either.
  await main.getByRole('button', { name: 'ساختن پیش‌نویس' }).click();
  await main.getByText('آخرین روز را انتخاب کنید.').first().waitFor();
  await admin.page.reload();
  await main.getByRole('textbox', { name: 'عنوان' }).waitFor();
  expect((await second.inputValue()) === 'کدام را بیشتر دوست داشتی؟', 'a reload loses a question');
  const lastDay = main.getByRole('group', { name: /^آخرین روز/ });
  for (const [name, value] of [
    [/روز/, '29'],
    [/ماه/, '12'],
    [/سال/, '1405'],
  ] as const) {
    await lastDay.getByRole('spinbutton', { name }).first().click();
    await admin.page.keyboard.type(value);
  }
  await expectAccessible(admin.page, 'a new survey');
  await pictures(admin.page, 'admin-survey-new');
  await main.getByRole('button', { name: 'پیش‌نمایش' }).click();
  const preview = admin.page.getByRole('dialog', { name: title });
  await preview.getByRole('radio', { name: 'عالی' }).waitFor();
  await expectAccessible(admin.page, 'the preview of a survey');
  await admin.page.keyboard.press('Escape');
  await main.getByRole('button', { name: 'ساختن پیش‌نویس' }).click();
  await main.getByRole('heading', { level: 1, name: title }).waitFor();
  await main.getByText('پیش‌نویس').first().waitFor();
  await main.getByRole('link', { name: 'تغییر' }).click();
  await main.getByRole('textbox', { name: 'چند کلمه پیش از پرسش‌ها' }).fill('دو پرسش کوتاه');
  await main.getByRole('button', { name: 'ثبت تغییر' }).click();
  await main.getByText('دو پرسش کوتاه').waitFor();
  await main.getByRole('button', { name: 'باز کردن' }).click();
  await admin.page.getByRole('dialog').getByRole('button', { name: 'باز کردن' }).click();
  await main.getByText('باز', { exact: true }).waitFor();

  const first = await visit({ width: 390 });
  await signIn(first.page, 'g6a-07');
  await first.page.waitForURL('**/student/survey/*');
  await first.page.getByRole('heading', { level: 1, name: title }).waitFor();
  await first.page.getByRole('button', { name: 'بعداً جواب می‌دهم' }).click();
  await first.page.waitForURL('**/student');
  await first.context.close();
  const child = await visit({ width: 390 });
  await signIn(child.page, 'g6a-07');
  await child.page.waitForURL('**/student/survey/*');
  await child.page.getByRole('radio', { name: 'عالی' }).press('Space');
  await child.page.getByRole('button', { name: 'بعدی' }).click();
  await child.page.getByRole('radio', { name: 'تمرین' }).press('Space');
  await child.page.getByRole('button', { name: 'فرستادن جواب‌ها' }).click();
  await child.page.getByText('ممنون که نظرت را گفتی!').waitFor();
  await child.context.close();

  await admin.page.reload();
  await main.getByText('میانگین ۵').waitFor();
  await main.getByText('تمرین: ۱ نفر از ۱ نفر').waitFor();
  expect((await main.getByRole('link', { name: 'تغییر' }).count()) === 0, 'a survey with answers can be changed');
  await expectAccessible(admin.page, 'the result of a survey');
  await pictures(admin.page, 'admin-survey');
  const download = admin.page.waitForEvent('download');
  await main.getByRole('button', { name: 'خروجی' }).click();
  await admin.page.getByRole('menuitem', { name: 'فایل اکسل' }).click();
  expect((await download).suggestedFilename().endsWith('.xlsx'), 'the answers are not saved');
  await main.getByRole('button', { name: 'بستن' }).click();
  await admin.page.getByRole('alertdialog').getByRole('button', { name: 'بستن' }).first().click();
  await main.getByText('بسته', { exact: true }).waitFor();
  await admin.page.getByRole('link', { name: 'نظرسنجی‌ها' }).first().click();
  await main.getByRole('link', { name: title }).waitFor();
  await expectAccessible(admin.page, 'the surveys');
  await pictures(admin.page, 'admin-surveys');
});
