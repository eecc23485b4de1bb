import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { classCode, freshPhone, typeCode } from './account.ts';
import { expect, expectAccessible, picture } from './expect-and-pictures.ts';
import { test } from './journey-test.ts';
import { signIn } from './sign-in.ts';

const FIRST_PASSWORD = 'sib-golabi-7';
const SECOND_PASSWORD = 'derakht-sabz-8';
const THIRD_PASSWORD = 'abr-baran-9';

const PHOTO = new URL('../../server/src/app/demo/logos/aftab.png', import.meta.url);

async function password(page: Page, username: string, text: string): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('نام کاربری', { exact: true }).fill(username);
  await page.getByLabel('رمز عبور', { exact: true }).fill(text);
  await page.keyboard.press('Enter');
}

/** What is stored of the person comes as a file that can be read. */
async function exportOwnData(page: Page, username: string): Promise<void> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'گرفتن فایل' }).click();
  const data = readFileSync(await (await coming).path(), 'utf8');
  expect(data.includes(username), 'the file of one’s own data does not have the username');
  JSON.parse(data);
}

test('account: a visitor registers, joins a class by code, changes avatar and password, forgets and resets it', async ({
  app,
  visit,
}) => {
  const shown = await classCode(visit);
  const { page } = await visit({ width: 390 });
  const phone = freshPhone();
  const username = `journey${phone.slice(4)}`;
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'ثبت‌نام' }).click();
  await page.getByLabel('نام', { exact: true }).fill('نگار');
  await page.getByLabel('نام خانوادگی').fill('صالحی');
  await page.getByRole('button', { name: /پایه/ }).click();
  await page.getByRole('option', { name: 'پنجم' }).click();
  await page.getByLabel('نام کاربری').fill(username);
  await page.getByLabel('رمز عبور', { exact: true }).fill(FIRST_PASSWORD);
  await page.getByLabel('شمارهٔ موبایل').fill(phone);
  await page.getByLabel('شرایط استفاده و حریم خصوصی را خوانده‌ام و می‌پذیرم').check({ force: true });
  await expectAccessible(page, 'the screen of registration');
  await picture(page, 'account-register');
  let before = app.printed.length;
  await page.getByRole('button', { name: 'فرستادن کد تأیید' }).click();
  await typeCode(page, app.printed, before);
  await page.waitForURL((url) => url.pathname === '/student');

  await page.goto('/student/profile/school');
  await page.getByLabel('کد کلاس').fill(shown);
  await page.getByRole('button', { name: 'پیوستن به کلاس' }).click();
  await page.getByText('دبستان نیکان').first().waitFor();
  await page.goto('/student/class');
  await page.getByText('مریم رضایی').waitFor();
  await expectAccessible(page, 'the class');
  await picture(page, 'account-class');

  await page.goto('/student/profile/personal');
  await page.getByRole('radio', { name: 'روباه' }).check();
  await page.getByRole('button', { name: 'ذخیره' }).click();
  await page.getByText('ذخیره شد.').waitFor();
  await page.goto('/student/profile/password');
  await page.getByLabel('رمز فعلی').fill(FIRST_PASSWORD);
  await page.getByLabel('رمز تازه').fill(SECOND_PASSWORD);
  await page.getByRole('button', { name: 'تغییر رمز' }).click();
  await page.getByText('رمز عوض شد و دستگاه‌های دیگر خارج شدند.').waitFor();
  await page.reload();
  const device = page.getByRole('listitem').filter({ hasText: 'همین دستگاه' });
  expect(!/[a-z]/i.test((await device.textContent()) ?? ''), 'browser and system of a device have Persian names');
  await expectAccessible(page, 'password and devices');
  await picture(page, 'account-password');
  await exportOwnData(page, username);
  await page.evaluate(() => {
    localStorage.removeItem('accessToken');
    localStorage.removeItem('refreshToken');
  });

  await page.goto('/auth/forgot-password');
  await page.getByLabel('شمارهٔ موبایل').fill(phone);
  before = app.printed.length;
  await page.getByRole('button', { name: 'فرستادن کد' }).click();
  await typeCode(page, app.printed, before);
  await page.getByLabel('رمز تازه', { exact: true }).fill(THIRD_PASSWORD);
  await picture(page, 'account-reset');
  await page.getByRole('button', { name: 'گذاشتن رمز تازه' }).click();
  await page.getByRole('link', { name: 'ورود با رمز تازه' }).waitFor();
  await password(page, username, SECOND_PASSWORD);
  await page.getByText('نام کاربری یا رمز عبور اشتباه است.').waitFor();
  await password(page, username, THIRD_PASSWORD);
  await page.waitForURL((url) => url.pathname === '/student');
});

