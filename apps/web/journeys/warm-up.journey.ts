import type { Page } from 'playwright-core';
import { expect, expectAccessible, picture } from './expect-and-pictures.ts';
import { test } from './journey-test.ts';
import { signIn } from './sign-in.ts';

const CHILD = 'g5a-09';
/** Facts of a plan, each asked at most three times. */
const MAX_TRIES = 36;

const latin = (text: string) => text.replaceAll(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)));

/** The product of the fact in sight. */
async function product(page: Page): Promise<number> {
  const text = latin((await page.getByRole('region', { name: 'سؤال', exact: true }).textContent()) ?? '');
  const [, a, b] = /(\d)\s*×\s*(\d)/.exec(text) ?? [];
  expect(a !== undefined && b !== undefined, `no fact in «${text}»`);
  return Number(a) * Number(b);
}

test('a student does the warm-up of the day by keyboard, and its teacher sees what is not known yet', async ({
  visit,
}) => {
  const { page } = await visit();
  await signIn(page, CHILD);
  const station = page.getByRole('link', { name: /نرمش ضرب/ });
  await station.waitFor();
  await expectAccessible(page, 'the home with a warm-up');
  await picture(page, 'home-warm-up');
  await station.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/student/warm-up');
  const box = page.getByRole('textbox');
  await box.waitFor();
  await expectAccessible(page, 'a fact of the warm-up');
  await picture(page, 'warm-up-fact');

  const onward = page.getByRole('button', { name: /^(ضرب بعدی|ببینم چه شد)$/ });
  for (let place = 0; place < MAX_TRIES; place += 1) {
    // The first one is missed: it is shown with its product, and asked again.
    await page.keyboard.type(place === 0 ? '1' : String(await product(page)));
    await page.keyboard.press('Enter');
    await onward.waitFor();
    if (place === 0) {
      await page.getByText('این را یادت بماند').waitFor();
      await expectAccessible(page, 'a missed fact');
      await picture(page, 'warm-up-missed');
    }
    // A reload comes back to the next fact, with what was answered.
    if (place === 2) {
      await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('warm-up ')));
      await page.reload();
      await box.waitFor();
      continue;
    }
    const isLast = (await onward.textContent())?.includes('ببینم') === true;
    await page.keyboard.press('Enter');
    if (isLast) break;
    await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
  }
  await page.getByRole('heading', { name: 'جدول ضرب تو' }).waitFor();
  await page.getByText('یک بار بلند بخوان').waitFor();
  await expectAccessible(page, 'the end of the warm-up');
  await picture(page, 'warm-up-end');

  await page.goto('/student');
  await page.getByText('نرمش ضرب امروز انجام شد').waitFor();
  await picture(page, 'home-warm-up-done');

  const { page: teacher } = await visit();
  await signIn(teacher, 'rezaei');
  await teacher.goto('/teacher/classes');
  await teacher
    .getByRole('link', { name: /پنجم الف/ })
    .first()
    .click();
  await teacher.getByRole('heading', { name: 'جدول ضرب در این کلاس' }).waitFor();
  await teacher.getByRole('list', { name: 'ضرب‌هایی که هنوز نمی‌دانند' }).waitFor();
  await expectAccessible(teacher, 'the times table of a class');
  await picture(teacher, 'class-times-table');
});
