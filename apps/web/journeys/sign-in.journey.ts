import type { Page } from 'playwright-core';
import { expect, expectAccessible, picture } from './expect-and-pictures.ts';
import { test } from './journey-test.ts';
import { newestCode, PASSWORD, signIn } from './sign-in.ts';

async function sendCode(page: Page, phone: string): Promise<void> {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'ورود با کد پیامکی' }).click();
  await page.getByLabel('شمارهٔ موبایل').fill(phone);
  await page.keyboard.press('Enter');
  await page.getByText('کد تایید با موفقیت ارسال شد.').waitFor();
}

test('a wrong password is refused in Persian, and what was typed stays', { tag: '@main' }, async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/auth/login');
  await expectAccessible(page, 'the login screen');
  await page.getByLabel('نام کاربری', { exact: true }).fill('rezaei');
  await page.getByLabel('رمز عبور', { exact: true }).fill('غلط');
  await page.keyboard.press('Enter');
  await page.getByText('نام کاربری یا رمز عبور اشتباه است.').waitFor();
  expect((await page.getByLabel('نام کاربری', { exact: true }).inputValue()) === 'rezaei', 'the username was lost');
  await picture(page, 'login-wrong');
});

test('a guarded screen sends to login and comes back to it; another role’s does not open', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/teacher/homeworks');
  await page.waitForURL(/\/auth\/login\?returnTo=/);
  await page.getByLabel('نام کاربری', { exact: true }).fill('rezaei');
  await page.getByLabel('رمز عبور', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/teacher/homeworks');
  await page.goto('/student');
  await page.waitForURL((url) => url.pathname === '/teacher');
  await page.goto('/no-such-page');
  await page.waitForURL('**/404');
  await picture(page, 'not-found');
});

test('a phone of one account signs in by its code, typed in Persian digits', async ({ app, visit }) => {
  const { page } = await visit({ width: 390 });
  await sendCode(page, '۰۹۱۲۰۰۰۰۰۰۲');
  await picture(page, 'login-code');
  const code = newestCode(app.printed);
  expect(code, `no code among what the server printed:\n${app.printed.join('\n')}`);
  await page.keyboard.type(code.replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit))));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/student');
});

test('a phone of several accounts offers them, and the chosen one signs in', async ({ app, visit }) => {
  const { page } = await visit();
  await sendCode(page, '09120000001');
  const code = newestCode(app.printed);
  expect(code, 'no code was printed');
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await page.getByText('این شماره چند حساب دارد. کدام را باز کنیم؟').waitFor();
  await expectAccessible(page, 'the choice of accounts');
  await picture(page, 'login-accounts');
  await page.getByText('مریم رضایی').click();
  await page.getByRole('button', { name: 'ورود', exact: true }).click();
  await page.waitForURL('**/teacher');
});

test('signing out everywhere ends the session of another browser at once', async ({ visit }) => {
  const [here, elsewhere] = [await visit({ width: 390 }), await visit()];
  for (const { page } of [here, elsewhere]) await signIn(page, 'g5a-01');
  await here.page.goto('/student/profile');
  await here.page.getByRole('button', { name: 'خروج از همهٔ دستگاه‌ها' }).click();
  await here.page.getByRole('button', { name: 'مطمئنم' }).waitFor();
  await expectAccessible(here.page, 'the question before signing out everywhere');
  await picture(here.page, 'sign-out-everywhere');
  await here.page.getByRole('button', { name: 'مطمئنم' }).click();
  await here.page.waitForURL((url) => url.pathname === '/');
  await here.page.getByText('از همهٔ دستگاه‌ها خارج شدی.').waitFor();
  await elsewhere.page.goto('/student');
  await elsewhere.page.waitForURL(/\/auth\/login/);
});
