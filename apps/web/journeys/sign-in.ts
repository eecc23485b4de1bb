import type { Page } from 'playwright-core';

export const PASSWORD = 'mashq-1405';

/** Signs in by keyboard with username and password, from any page. */
export async function signIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('نام کاربری', { exact: true }).fill(username);
  await page.getByLabel('رمز عبور', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'));
}

/** The newest code the server printed. */
export function newestCode(printed: readonly string[]): string | undefined {
  return printed
    .map((line) => /(\d{5,6})(?!\d)/.exec(line.replace(/^.*?SMS/, 'SMS').replace(/\*+\d+/, ''))?.[1])
    .filter((code) => code !== undefined)
    .at(-1);
}
