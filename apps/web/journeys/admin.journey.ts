import { Buffer } from 'node:buffer';
import { expect, expectAccessible, picture, pictures } from './expect-and-pictures.ts';
import { test } from './journey-test.ts';
import { signIn } from './sign-in.ts';

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

test('admin: a school asks for a plan and is called; somebody applies for a job; an administrator works on both', async ({
  visit,
}) => {
  const mark = Date.now().toString(36);
  // The refused file answers 422, which the browser notes by itself.
  const { page } = await visit({ width: 390, allowedFault: /422/ });
  await page.goto('/introduction/for-schools');
  const form = page.getByRole('form', { name: 'فرستادن پیش‌سفارش' });
  await form.getByLabel('نام کسی که با او تماس بگیریم').fill(`مدیر ${mark}`);
  await form.getByLabel('شمارهٔ موبایل').fill('09351112233');
  await form.getByLabel('نام مدرسه').fill('دبستان سپید');
  // Also what was typed before the app was there.
  await page.waitForFunction(() => Object.values(sessionStorage).some((text) => text.includes('دبستان سپید')));
  await page.reload();
  // Nothing that was typed is lost. It is there once the app has taken over the page.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('input')].some(({ value }) => value === 'دبستان سپید'),
  );
  await form.getByRole('textbox', { name: 'برای چند دانش‌آموز؟' }).fill('۲۵');
  await form.getByText('می‌پذیرم که برای این پیش‌سفارش').click();
  await expectAccessible(page, 'the page for schools');
  await form.getByRole('button', { name: 'فرستادن پیش‌سفارش' }).click();
  await page.getByText('پیش‌سفارش رسید').waitFor();
  await picture(page, 'admin-pre-order-sent');

  await page.goto('/hire');
  const hire = page.getByRole('form', { name: 'فرستادن درخواست' });
  await hire.getByLabel('نام و نام خانوادگی').fill(`جویا ${mark}`);
  await hire.getByLabel('شمارهٔ موبایل').fill('09351112244');
  const choose = (text: string) =>
    hire
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'resume.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(text),
      });
  await choose('<html>');
  await hire.getByRole('button', { name: 'فرستادن درخواست' }).click();
  await page.getByText('رزومه باید PDF یا عکس باشد').first().waitFor();
  await hire.getByRole('button', { name: 'برداشتن فایل' }).click();
  await choose(PDF);
  await expectAccessible(page, 'the page of jobs');
  await picture(page, 'admin-hire');
  await hire.getByRole('button', { name: 'فرستادن درخواست' }).click();
  await page.getByText('درخواستتان رسید').waitFor();

  const admin = await visit();
  await signIn(admin.page, 'admin');
  const main = admin.page.getByRole('main');
  // The home says that the school waits for a call, and leads to it.
  await main.getByRole('heading', { name: 'چه کسی منتظر شماست؟' }).waitFor();
  await expectAccessible(admin.page, 'the home of administrators');
  await pictures(admin.page, 'admin-home');
  await main.getByRole('link', { name: 'تماس‌های پیش‌سفارش' }).click();
  await admin.page.waitForURL('**/admin/pre-orders?state=due');
  await main.getByRole('link', { name: `مدیر ${mark}` }).waitFor();
  await expectAccessible(admin.page, 'the pre-orders');
  await picture(admin.page, 'admin-pre-orders');
  await main.getByRole('link', { name: `مدیر ${mark}` }).click();
  await main.getByLabel('یادداشت').fill('از مهر می‌خواهند');
  await main.getByRole('button', { name: 'ثبت نتیجه' }).click();
  await main.getByText(/از مهر می‌خواهند/).waitFor();
  await main.getByText('قطعی شد', { exact: true }).click();
  await main.getByRole('button', { name: 'ثبت نتیجه' }).click();
  await main.getByText('قطعی', { exact: true }).waitFor();
  await expectAccessible(admin.page, 'a pre-order');
  await picture(admin.page, 'admin-pre-order');

  await admin.page.getByRole('link', { name: 'درخواست‌های همکاری' }).first().click();
  const row = main.getByRole('row', { name: new RegExp(`جویا ${mark}`) });
  await row.waitFor();
  await expectAccessible(admin.page, 'the applications');
  await picture(admin.page, 'admin-applications');
  const download = admin.page.waitForEvent('download');
  await row.getByRole('button', { name: /ذخیرهٔ رزومه/ }).click();
  expect((await download).suggestedFilename().endsWith('.pdf'), 'the resume is not saved as a PDF');

  await admin.page.goto('/admin/visitors?state=all');
  // The first run on this data finds a new one; a later one finds it as it was left.
  const menu = main.getByRole('button', { name: /^وضعیت پیام / }).first();
  const moveTo = async (item: string, done: string) => {
    await menu.click();
    await admin.page.getByRole('menuitem', { name: item }).click();
    await admin.page.getByText(done).first().waitFor();
  };
  await menu.waitFor();
  await menu.click();
  const isNew = await admin.page.getByRole('menuitem', { name: 'پاسخ دادم' }).isVisible();
  await admin.page.keyboard.press('Escape');
  if (!isNew) await moveTo('دوباره باز شود', 'پیام دوباره باز شد.');
  await moveTo('پاسخ دادم', 'پیام به پاسخ‌داده‌شده‌ها رفت.');
  await moveTo('دوباره باز شود', 'پیام دوباره باز شد.');
  await expectAccessible(admin.page, 'the messages of visitors');
  await picture(admin.page, 'admin-visitors');

  await admin.page.goto('/admin/site');
  const phone = main.getByRole('textbox', { name: /^تلفن/ });
  await phone.fill('۰۲۱ ۹۱۰۰ ۰۰۰۱');
  await main.getByRole('button', { name: 'ذخیره', exact: true }).click();
  await admin.page.getByText('بازدیدکنندگان از همین حالا').first().waitFor();
  await expectAccessible(admin.page, 'the settings of the site');
  await picture(admin.page, 'admin-site');
  await admin.page.goto('/contact-us');
  await admin.page.getByRole('link', { name: '۰۲۱ ۹۱۰۰ ۰۰۰۱' }).first().waitFor();
});

