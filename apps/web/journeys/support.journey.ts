import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, expectAccessible, picture } from './expect-and-pictures.ts';
import { test } from './journey-test.ts';
import { signIn } from './sign-in.ts';

const PICTURE = new URL('../../server/src/app/demo/logos/aftab.png', import.meta.url);

test('a teacher writes to support, edits, deletes and sends a picture, through a lost network too; an administrator finds it and answers', async ({
  visit,
}) => {
  const mark = `گزارش ${Date.now().toString(36)}`;
  const teacher = await visit({ width: 390, allowedFault: /ERR_FAILED/ });
  const { page } = teacher;
  await signIn(page, 'rezaei');
  await page.getByRole('banner').getByRole('button', { name: 'پشتیبانی' }).click();
  const dialog = page.getByRole('dialog', { name: 'پشتیبانی' });
  const box = dialog.getByRole('textbox');
  await box.fill(`سلام، ${mark} باز نمی‌شود`);
  await box.press('Enter');
  await dialog.getByText(`${mark} باز نمی‌شود`).first().waitFor();
  await expectAccessible(page, 'writing to support');
  await picture(page, 'support');
  const menuOf = async (side: Page, text: string | RegExp) => {
    const message = side.getByRole('article', { name: text }).last();
    await message.hover();
    await message.getByRole('button', { name: 'کارهای این پیام' }).click();
  };
  await menuOf(page, /باز نمی‌شود/);
  await page.getByRole('menuitem', { name: 'ویرایش' }).click();
  await box.fill(`سلام، ${mark} نیمه‌کاره باز می‌شود`);
  await dialog.getByRole('button', { name: 'انصراف' }).click();
  expect((await box.inputValue()) === '', 'a cancelled edit leaves its text in the box');
  await menuOf(page, /باز نمی‌شود/);
  await page.getByRole('menuitem', { name: 'ویرایش' }).click();
  await box.fill(`سلام، ${mark} نیمه‌کاره باز می‌شود`);
  await box.press('Shift+Enter');
  await box.pressSequentially('از صبح');
  await dialog.getByRole('button', { name: 'ذخیره' }).click();
  await dialog.getByRole('article', { name: /نیمه‌کاره باز می‌شود\s+از صبح.*ویرایش‌شده/ }).waitFor();
  await box.fill('این پیام اشتباهی است');
  await box.press('Enter');
  await dialog.getByRole('article', { name: /اشتباهی است.*فرستاده شد/ }).waitFor();
  await menuOf(page, /اشتباهی است/);
  await page.getByRole('menuitem', { name: 'حذف' }).click();
  const question = page.getByRole('alertdialog', { name: 'پاک کردن پیام' });
  await question.getByRole('button', { name: 'بماند' }).click();
  await question.waitFor({ state: 'detached' });
  await dialog.getByText('این پیام اشتباهی است').first().waitFor();
  await menuOf(page, /اشتباهی است/);
  await page.getByRole('menuitem', { name: 'حذف' }).click();
  await expectAccessible(page, 'the question before a message is deleted');
  await question.getByRole('button', { name: 'حذف شود' }).click();
  await page.getByText('message deleted successfully').waitFor();
  await page.getByText('پیام حذف شد.').waitFor();
  await dialog.getByText('این پیام اشتباهی است').waitFor({ state: 'detached' });
  await page.route('**/api/chat/message/', (route) => route.abort());
  await box.fill('این یکی در راه می‌ماند');
  await box.press('Enter');
  await dialog.getByRole('button', { name: 'دوباره' }).first().waitFor();
  await page.unroute('**/api/chat/message/');
  await dialog.getByRole('button', { name: 'دوباره' }).first().click();
  await dialog.getByRole('button', { name: 'دوباره' }).first().waitFor({ state: 'detached' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'page.png',
    mimeType: 'image/png',
    buffer: readFileSync(PICTURE),
  });
  // Held, so that the share that has arrived can be read.
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/api/upload/*/finish/', async (route) => {
    await held;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'فرستادن' }).click();
  await dialog.getByText('۱۰۰٪ فرستاده شد').first().waitFor();
  await picture(page, 'support-picture');
  goOn();
  await dialog.getByText('۱۰۰٪ فرستاده شد').first().waitFor({ state: 'detached' });
  await dialog.locator('img').first().waitFor();
  const closing = await dialog.getByRole('button', { name: 'بستن' }).first().boundingBox();
  expect(closing !== null && closing.x >= 0, 'a picture makes the dialog wider than a phone');

  const admin = await visit();
  await signIn(admin.page, 'admin');
  await admin.page.goto('/admin/chatList');
  await admin.page.getByRole('searchbox').fill(mark);
  await admin.page
    .getByRole('option', { name: new RegExp(mark) })
    .first()
    .click();
  await admin.page.waitForURL('**/admin/chatList/*');
  await admin.page.getByText('این یکی در راه می‌ماند').first().waitFor();
  await admin.page.locator('main img[src^="blob:"]').first().waitFor();
  const answer = admin.page.getByRole('main').getByRole('textbox').last();
  await answer.fill('همین حالا درستش می‌کنیم');
  await answer.press('Enter');
  await admin.page.getByText('همین حالا درستش می‌کنیم').first().waitFor();
  await expectAccessible(admin.page, 'support chats of an administrator');
  await picture(admin.page, 'support-admin');
  await dialog.getByText('همین حالا درستش می‌کنیم').first().waitFor();
  // Live, to both sides: what was read is marked, what is edited and deleted changes without a reload.
  await dialog.getByRole('article', { name: /این یکی در راه می‌ماند.*دیده شد/ }).waitFor();
  await admin.page.getByRole('article', { name: /همین حالا درستش می‌کنیم.*دیده شد/ }).waitFor();
  const answers = admin.page.getByRole('main');
  await menuOf(admin.page, /همین حالا درستش می‌کنیم/);
  await admin.page.getByRole('menuitem', { name: 'ویرایش' }).click();
  await answer.fill('تا فردا درستش می‌کنیم');
  await answer.press('Enter');
  await dialog.getByText('تا فردا درستش می‌کنیم').first().waitFor();
  await menuOf(admin.page, /تا فردا درستش می‌کنیم/);
  await admin.page.getByRole('menuitem', { name: 'حذف' }).click();
  await admin.page.getByRole('alertdialog').getByRole('button', { name: 'حذف شود' }).click();
  await admin.page.getByText(/message deleted successfully/).waitFor();
  await dialog.getByText('تا فردا درستش می‌کنیم').waitFor({ state: 'detached' });
  await answers.getByText('تا فردا درستش می‌کنیم').waitFor({ state: 'detached' });
  for (const width of [390, 834, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await admin.page.setViewportSize({ width, height: 900 });
      await admin.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await picture(admin.page, `support-admin-${width}-${colorScheme}`);
    }
  }
});
