import { expect, expectAccessible, pictures } from './expect-and-pictures.ts';
import { test } from './journey-test.ts';
import { signIn } from './sign-in.ts';

test('a child without a school takes a ready-made package from its course, and finds it there again', {
  tag: '@main',
}, async ({ visit }) => {
  const { page } = await visit({ width: 390 });
  const main = page.getByRole('main');
  await signIn(page, 'azad-01');
  await page.getByRole('link', { name: 'درس', exact: true }).first().click();
  await main.getByRole('heading', { name: 'بسته‌های آماده' }).waitFor();
  // The last chapter is one that nobody has begun.
  const chapter = main.getByRole('region', { name: 'بسته‌های آماده' }).locator('button[aria-expanded]').last();
  await chapter.press('Enter');
  const take = main.getByRole('button', { name: /^شروع بستهٔ/ }).last();
  const title = /«(.+)»/.exec((await take.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await expectAccessible(page, 'the ready-made packages of a child');
  await pictures(page, 'ready-packages');
  await take.press('Enter');
  await page.waitForURL('**/student/package/*');
  const address = new URL(page.url()).pathname;
  await main.getByRole('heading', { level: 1, name: title }).waitFor();
  await expectAccessible(page, 'a package that a child took');
  await pictures(page, 'ready-package');
  await page.goBack();
  await chapter.press('Enter');
  const goOn = main.getByRole('link', { name: `ادامهٔ بستهٔ «${title}»` });
  expect((await goOn.getAttribute('href')) === address, `the package of «${title}» is another one`);
});