test('admin: what a child paid is listed with its totals and its history; plans and codes are added; a refund is noted', async ({
  visit,
}) => {
  const child = await visit();
  await signIn(child.page, 'g5b-09');
  await child.page.goto('/student/plans');
  await child.page
    .getByRole('main')
    .getByRole('link', { name: /: یک‌ماهه$/ })
    .click();
  await child.page.getByRole('button', { name: 'رفتن به درگاه بانک' }).click();
  await child.page.waitForURL('**/local-gateway/**');
  await child.page.getByRole('button', { name: 'پرداخت', exact: true }).click();
  await child.page.waitForURL(/\/student\/bank-receipt\/paid\?payment=/);
  await child.context.close();

  const { page } = await visit();
  await signIn(page, 'admin');
  const main = page.getByRole('main');
  await page.getByRole('link', { name: 'پرداخت‌ها' }).first().click();
  await main.getByText('جمع آنچه پیدا شد').waitFor();
  await expectAccessible(page, 'the payments');
  await picture(page, 'admin-payments');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'خروجی' }).click();
  await page.getByRole('menuitem', { name: /فایل اکسل/ }).click();
  expect((await download).suggestedFilename().endsWith('.xlsx'), 'the payments are not saved');
  await main.getByRole('row').nth(1).getByRole('link').first().click();
  await main.getByText('بانک پرداخت را تأیید کرد').waitFor();
  await main.getByRole('button', { name: 'ثبت بازگرداندن پول' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'بله، ثبت کن' }).click();
  await main.getByText('بازگرداندن پول ثبت شد').first().waitFor();
  await expectAccessible(page, 'a payment');
  await picture(page, 'admin-payment');

  await page.goto('/admin/plans');
  await main.getByRole('button', { name: 'کد تازه' }).waitFor();
  await expectAccessible(page, 'plans and codes');
  await picture(page, 'admin-plans');
  await main.getByRole('button', { name: 'طرح تازه' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('نام طرح').fill('شش‌ماهه');
  await dialog.getByLabel('توضیح یک‌خطی').fill('برای نیم سال');
  await dialog.getByRole('textbox', { name: 'چند ماه؟' }).fill('6');
  await dialog.getByRole('textbox', { name: 'قیمت (تومان)', exact: true }).fill('500000');
  await expectAccessible(page, 'a new plan');
  await dialog.getByRole('button', { name: 'گذاشتن برای فروش' }).click();
  await main.getByText('شش‌ماهه').first().waitFor();
  await main.getByText('۵۰۰٬۰۰۰ تومان').first().waitFor();
  await main.getByRole('button', { name: 'برداشتن از فروش: «شش‌ماهه»' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'برداشتن از فروش' }).click();
  await page.getByText('طرح از فروش برداشته شد.').waitFor();
});

