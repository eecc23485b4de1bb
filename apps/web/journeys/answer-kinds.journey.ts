import { answerless, availableSkills } from '@mashq/curriculum';
import type { AnswerKind, QuestionSheetData } from '@mashq/curriculum/model';
import type { Page } from 'playwright-core';
import { loaded, tooWide } from './crawl.ts';
import { expect, picture } from './harness.ts';
import { signIn } from './sign-in.ts';
import { test } from './test.ts';

/** A phone, a desktop of 1280 px at 400 %, and a phone at 150 %. */
const PHONE = 390;
const WIDTHS = [PHONE, 320, 260];
const HEIGHT = 700;

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

/** Controls of the question that cannot be used: cut off, beyond the window, or under something else wherever they are scrolled to. */
function unusableControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (one: Element) =>
      `${one.getAttribute('role') ?? one.localName} «${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}»`;
    const found: string[] = [];
    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, [role="slider"], [role="gridcell"], [tabindex="0"])',
    );
    for (const control of controls) {
      // An input that is drawn by its label is hit there.
      const one = (control.matches('input') ? control.closest<HTMLElement>('label') : null) ?? control;
      if (one.matches(':disabled') || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      one.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
      const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
      if (width <= 2 || height <= 2) continue;
      // What is held by a finger is larger than what is seen of it, which may lie at the edge.
      const spare = control.matches('[role="slider"]') ? width / 4 : 1;
      if (width <= innerWidth && (left < -spare || right > innerWidth + spare)) {
        found.push(`${nameOf(control)} is beyond the window: ${Math.round(left)} to ${Math.round(right)}`);
        continue;
      }
      const over = document.elementFromPoint((left + right) / 2, Math.min((top + bottom) / 2, innerHeight - 1));
      if (over === null || (!one.contains(over) && !over.contains(one)))
        found.push(`${nameOf(control)} is under ${over === null ? 'the edge' : nameOf(over)}`);
      const style = getComputedStyle(one);
      if (/hidden|clip/.test(style.overflowX) && one.scrollWidth > one.clientWidth + 1)
        found.push(`${nameOf(control)} does not hold its words`);
    }
    return found;
  });
}

for (const percent of [100, 125, 150, 200]) {
  test(`a question of each kind of answer can be answered in narrow windows with text at ${percent} %`, async ({
    visit,
  }) => {
    const { page } = await visit({ width: PHONE, ...(percent !== 100 && { textSize: (16 * percent) / 100 }) });
    await signIn(page, 'g5a-03');
    await page.goto('/student/exercise');
    await page.getByRole('button', { name: 'شروع تمرین' }).waitFor();
    const chapters = page.locator('main label').filter({ has: page.locator('input[type=checkbox]') });
    await chapters.first().click();
    await page.getByRole('button', { name: 'شروع تمرین' }).click();
    await page.waitForURL(/\/question\//);

    // The open question, with what another one asks.
    const sheets = fullestQuestions();
    let sheet: QuestionSheetData | undefined;
    await page.route(/\/api\/member\/(questions|skills\/sessions\/[^/]+\/questions)\/(\?.*)?$/, async (route) => {
      const response = await route.fetch();
      const reply: unknown = await response.json();
      const withSheet = (view: unknown) => ({ ...(view as object), sheet });
      await route.fulfill({ response, json: Array.isArray(reply) ? reply.map(withSheet) : withSheet(reply) });
    });
    const faults: string[] = [];
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
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        const found = [await tooWide(page), ...(await unusableControls(page))].filter((fault) => fault !== null);
        await picture(page, `${kind}-${width}-${percent}`);
        faults.push(...found.slice(0, 4).map((fault) => `${kind} (${asked.skillId}) at ${width} px: ${fault}`));
      }
    }
    expect(sheets.size > 15, `only ${sheets.size} kinds of answers`);
    expect(faults.length === 0, faults.join('\n      '));
  });
}
