import { expect, expectAccessible, picture } from './expect-and-pictures.ts';
import { test } from './journey-test.ts';
import { signIn } from './sign-in.ts';

test('a teacher tries the laboratory: the question engine, components, the API, and an experiment by keyboard', async ({
  visit,
}) => {
  const { page } = await visit();
  await signIn(page, 'rezaei');
  await page.goto('/teacher/profile');
  await page.getByRole('link', { name: 'آزمایشگاه علوم' }).click();
  await page.getByRole('link', { name: 'اهرم و ترازو' }).click();
  const experiment = page.frameLocator('iframe');
  const slider = experiment.getByRole('slider');
  await slider.press('Home');
  await experiment.getByRole('button', { name: 'تأیید' }).press('Enter');
  await experiment.getByText(/هنوز نه/).waitFor();
  await slider.press('End');
  const isStored = page.waitForResponse(
    (reply) => reply.url().includes('/laboratory/') && reply.request().method() === 'POST',
  );
  await experiment.getByRole('button', { name: 'تأیید' }).press('Enter');
  await experiment.getByText(/درست است/).waitFor();
  expect((await isStored).ok(), 'what came of the check is stored');
  await expectAccessible(page, 'an experiment');
  await picture(page, 'lab-science');
  await page.goto('/lab/science');
  await page.getByText('۱ از ۳ کار انجام شد').first().waitFor();
  for (const name of ['sound', 'shadow', 'circuit', 'water']) {
    await page.goto(`/lab/science?experiment=${name}`);
    await experiment.getByRole('button', { name: 'تأیید' }).press('Enter');
    await experiment.getByText(/هنوز/).waitFor();
    await expectAccessible(page, `the experiment ${name}`);
  }

  await page.goto('/lab/comp-api');
  await page.getByLabel('جستجوی فراخوانی').fill('school.look.save');
  await page.getByRole('link', { name: 'school.look.save' }).click();
  await page.getByLabel('بدنه').fill('{"color":"red"}');
  await page.getByRole('button', { name: 'امتحان کن' }).click();
  await page.getByText('سرور این ورودی را نمی‌پذیرد').waitFor();
  await page.getByRole('button', { name: 'برگرداندن نمونه' }).click();
  await page.getByRole('button', { name: 'امتحان کن' }).click();
  await page.getByText('پاسخ نمونه', { exact: true }).first().waitFor();
  await expectAccessible(page, 'a call of the API');

  await page.goto('/lab/ne-test');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessible(page, 'the question engine');
  await page.getByRole('combobox', { name: 'مهارت' }).fill('خروج\u064a ماش\u064aن');
  await page.getByRole('option', { name: /خروجی ماشین را پیدا کن/ }).click();
  await page.waitForURL(/skill=g3-machine-output/);
  await page.goto('/lab/ne-test?skill=g3-machine-output&level=2&seed=4');
  await page.getByRole('button', { name: 'تأیید' }).waitFor();
  // What a child typed with another keyboard, and where the laboratory says how it was read.
  await page.getByRole('textbox', { name: 'پاسخ' }).fill('۰٥');
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  await main.locator('code').getByText('5', { exact: true }).waitFor();
  await main
    .getByText(/^(?:درست|نادرست)$/)
    .first()
    .waitFor();
  await expectAccessible(page, 'what became of an answer');
  await picture(page, 'lab-question-test');
  await page.goto('/lab/mirage');
  await page.getByRole('link', { name: 'Accordion' }).first().click();
  await page.waitForURL('**/lab/mirage/accordion');
  await page.getByRole('heading', { name: 'Accordion', level: 1 }).waitFor();
  await page.goto('/lab/mirage');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessible(page, 'the list of components');
  await page.goto('/lab/example-component/class-report');
  await page.getByRole('heading', { level: 1, name: 'گزارش کلاس' }).waitFor();
  await page.getByText('کد این نمونه').waitFor();
  await expectAccessible(page, 'a worked example');
});
