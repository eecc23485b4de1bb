import { settled, visit } from './browser.ts';
import { expect, expectAccessible, type Journey, picture } from './harness.ts';
import { signIn } from './sign-in.ts';

export const surveyJourneys: readonly Journey[] = [
  {
    name: 'a child puts a survey off, then answers it through a reload; a teacher answers one in a dialog',
    walk: async ({ app, browser }) => {
      const first = await visit(browser, app.url, 390);
      await signIn(first.page, 'g3b-05');
      await first.page.waitForURL('**/student/survey/*');
      await first.page.getByRole('button', { name: 'بعداً جواب می‌دهم' }).click();
      await first.page.waitForURL('**/student');
      await first.page.reload();
      await first.page.getByRole('heading', { level: 1 }).first().waitFor();
      await settled(first.page);
      expect(new URL(first.page.url()).pathname === '/student', 'a survey is offered once a visit');
      await first.context.close();

      const { page, context, faults } = await visit(browser, app.url, 390);
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

      const teacher = await visit(browser, app.url);
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
      expect([...first.faults, ...teacher.faults].length === 0, [...first.faults, ...teacher.faults].join('\n'));
      expect(faults.filter((fault) => !fault.includes('404')).length === 0, faults.join('\n'));
    },
  },
];
