import type { Page } from 'playwright-core';
import { expect } from './expect-and-pictures.ts';
import { test } from './journey-test.ts';
import { signIn } from './sign-in.ts';

/** Opens an address whose calls are answered only once what is returned is called. */
async function openWithoutReplies(page: Page, path: string): Promise<() => void> {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/**', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return answer;
}

test('a second visit begins with the home as it was, whose links work before anything is answered', async ({
  visit,
}) => {
  const { page } = await visit({ width: 390 });
  await signIn(page, 'rezaei');
  await page.goto('/teacher');
  await page.waitForFunction(() => localStorage.getItem('storedScreen') !== null);
  const home = await page.locator('main').ariaSnapshot();

  const answer = await openWithoutReplies(page, '/teacher');
  await page.locator('#root[aria-busy=true] main').waitFor();
  expect((await page.locator('main').ariaSnapshot()) === home, 'the home looks otherwise than it was');
  const link = page.locator('main a[href^="/teacher/homework/"]').first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.waitForURL(`**${path}`);
  answer();
  await page.locator('main').getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await page.locator('#root:not([aria-busy]) main a[href^="/teacher/homework/"]').first().waitFor();
});
