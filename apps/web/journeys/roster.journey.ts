import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, expectAccessible, picture } from './expect-and-pictures.ts';
import { test } from './journey-test.ts';
import { signIn } from './sign-in.ts';

const LETTERS = 'آبپتجدرزسشفقکگلمنوهی';

/** A word that no earlier run on the same data has used, of letters alone. */
const word = [...randomUUID().replaceAll('-', '')]
  .slice(0, 8)
  .map((digit) => LETTERS[Number.parseInt(digit, 16)])
  .join('');
const CLASS = `پنجم ${word}`;
const NEXT_CLASS = `ششم ${word}`;
const MISTAKE = `اشتباهی ${word}`;

const csv = (rows: readonly string[]) => ({
  name: 'فهرست.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\u{feff}نام,نام خانوادگی,کلاس,پایه,جنسیت,شماره ثبت,تلفن همراه\r\n${rows.join('\r\n')}\r\n`),
});

const FAULTY = csv([
  `سارا,${word},${CLASS},۵,دختر,,`,
  `,${word},${CLASS},۵,دختر,,`,
  `علی۲,${word},${CLASS},۵,پسر,,`,
  `رضا,${word},${CLASS},هشتم,پسر,,`,
  `مینا,${word},${CLASS},۵,نامعلوم,,`,
  `نیما,${word},${CLASS},۵,پسر,,۱۲۳`,
]);
const CORRECTED = csv(['سارا', 'نگار', 'علي', 'رضا', 'مينا', 'نیما'].map((name) => `${name},${word},${CLASS},٥,,,`));

async function send(page: Page, file: ReturnType<typeof csv>): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByText(file.name, { exact: true }).waitFor();
  await page.getByRole('button', { name: 'بررسی فایل' }).click();
}

test('a manager imports a class from a file with faulty rows, a child signs in with a card, and the year goes up and back', async ({
  visit,
}) => {
  const manager = await visit();
  const { page } = manager;
  await signIn(page, 'modir1');
  await page.getByRole('navigation').getByRole('link', { name: 'کلاس‌ها و افراد' }).click();
  await page.getByRole('heading', { name: 'کلاس‌ها و افراد', level: 1 }).waitFor();
  await page.getByRole('table').waitFor();
  await expectAccessible(page, 'the roster');
  await picture(page, 'roster');

  await page.getByRole('link', { name: 'وارد کردن فهرست' }).click();
  await page.getByRole('heading', { name: 'وارد کردن فهرست', level: 1 }).waitFor();
  await expectAccessible(page, 'the file of an import');
  await picture(page, 'import-file');
  await send(page, FAULTY);
  await page.getByText(/^۵ ردیف نادرست است/).waitFor();
  const rows = page.getByRole('row');
  expect((await rows.count()) === 6, 'not each faulty row is shown');
  await picture(page, 'import-faults');
  await page.getByRole('button', { name: 'فایل درست‌شده را بفرستید' }).click();
  await send(page, CORRECTED);
  await page.getByText(`این کلاس‌ها ساخته می‌شوند: ${CLASS} (۶ نفر).`).waitFor();
  await picture(page, 'import-preview');
  await page.getByRole('button', { name: 'تأیید و ساختن ۶ نفر' }).click();
  const cards = page.getByRole('region', { name: 'کارت‌های ورود برای چاپ' });
  await cards.getByRole('listitem').nth(5).waitFor();
  await picture(page, 'sign-in-cards');
  const card = cards.getByRole('listitem').filter({ hasText: `سارا ${word}` });
  const [username = '', password = ''] = await card.getByRole('definition').allTextContents();

  // A child types what the card says, in Persian digits.
  const child = await visit({ width: 834 });
  await child.page.goto('/auth/login');
  await child.page.getByLabel('نام کاربری', { exact: true }).fill(username);
  await child.page.getByLabel('رمز عبور', { exact: true }).fill(password);
  await child.page.keyboard.press('Enter');
  await child.page.waitForURL(/\/student/);
  await child.context.close();

  await page.getByRole('button', { name: 'چاپ کردم، بستن' }).click();
  expect((await page.getByText(password).count()) === 0, 'a password is still to be seen');
  await page.getByRole('link', { name: 'دیدن کلاس‌ها' }).click();
  await page.getByRole('link', { name: CLASS }).click();
  await page.getByRole('heading', { name: CLASS, level: 1 }).waitFor();
  await page.getByRole('row').nth(6).waitFor();
  await page.reload();
  await page.getByRole('row').nth(6).waitFor();
  await expectAccessible(page, 'a class of the roster');
  await picture(page, 'roster-class');

  await page.goto('/school/roster/new-year');
  await page.getByRole('textbox', { name: `نام تازهٔ ${CLASS}` }).waitFor();
  await expectAccessible(page, 'the dry run of a new year');
  await picture(page, 'new-year');
  await page.getByRole('button', { name: 'آغاز سال تازه' }).click();
  await page.getByRole('button', { name: 'آغاز شود' }).click();
  await page.waitForURL(/\/school\/roster$/);
  await page.getByRole('link', { name: NEXT_CLASS }).waitFor();
  await picture(page, 'roster-new-year');
  await page.getByRole('tab', { name: 'سال‌های پیش' }).click();
  await page.getByRole('link', { name: CLASS }).waitFor();
  await page.getByRole('button', { name: 'پس گرفتن' }).click();
  await page.getByRole('button', { name: 'پس گرفته شود' }).click();
  await page.getByText('سال تازه پس گرفته شد.').waitFor();
  await page.getByRole('tab', { name: /^کلاس‌ها/ }).click();
  await page.getByRole('link', { name: CLASS }).waitFor();
  expect((await page.getByRole('link', { name: NEXT_CLASS }).count()) === 0, 'the new year is still there');

  await page.getByRole('button', { name: 'کلاس تازه' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'نام کلاس' }).fill(MISTAKE);
  // By Enter, as everywhere: the button is outside the form it sends.
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: MISTAKE }).click();
  await page.getByRole('heading', { name: MISTAKE, level: 1 }).waitFor();
  await page.getByRole('button', { name: 'حذف کلاس' }).click();
  const question = page.getByRole('alertdialog', { name: `کلاس «${MISTAKE}» حذف شود؟` });
  await question.waitFor();
  await expectAccessible(page, 'the question before a class is removed');
  await picture(page, 'remove-class');
  await question.getByRole('button', { name: 'حذف شود' }).click();
  await page.waitForURL(/\/school\/roster$/);
  await page.getByText('کلاس حذف شد.').first().waitFor();
  await page.getByRole('link', { name: CLASS }).waitFor();
  expect((await page.getByRole('link', { name: MISTAKE }).count()) === 0, 'the removed class is still there');
});
