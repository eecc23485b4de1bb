import type { Page } from 'playwright-core';
import { expect } from './expect-and-pictures.ts';
import type { Visit } from './journey-test.ts';
import { newestCode, signIn } from './sign-in.ts';

/** Numbers that nobody else of the demo has, new in each run. */
export const freshPhone = () => `0936${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;

export async function typeCode(page: Page, printed: readonly string[], before: number): Promise<void> {
  await page.getByLabel('کد تأیید').waitFor();
  await expectPrinted(printed, before);
  const code = newestCode(printed);
  expect(code, 'no code was printed');
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

/** Resolves once the server has printed a line since `before`. */
async function expectPrinted(printed: readonly string[], before: number): Promise<void> {
  const until = Date.now() + 10_000;
  while (printed.length <= before && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(printed.length > before, 'the server printed no message');
}

/** The code by which a child joins the class «پنجم الف», made by its teacher. */
export async function classCode(visit: Visit): Promise<string> {
  const { page, context } = await visit();
  await signIn(page, 'rezaei');
  await page.goto('/teacher/classes');
  await page.getByRole('link', { name: 'پنجم الف' }).first().click();
  await page.getByRole('tab', { name: 'دانش‌آموزان' }).click();
  const shown = page.getByText(/^[۰-۹]{3}-[۰-۹]{3}-[۰-۹]{3}$/);
  const make = page.getByRole('button', { name: 'ساختن کد' });
  await make.or(shown).first().waitFor();
  if (await make.isVisible()) await make.click();
  const code = (await shown.textContent()) ?? '';
  await context.close();
  return code;
}
