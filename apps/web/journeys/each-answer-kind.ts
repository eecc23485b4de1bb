import { answerless, availableSkills } from '@mashq/curriculum';
import type { AnswerKind, QuestionSheetData } from '@mashq/curriculum/model';
import type { Page } from 'playwright-core';
import { loaded } from './crawl.ts';
import { expect } from './expect-and-pictures.ts';

export const PHONE = 390;
export const HEIGHT = 700;

/** Of each kind of answer the question with most in it, of some of every skill. */
function fullestQuestions(): ReadonlyMap<AnswerKind, QuestionSheetData> {
  const fullest = new Map<AnswerKind, { size: number; sheet: QuestionSheetData }>();
  for (const { levels, generate } of availableSkills())
    for (const seed of [1, 2, 3]) {
      const sheet = answerless(generate(seed, levels.at(-1) ?? 1));
      const size = JSON.stringify(sheet.answer).length + JSON.stringify(sheet.figure ?? '').length / 4;
      if (size > (fullest.get(sheet.answer.kind)?.size ?? 0)) fullest.set(sheet.answer.kind, { size, sheet });
    }
  return new Map([...fullest].map(([kind, { sheet }]) => [kind, sheet]));
}

/**
 * Opens a question of each kind of answer, with most in it, on a phone whose child is signed in, and looks at it: the open question
 * of an exercise, with what another one asks.
 */
export async function eachKind(
  page: Page,
  look: (kind: AnswerKind, sheet: QuestionSheetData) => Promise<void>,
): Promise<void> {
  await page.goto('/student/exercise');
  await page.getByRole('button', { name: 'شروع تمرین' }).waitFor();
  const chapters = page.locator('main label').filter({ has: page.locator('input[type=checkbox]') });
  await chapters.first().click();
  await page.getByRole('button', { name: 'شروع تمرین' }).click();
  await page.waitForURL(/\/question\//);

  const sheets = fullestQuestions();
  expect(sheets.size > 15, `only ${sheets.size} kinds of answers`);
  let sheet: QuestionSheetData | undefined;
  await page.route(/\/api\/member\/(questions|skills\/sessions\/[^/]+\/questions)\/(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const reply: unknown = await response.json();
    const withSheet = (view: unknown) => ({ ...(view as object), sheet });
    await route.fulfill({ response, json: Array.isArray(reply) ? reply.map(withSheet) : withSheet(reply) });
  });
  for (const [kind, asked] of sheets) {
    sheet = asked;
    // What is stored of the question before.
    await page.evaluate(async () => {
      for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name);
    });
    await page.setViewportSize({ width: PHONE, height: HEIGHT });
    await page.reload();
    await loaded(page);
    const check = page.getByRole('button', { name: 'تأیید' }).first();
    await check.waitFor();
    await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' });
    await look(kind, asked);
  }
}
