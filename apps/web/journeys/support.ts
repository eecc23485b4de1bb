import { readFileSync } from 'node:fs';
import { visit } from './browser.ts';
import { expect, expectAccessible, type Journey, picture } from './harness.ts';
import { signIn } from './sign-in.ts';

const PICTURE = new URL('../../server/src/demo/logos/aftab.png', import.meta.url);

export const supportJourneys: readonly Journey[] = [
  {
    name: 'a teacher writes to support, through a lost network too; an administrator finds it and answers',
    walk: async ({ app, browser }) => {
      const mark = `گزارش ${Date.now().toString(36)}`;
      const teacher = await visit(browser, app.url, 390);
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
      await dialog.getByRole('button', { name: 'فرستادن' }).click();
      await dialog.locator('img').first().waitFor();

      const admin = await visit(browser, app.url);
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
      const faults = [...teacher.faults, ...admin.faults].filter((fault) => !fault.includes('ERR_FAILED'));
      expect(faults.length === 0, faults.join('\n'));
      await teacher.context.close();
      await admin.context.close();
    },
  },
];
