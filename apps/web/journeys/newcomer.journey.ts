import type { Contract, ResponseOf } from '@mashq/api/contract';
import { printAnswer, skillById } from '@mashq/curriculum';
import type { Page } from 'playwright-core';
import { classCode, freshPhone, typeCode } from './account.ts';
import { expect, expectAccessible, picture } from './expect-and-pictures.ts';
import { test } from './journey-test.ts';
import { fillIn, type PrintedKey, send } from './type-answers.ts';

type Question = ResponseOf<Contract['site']['question']>;
type Payments = ResponseOf<Contract['payment']['receipts']>;

/** The right answer of a question for visitors: its id names what it is made from. */
function keyOf({ question_id, sheet }: Question): PrintedKey {
  const [, id = '', level, seed] = /^(.+)\.(\d)\.(\d+)$/.exec(question_id) ?? [];
  const skill = skillById(id);
  const of = skill?.levels.find((each) => String(each) === level);
  if (skill === undefined || of === undefined) throw new Error(`${question_id} names no skill`);
  const made = skill.generate(Number(seed), of);
  return { form: sheet.answer, key: printAnswer(made.key, made.answer) };
}

/** Answers the question that `ask` brings. */
async function answerRightly(page: Page, ask: () => Promise<void>): Promise<void> {
  let key: PrintedKey | undefined;
  // Chromium gives no body of a reply that the app reads as a blob, so it is read as it arrives.
  await page.route('**/api/site/question/?*', async (route) => {
    const reply = await route.fetch();
    key = keyOf((await reply.json()) as Question);
    await route.fulfill({ response: reply });
  });
  await ask();
  // The sheet that has come takes the focus.
  await page.locator('main fieldset ~ * :focus').waitFor();
  if (key === undefined) throw new Error('no question came');
  await fillIn(page, key);
  await send(page, key);
  await page.getByRole('button', { name: 'راه‌حل را ببین' }).waitFor();
}

const payments = (page: Page): Promise<Payments> =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    return (await fetch('/api/payment/receipt/', { headers })).json();
  });

test('newcomer: a visitor answers a question, registers, joins a class by code, buys a plan with a discount, and has paid once', async ({
  app,
  visit,
}) => {
  const shown = await classCode(visit);
  const { page } = await visit({ width: 390 });
  const main = page.getByRole('main');

  await page.goto('/');
  await answerRightly(page, () => page.getByRole('button', { name: 'ریاضی پنجم' }).click());
  await expectAccessible(page, 'an answered question of a visitor');
  await picture(page, 'newcomer-question');
  await main.getByRole('link', { name: 'حساب بساز و ادامه بده' }).click();
  await page.waitForURL('**/auth/register');

  const phone = freshPhone();
  const username = `newcomer${phone.slice(4)}`;
  await page.getByLabel('نام', { exact: true }).fill('کیان');
  await page.getByLabel('نام خانوادگی').fill('صالحی');
  await page.getByRole('button', { name: /پایه/ }).click();
  await page.getByRole('option', { name: 'پنجم' }).click();
  await page.getByLabel('نام کاربری').fill(username);
  await page.getByLabel('رمز عبور', { exact: true }).fill('sib-golabi-7');
  await page.getByLabel('شمارهٔ موبایل').fill(phone);
  await page.getByLabel('شرایط استفاده و حریم خصوصی را خوانده‌ام و می‌پذیرم').check({ force: true });
  const before = app.printed.length;
  await page.getByRole('button', { name: 'فرستادن کد تأیید' }).click();
  await typeCode(page, app.printed, before);
  await page.waitForURL((url) => url.pathname === '/student');

  await page.goto('/student/profile/school');
  await page.getByLabel('کد کلاس').fill(shown);
  await page.getByRole('button', { name: 'پیوستن به کلاس' }).click();
  await page.getByText('دبستان نیکان').first().waitFor();

  await page.goto('/student/plans');
  await main.getByRole('link', { name: /: سال تحصیلی$/ }).click();
  await page.waitForURL(/\/student\/payment\/[^/]+$/);
  await page.getByLabel('کد تخفیف').fill('mehr20');
  await page.getByRole('button', { name: 'بررسی کد' }).click();
  await main.getByText('۶۳۲٬۰۰۰ تومان').waitFor();
  await page.getByRole('button', { name: 'رفتن به درگاه بانک' }).click();
  await page.waitForURL('**/local-gateway/**');
  const bank = page.url();
  const [callback] = await Promise.all([
    page.waitForRequest((request) => new URL(request.url()).searchParams.get('Status') === 'OK'),
    page.getByRole('button', { name: 'پرداخت', exact: true }).click(),
  ]);
  await page.waitForURL(/\/student\/bank-receipt\/paid\?payment=/);
  const receipt = page.url();
  const isPaid = main.getByText('پرداخت انجام شد و طرح فعال است.');
  await isPaid.waitFor();
  // The second list is of the seller.
  const facts = main.locator('dl').first();
  const first = (await facts.textContent()) ?? '';
  expect(first.includes('کیان صالحی') && first.includes('MEHR20'), `the receipt says\n${first}`);
  await expectAccessible(page, 'the receipt of a newcomer');
  await picture(page, 'newcomer-receipt');
  const [only, ...others] = (await payments(page)).items;
  expect(
    only?.state === 'paid' && only.amount_rial === 6_320_000 && others.length === 0,
    'there is more than one paid payment, or another amount',
  );

  const expectSame = async (how: string) => {
    await isPaid.waitFor();
    expect(page.url() === receipt, `${how} the address is ${page.url()}`);
    const now = await facts.textContent();
    expect(now === first, `${how} the receipt says\n${now}\nand not\n${first}`);
    const all = await payments(page);
    expect(JSON.stringify(all.items) === JSON.stringify([only]), `${how} the payments are others`);
  };
  await page.reload();
  await expectSame('after a reload');
  // The address by which the bank sent the payer back.
  await page.goto(callback.url());
  await page.waitForURL(receipt);
  await expectSame('after the bank’s address was opened again');
  await page.goto(bank);
  await page.getByRole('button', { name: 'پرداخت', exact: true }).click();
  await page.waitForURL(receipt);
  await expectSame('after paying twice');

  await page.goto('/student/profile/subscription');
  await main.getByText('سال تحصیلی').waitFor();
  await page.goto('/student/plans');
  await main.getByText('طرح کنونی تو').waitFor();
});