test('account: a teacher asks for an account, waits, and signs in once an administrator has confirmed it on the screen', {
  tag: '@main',
}, async ({ app, visit }) => {
  const { page } = await visit();
  const phone = freshPhone();
  const username = `teacher${phone.slice(4)}`;
  await page.goto('/auth/register');
  await page.getByText('معلم', { exact: true }).click();
  await page.getByLabel('نام', { exact: true }).fill('مینا');
  await page.getByLabel('نام خانوادگی').fill('کاظمی');
  await page.getByLabel('مدرسه‌ای که در آن درس می‌دهید').fill(`دبستان دانش ${phone}`);
  await page.getByRole('button', { name: /استان/ }).click();
  await page.getByRole('option', { name: 'تهران' }).click();
  await page.getByLabel('نام کاربری').fill(username);
  await page.getByLabel('رمز عبور', { exact: true }).fill(FIRST_PASSWORD);
  await page.getByLabel('شمارهٔ موبایل').fill(phone);
  await page.getByLabel('شرایط استفاده و حریم خصوصی را خوانده‌ام و می‌پذیرم').check({ force: true });
  const before = app.printed.length;
  await page.getByRole('button', { name: 'فرستادن کد تأیید' }).click();
  await typeCode(page, app.printed, before);
  await page.getByText('درخواست شما رسید').waitFor();
  await picture(page, 'account-pending');
  await password(page, username, FIRST_PASSWORD);
  await page.getByText('درخواست حساب شما هنوز بررسی نشده است.').waitFor();

  const admin = await visit();
  await signIn(admin.page, 'admin');
  await admin.page.getByRole('link', { name: 'درخواست‌های حساب' }).first().click();
  const main = admin.page.getByRole('main');
  // The newest is the last of those that wait.
  const row = main.getByRole('row', { name: /مینا کاظمی/ }).last();
  await row.getByText(`***${phone.slice(-4)}`.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '')).waitFor();
  await row.getByRole('button', { name: /نمایش شمارهٔ/ }).click();
  await row.getByRole('link').waitFor();
  await expectAccessible(admin.page, 'the requests for an account');
  await picture(admin.page, 'admin-registrations');
  await row.getByRole('button', { name: /بررسی درخواست/ }).click();
  const dialog = admin.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'ساختن حساب' }).waitFor();
  await expectAccessible(admin.page, 'the decision on a request');
  await picture(admin.page, 'admin-registration');
  await dialog.getByRole('button', { name: 'ساختن حساب' }).click();
  await admin.page.getByText('حساب ساخته شد.').waitFor();
  await admin.context.close();

  await password(page, username, FIRST_PASSWORD);
  await page.waitForURL((url) => url.pathname === '/teacher');
});

test('account: a teacher shows a picture of her own, children see it, and it is taken back', async ({ visit }) => {
  const { page } = await visit({ width: 390 });
  await signIn(page, 'rezaei');
  await page.goto('/teacher/profile');
  const chooser = page.getByRole('button', { name: /انتخاب تصویر/ });
  await chooser.waitFor();
  const file = page.locator('input[type=file]').first();
  await file.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await page.getByText('این عکس باز نشد. عکس دیگری انتخاب کنید.').waitFor();
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: readFileSync(PHOTO) });
  const save = page.getByRole('button', { name: 'گذاشتن این عکس' });
  await save.waitFor();
  await expectAccessible(page, 'a picture before it is sent');
  await picture(page, 'account-picture');
  await save.press('Enter');
  await page.getByText('عکس تازه گذاشته شد.').waitFor();
  const shown = page.locator('main img[src^="/api/site/picture/"]').first();
  await shown.waitFor();
  const address = (await shown.getAttribute('src')) ?? '';
  expect(await chooser.evaluate((button) => button === document.activeElement), 'the focus was lost');
  await picture(page, 'account-picture-shown');

  const child = await visit({ width: 390 });
  await signIn(child.page, 'g5a-05');
  await child.page.goto('/student/class');
  const seen = child.page.locator(`img[src="${address}"]`).first();
  await seen.waitFor();
  expect(
    await seen.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0)),
    'no picture',
  );
  expect(
    (await child.page.goto('/student/profile/personal')) !== null &&
      (await child.page.locator('input[type=file]').count()) === 0,
    'a child may upload a picture',
  );

  await page.getByRole('button', { name: 'برداشتن عکس' }).press('Enter');
  await page.getByText('عکس برداشته شد.').waitFor();
  expect((await page.request.get(address)).status() === 404, 'the picture is still there');
});

test('account: a parent reads a child’s week by a link, and nothing once it is revoked', { tag: '@main' }, async ({
  app,
  visit,
}) => {
  const child = await visit({ width: 390 });
  await signIn(child.page, 'g5a-04');
  await child.page.goto('/student/profile/contact');
  await child.page.getByRole('button', { name: 'ساختن نشانی' }).click();
  const address = (await child.page.getByText(/\/parent\//).textContent()) ?? '';
  // Otherwise the menu at the lower edge of the window covers a part of a button.
  await child.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expectAccessible(child.page, 'the contact screen');

  const { page } = await visit({ width: 390 });
  const reply = await page.goto(new URL(address).pathname);
  expect(reply?.headers()['x-robots-tag'] === 'noindex', 'search engines may list the page');
  expect(reply?.headers()['referrer-policy'] === 'no-referrer', 'other sites may be given the address');
  await page.getByRole('heading', { name: 'چه بلد است' }).waitFor();
  await expectAccessible(page, 'the parent’s page');
  await picture(page, 'account-parent');
  const mobile = freshPhone();
  await page.getByLabel('شمارهٔ شما').fill(mobile);
  const before = app.printed.length;
  await page.getByRole('button', { name: 'فرستادن کد تأیید' }).click();
  await typeCode(page, app.printed, before);
  await page.getByText('از این هفته پیامک می‌آید.').waitFor();
  await page.getByRole('button', { name: 'دیگر پیامک نفرستید' }).waitFor();
  await expectAccessible(page, 'the consent to messages');
  await picture(page, 'account-parent-sms');
  await page.getByRole('button', { name: 'دیگر پیامک نفرستید' }).click();
  await page.getByText('دیگر پیامکی نمی‌آید').waitFor();
  // The newest is the first.
  await child.page.getByRole('button', { name: 'باطل کردن' }).first().click();
  await child.page.getByText('نشانی باطل شد.').waitFor();
  await page.reload();
  await page.getByText('این نشانی باز نمی‌شود.').waitFor();
  expect((await page.getByRole('heading', { name: 'چه بلد است' }).count()) === 0, 'the week is still shown');
});