test('admin: a school is made with its manager, who signs in, is locked out and gets a new password; all of it is in the log', async ({
  visit,
}) => {
  const mark = Date.now().toString(36);
  const { page } = await visit();
  await signIn(page, 'admin');
  const main = page.getByRole('main');
  await page.getByRole('link', { name: 'مدرسه‌ها', exact: true }).first().click();
  await main.getByRole('table', { name: 'مدرسه‌ها' }).waitFor();
  await expectAccessible(page, 'the schools');
  await pictures(page, 'admin-schools');
  await main.getByRole('button', { name: 'مدرسهٔ تازه' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('نام مدرسه').fill(`دبستان ${mark}`);
  await dialog.getByRole('combobox', { name: 'استان' }).fill('گیل');
  await page.getByRole('option', { name: 'گیلان' }).click();
  await dialog.getByLabel('نام', { exact: true }).fill('مریم');
  await dialog.getByLabel('نام خانوادگی').fill('سلیمی');
  await dialog.getByLabel('نام کاربری').fill(`salimi${mark}`);
  await expectAccessible(page, 'a new school');
  await dialog.getByRole('button', { name: 'مدرسهٔ تازه' }).click();
  const shown = main.locator('[translate=no]');
  const password = (await shown.textContent()) ?? '';
  await picture(page, 'admin-new-password');
  await main.getByRole('button', { name: 'رساندم' }).click();
  const manager = await visit();
  await signIn(manager.page, `salimi${mark}`, password);
  await manager.context.close();

  // The search knows the school and its manager.
  await page.keyboard.press('Control+KeyK');
  await dialog.getByRole('searchbox').fill(`دبستان ${mark}`);
  await dialog.getByRole('link', { name: `دبستان ${mark}` }).click();
  await main.getByRole('heading', { level: 1, name: `دبستان ${mark}` }).waitFor();
  await expectAccessible(page, 'a school');
  await pictures(page, 'admin-school');
  await main.getByRole('link', { name: 'مریم سلیمی' }).click();
  await main.getByRole('button', { name: 'قفل کردن حساب' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'قفل کردن حساب' }).click();
  await main.getByText('قفل‌شده').first().waitFor();
  await expectAccessible(page, 'a person');
  await pictures(page, 'admin-person');
  await main.getByRole('button', { name: 'باز کردن قفل' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'باز کردن قفل' }).click();
  await main.getByRole('button', { name: 'رمز تازه' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'ساختن رمز تازه' }).click();
  await shown.waitFor();
  expect((await shown.textContent()) !== password, 'the new password is the old one');

  await main.getByRole('link', { name: 'رویدادهای این شخص' }).click();
  for (const action of ['ساختن رمز تازه', 'باز کردن قفل حساب', 'قفل کردن حساب', 'ساختن حساب']) {
    await main.getByRole('rowheader', { name: action }).first().waitFor();
  }
  await expectAccessible(page, 'the audit log');
  await pictures(page, 'admin-audit');
  await page.goto('/admin/people');
  await main.getByRole('searchbox').fill(`salimi${mark}`);
  await main.getByRole('link', { name: 'مریم سلیمی' }).waitFor();
  await expectAccessible(page, 'the people');
  await pictures(page, 'admin-people');
});

test('admin: an organization is made, gets who looks after it, and a school', async ({ visit }) => {
  const mark = Date.now().toString(36);
  const { page } = await visit();
  await signIn(page, 'admin');
  const main = page.getByRole('main');
  await page.getByRole('link', { name: 'سازمان‌ها' }).first().click();
  await main.getByRole('button', { name: 'سازمان تازه' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('نام سازمان').fill(`بنیاد ${mark}`);
  await dialog.getByRole('button', { name: 'سازمان تازه' }).click();
  await main.getByRole('heading', { level: 1, name: `بنیاد ${mark}` }).waitFor();
  await main.getByRole('button', { name: 'مدیر تازه' }).click();
  await dialog.getByLabel('نام', { exact: true }).fill('بهرام');
  await dialog.getByLabel('نام خانوادگی').fill('نیک‌نام');
  await dialog.getByLabel('نام کاربری').fill(`bahram${mark}`);
  await dialog.getByRole('button', { name: 'مدیر تازه' }).click();
  await main.locator('[translate=no]').waitFor();
  await expectAccessible(page, 'an organization');
  await pictures(page, 'admin-organization');

  await page.goto('/admin/schools');
  await main.getByRole('table', { name: 'مدرسه‌ها' }).getByRole('link').first().click();
  await main.getByRole('button', { name: 'تغییر', exact: true }).click();
  await dialog.getByText('زیر یک سازمان').click();
  const organization = dialog.getByRole('combobox', { name: 'نام سازمان' });
  const before = await organization.inputValue();
  const choose = async (title: string) => {
    await organization.fill(title);
    await page.getByRole('option', { name: title }).first().click();
    await dialog.getByRole('button', { name: 'ثبت' }).click();
    await page.getByText('تغییر ثبت شد.').first().waitFor();
  };
  await choose(`بنیاد ${mark}`);
  await main.getByRole('link', { name: `بنیاد ${mark}` }).click();
  await main.getByRole('list', { name: 'مدرسه‌های این سازمان' }).getByRole('link').first().click();
  await main.getByRole('button', { name: 'تغییر', exact: true }).click();
  // The school goes back to where it was: other journeys read its organization.
  if (before === '') {
    await dialog.getByText('بدون سازمان').click();
    await dialog.getByRole('button', { name: 'ثبت' }).click();
  } else await choose(before);
  await main.getByRole('button', { name: 'تغییر', exact: true }).waitFor();
});

test('admin: a webinar is announced and somebody registers for it; a partner school gets its place and goes again; all of it is in the log', async ({
  visit,
}) => {
  const mark = Date.now().toString(36);
  const title = `نشست ${mark}`;
  const { page } = await visit();
  await signIn(page, 'admin');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog', { name: /تازه/ });
  await page.getByRole('link', { name: 'نشست‌ها', exact: true }).first().click();
  await main.getByRole('button', { name: 'نشست تازه' }).click();
  await dialog.getByRole('textbox', { name: 'عنوان' }).fill(title);
  await dialog.getByRole('textbox', { name: 'در یک جمله' }).fill('یک ساعت دربارهٔ کسرها');
  // A year that no run of the tests reaches.
  await dialog.getByRole('spinbutton').first().click();
  await page.keyboard.type('۱۱۰۹۱۴۶۰۱۸۰۰');
  await dialog.getByRole('textbox', { name: 'جا' }).fill('برخط');
  await dialog.getByRole('textbox', { name: /^از چه می‌گوید/ }).fill('کاغذ: تا می‌کنیم\nعددها');
  await expectAccessible(page, 'a new webinar');
  await dialog.getByRole('button', { name: 'ذخیره' }).click();
  await main.getByRole('rowheader', { name: title }).waitFor();
  await expectAccessible(page, 'the webinars');
  await pictures(page, 'admin-webinars');

  const visitor = await visit({ width: 390 });
  await visitor.page.goto('/ai');
  const part = visitor.page.getByRole('region', { name: title });
  await part.getByText('تا می‌کنیم').waitFor();
  const download = visitor.page.waitForEvent('download');
  await part.getByRole('link', { name: 'افزودن به تقویم' }).click();
  expect((await download).suggestedFilename().endsWith('.ics'), 'the webinar is not saved for a calendar');
  await part.getByLabel('نام و نام خانوادگی').fill(`بازدیدکننده ${mark}`);
  await part.getByLabel('شمارهٔ موبایل').fill('09351112255');
  await expectAccessible(visitor.page, 'the page of webinars');
  await picture(visitor.page, 'webinars');
  await part.getByRole('button', { name: 'ثبت نام در نشست' }).click();
  await part.getByText('نامتان ثبت شد').waitFor();

  await page.reload();
  await main.getByRole('link', { name: new RegExp(`«${title}».*۱ نفر`) }).click();
  await main.getByRole('row', { name: new RegExp(`بازدیدکننده ${mark}`) }).waitFor();
  await main.getByText(`ثبت‌نام «${title}»`).waitFor();
  await page.goBack();
  await main.getByRole('button', { name: `کارهای «${title}»` }).click();
  await page.getByRole('menuitem', { name: 'برداشتن از سایت' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'برداشتن از سایت' }).click();
  await page.getByText('نشست از سایت برداشته شد.').first().waitFor();
  await visitor.page.reload();
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  expect((await visitor.page.getByRole('region', { name: title }).count()) === 0, 'visitors still see the webinar');

  await page.goto('/admin/partners');
  const school = `دبستان ${mark}`;
  await main.getByRole('button', { name: 'مدرسهٔ تازه' }).click();
  await dialog.getByRole('textbox', { name: 'نام مدرسه' }).fill(school);
  await dialog.getByRole('button', { name: 'ذخیره' }).click();
  const actions = main.getByRole('button', { name: `کارهای «${school}»` });
  await actions.click();
  await page.getByRole('menuitem', { name: 'یکی جلوتر' }).click();
  await page.getByText(`«${school}» به جای`).first().waitFor();
  await expectAccessible(page, 'the partner schools');
  await pictures(page, 'admin-partners');
  await actions.click();
  await page.getByRole('menuitem', { name: 'برداشتن از سایت' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'برداشتن از سایت' }).click();
  await page.getByText('مدرسه از صفحهٔ اول برداشته شد.').first().waitFor();

  await page.goto('/admin/audit');
  for (const action of ['برداشتن مدرسهٔ همراه', 'جابه‌جایی مدرسه‌های همراه', 'برداشتن نشست از سایت', 'ساختن نشست']) {
    await main.getByRole('rowheader', { name: action }).first().waitFor();
  }
});
