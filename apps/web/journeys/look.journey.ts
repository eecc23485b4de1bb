import { readFileSync } from 'node:fs';
import { expect, expectAccessible, picture } from './expect-and-pictures.ts';
import { test } from './journey-test.ts';
import { signIn } from './sign-in.ts';

const LOGO = new URL('../../server/src/app/demo/logos/kian.png', import.meta.url);

test('a manager changes color and logo of the school; its teachers and the visitors of its host see them', async ({
  app,
  visit,
}) => {
  const { page, context } = await visit();
  const tenant = () => page.evaluate(() => document.documentElement.dataset.tenant ?? '');
  await signIn(page, 'modir3');
  await page.waitForFunction(() => document.documentElement.dataset.tenant?.startsWith('school-'));
  const color = page.locator('input[placeholder="#0b6bcb"]');
  // A database that was used before has the first of them already.
  const next = (await color.inputValue()) === '#7733cc' ? '#aa3377' : '#7733cc';
  await color.fill(next.replaceAll('7', '۷'));
  await page.waitForFunction(() => document.documentElement.dataset.tenant === 'preview');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: readFileSync(LOGO),
    });
  await picture(page, 'school-look');
  await page.getByRole('button', { name: 'ذخیرهٔ ظاهر' }).click();
  await page.getByText('ظاهر مدرسه ذخیره شد.').first().waitFor();
  await page.waitForFunction(() => document.documentElement.dataset.tenant?.startsWith('school-'));
  await page.reload();
  await page.locator('input[placeholder="#0b6bcb"]').waitFor();
  expect((await page.locator('input[placeholder="#0b6bcb"]').inputValue()) === next, 'the color is stored');
  expect((await tenant()).startsWith('school-'), 'the page is in the school’s color from the start');
  await expectAccessible(page, 'the look of a school');
  await context.close();

  const teacher = await visit();
  await signIn(teacher.page, 'rahimi');
  await teacher.page.waitForFunction(() => document.documentElement.dataset.tenant?.startsWith('school-'));
  await teacher.page.locator('img[src*="/site/look/"]:visible').first().waitFor();
  await teacher.context.close();

  const host = new URL(app.url);
  host.hostname = 'pouya.localhost';
  const visitor = await visit({ origin: host.origin });
  await visitor.page.goto('/auth/login');
  await visitor.page.locator('img[src*="/site/look/"]:visible').first().waitFor();
  await visitor.page.getByRole('button', { name: 'رنگ و نما' }).click();
  await visitor.page.getByText('رنگ این صفحه‌ها را مدرسه انتخاب کرده است.').waitFor();
  await expectAccessible(visitor.page, 'signing in at the host of a school');
  await picture(visitor.page, 'school-host');
});
