import { expect, expectAccessible, picture } from './expect-and-pictures.ts';
import { test } from './journey-test.ts';
import { signIn } from './sign-in.ts';

test('a child finds a guide, and a screen’s help link opens the guide of that screen', async ({ visit }) => {
  const { page } = await visit();
  await signIn(page, 'g5a-05');
  await page.goto('/student/exercise');
  await page.getByRole('button', { name: 'راهنمای این صفحه' }).filter({ visible: true }).click();
  await page.getByRole('link', { name: 'همین راهنما را با تصویر ببین' }).click();
  await page.getByRole('heading', { level: 1, name: 'هر وقت خواستی تمرین کن' }).waitFor();
  const isDrawn = await page
    .getByRole('img', { name: /شروع تمرین/ })
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 300));
  expect(isDrawn, 'the picture of the first step is missing');
  await expectAccessible(page, 'a guide');
  await picture(page, 'guide');
  await page.goto('/student/guide');
  await page.getByRole('searchbox').fill('باغ پیچ درپیچ');
  await page.getByRole('link', { name: 'باغ پیچ‌درپیچ' }).click();
  await page.getByRole('heading', { level: 1, name: 'باغ پیچ‌درپیچ' }).waitFor();
});

test('a teacher searches a child by Ctrl+K, and finds a guide', async ({ visit }) => {
  const { page } = await visit();
  await signIn(page, 'rezaei');
  await page.getByRole('button', { name: 'جستجو', exact: true }).filter({ visible: true }).waitFor();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'جستجو' });
  await dialog.getByRole('searchbox').waitFor();
  await page.keyboard.type('نيما زارعي');
  await dialog.getByRole('link', { name: 'نیما زارعی' }).waitFor();
  await expectAccessible(page, 'the search');
  await picture(page, 'search');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'نیما زارعی' }).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await page.goto('/teacher/guide');
  await page.getByRole('searchbox').fill('گروه‌هاي کلاس');
  await page.getByRole('link', { name: 'گروه‌های کلاس' }).click();
  await page.getByRole('heading', { level: 1, name: 'گروه‌های کلاس' }).waitFor();
  await expectAccessible(page, 'a guide of teachers');
});
