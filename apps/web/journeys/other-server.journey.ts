import type { Locator, Page } from 'playwright-core';
import { expect, expectAccessible, picture } from './expect-and-pictures.ts';
import { test } from './journey-test.ts';
import { startOther } from './run-app.ts';
import { PASSWORD, signIn } from './sign-in.ts';

const STRANGER = 'https://attacker.example';

const note = (page: Page) => page.getByText('این دستگاه به سرور دیگری وصل است');

/** Presses what starts the app again with another server, and waits until it has: until then the page is the one before. */
async function restart(page: Page, button: Locator): Promise<void> {
  const loaded = page.waitForEvent('load');
  await button.click();
  await loaded;
}

async function goBack(page: Page): Promise<void> {
  await restart(page, page.getByRole('button', { name: 'برگشتن به نشانی اصلی' }));
  await page.getByLabel('نام کاربری', { exact: true }).waitFor();
  await note(page).waitFor({ state: 'detached' });
}

test('a teacher switches to another server and back, strangers are refused, and a wrong address is undone at sign-in', async ({
  app,
  visit,
}) => {
  const { page, faults } = await visit({ width: 390, allowedFault: new RegExp(STRANGER) });
  await signIn(page, 'rezaei');
  await page.goto('/teacher/profile');
  await page.getByRole('button', { name: 'خروج از حساب' }).waitFor();
  expect((await page.getByRole('dialog').count()) === 0, 'the address is not hidden');
  await page.goto('/teacher/profile?api-address');
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('نشانی تازه');
  const change = dialog.getByRole('button', { name: 'تغییر نشانی و خروج' });
  await field.fill(app.otherOrigin);
  await change.click();
  await dialog.getByText('نشانی باید به /api ختم شود.').first().waitFor();
  await field.fill(`${STRANGER}/api`);
  await change.click();
  await dialog.getByText('این سرور در فهرست سرورهای مجاز نیست.').first().waitFor();
  await expectAccessible(page, 'the address of the API');
  await picture(page, 'api-address');
  await field.fill(`${app.otherOrigin}/api`);
  await change.click();
  await dialog.getByText('از این نشانی جوابی نیامد.').first().waitFor();
  expect((await field.inputValue()) === `${app.otherOrigin}/api`, 'what was typed is lost');

  const other = await startOther(app);
  try {
    await restart(page, change);
    expect(new URL(page.url()).pathname === '/auth/login', `the app starts at ${page.url()}`);
    await note(page).waitFor();
    await expectAccessible(page, 'signing in at another server');
    await picture(page, 'api-address-login');
    const kept = await page.evaluate(() => [
      localStorage.getItem('accessToken'),
      localStorage.getItem('refreshToken'),
      localStorage.getItem('deviceToken'),
    ]);
    expect(
      kept.every((each) => each === null),
      'something of the server before is still stored',
    );
    // Nobody has an account there.
    await page.getByLabel('نام کاربری', { exact: true }).fill('rezaei');
    await page.getByLabel('رمز عبور', { exact: true }).fill(PASSWORD);
    const [asked] = await Promise.all([
      page.waitForRequest((request) => request.url().endsWith('/auth/login/') && request.method() === 'POST'),
      page.keyboard.press('Enter'),
    ]);
    expect(new URL(asked.url()).origin === app.otherOrigin, `${asked.url()} was asked`);
    await page.getByText('نام کاربری یا رمز عبور اشتباه است.').waitFor();
  } finally {
    await other.stop();
  }
  await page.reload();
  await note(page).waitFor();
  await goBack(page);
  await signIn(page, 'rezaei');
  await page.waitForURL((url) => url.pathname === '/teacher');

  // Put into the storage by somebody, a stranger's address is reached by nothing, and is undone in the same way.
  await page.evaluate((address) => localStorage.setItem('apiAddress', address), `${STRANGER}/api`);
  await page.evaluate(() => localStorage.removeItem('accessToken'));
  await page.goto('/auth/login');
  await note(page).waitFor();
  expect(
    faults.some((fault) => fault.includes(STRANGER) && fault.includes('connect-src')),
    'the content policy did not refuse a stranger',
  );
  await goBack(page);
  await signIn(page, 'rezaei');
});
