import { expect, expectAccessible, picture, pictures } from './expect-and-pictures.ts';
import { test } from './journey-test.ts';
import { signIn } from './sign-in.ts';

test('an organization finds a province, a school in it, a grade and its students', async ({ visit }) => {
  const { page } = await visit({ allowedFault: /404/ });
  await signIn(page, 'sazman');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'تهران', exact: true }).waitFor();
  await expectAccessible(page, 'the provinces of an organization');
  await picture(page, 'organization');

  await main.getByRole('link', { name: 'تهران', exact: true }).click();
  await page.getByRole('heading', { name: 'استان تهران', level: 1 }).waitFor();
  // Found on an Arabic keyboard, and the search survives a reload.
  await page.getByLabel('جستجوی مدرسه').fill('نيكان');
  await page.waitForURL(/search=/);
  await page.reload();
  await main.getByRole('link', { name: 'دبستان نیکان' }).waitFor();
  await expectAccessible(page, 'the schools of a province');
  await picture(page, 'organization-province');

  await main.getByRole('link', { name: 'دبستان نیکان' }).click();
  await page.getByRole('heading', { name: 'دبستان نیکان', level: 1 }).waitFor();
  await main.getByRole('link', { name: /پایهٔ پنجم/ }).waitFor();
  const chart = 'سهم دانش‌آموزانی که در هفته تمرین کرده‌اند';
  await main.getByRole('table', { name: chart }).waitFor({ state: 'attached' });
  await expectAccessible(page, 'a school of an organization');
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'خروجی' }).click();
  await page.getByRole('menuitem', { name: 'اکسل' }).click();
  expect((await download).suggestedFilename().endsWith('.xlsx'), 'the weeks are not saved as a workbook');
  await picture(page, 'organization-school');
  await main.getByRole('link', { name: /پایهٔ پنجم/ }).click();
  await page.waitForURL('**/grades/fifth');
  await main.getByRole('rowheader', { name: 'پنجم الف' }).waitFor();
  await expectAccessible(page, 'a grade of a school of an organization');
  await picture(page, 'organization-grade');
  await page.goto(page.url().replace(/\/fifth$/, ''));
  await main.getByRole('link', { name: /پایهٔ پنجم/ }).waitFor();
  await expectAccessible(page, 'the grades of a school of an organization');
  await picture(page, 'organization-grades');

  await page.getByRole('navigation').first().getByRole('link', { name: 'دانش‌آموزان', exact: true }).click();
  await page.waitForURL('**/students');
  await main
    .getByText(/^دانش‌آموز [۰-۹]+$/)
    .first()
    .waitFor();
  await expectAccessible(page, 'the students of a school of an organization');
  await picture(page, 'organization-students');

  await page.goto('/organization/province/IR-01');
  await main.getByText('سازمان شما در این استان مدرسه‌ای ندارد.').waitFor();
  await page.goto('/organization/school/0190a000-0000-7000-8000-000000000003');
  await main.getByText('این مدرسه پیدا نشد.').waitFor();
});

test('trends: an organization compares its schools over weeks, an administrator all provinces', async ({ visit }) => {
  const { page } = await visit();
  await signIn(page, 'sazman');
  const main = page.getByRole('main');
  await page.getByRole('navigation', { name: 'منوی اصلی' }).getByRole('link', { name: 'روند هفته‌ها' }).click();
  await page.waitForURL('**/organization/trends');
  await main.getByRole('link', { name: 'دبستان نیکان' }).waitFor();
  await expectAccessible(page, 'the trends of an organization');
  await pictures(page, 'trends-schools');
  await page.setViewportSize({ width: 390, height: 844 });
  const chosen = main.getByRole('button', { name: /^مدرسه‌ها، / });
  await chosen.waitFor();
  const chart = await main.getByRole('figure').first().boundingBox();
  expect(chart !== null && chart.y + chart.height <= 844, 'the chart is not in the first screen of a phone');
  await chosen.click();
  await main.getByRole('radio', { name: 'استان' }).waitFor();
  await expectAccessible(page, 'the choices of trends on a phone');
  await picture(page, 'trends-schools-390-open');
  await chosen.click();
  await page.setViewportSize({ width: 1280, height: 900 });
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'خروجی' }).click();
  await page.getByRole('menuitem', { name: 'اکسل' }).click();
  expect((await download).suggestedFilename().endsWith('.xlsx'), 'the weeks are not saved as a workbook');
  await page.goto('/organization/trends?by=skill&grade=5&measure=right');
  await main
    .getByText(/در بار اول درست|چیزی برای گفتن نیست/)
    .first()
    .waitFor();
  await expectAccessible(page, 'the skills of a grade over weeks');
  await pictures(page, 'trends-skills');
  await main.getByRole('button', { name: /کنار همه/ }).click();
  await page.getByRole('option').nth(1).click();
  await page.waitForURL(/group=/);
  await picture(page, 'trends-skill-beside');

  const admin = await visit();
  await signIn(admin.page, 'admin');
  await admin.page.goto('/admin/trends');
  await admin.page.getByRole('rowheader', { name: 'تهران' }).waitFor();
  await expectAccessible(admin.page, 'the trends of all provinces');
  await pictures(admin.page, 'trends-provinces');
});
