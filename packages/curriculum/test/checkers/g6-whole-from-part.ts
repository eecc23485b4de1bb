import type { SkillChecker } from '../question-readers/checker.ts';
import { dealt } from '../question-readers/equal-piles.ts';
import { printedFractions } from '../question-readers/same-parts.ts';
import { formulas, nth, numbersInWords, type Sheet, terms, wordsOf } from '../question-readers/sheet.ts';

function statementAmount(sheet: Sheet): number {
  const [inWords] = numbersInWords(sheet.stem);
  if (inWords !== undefined) return inWords;
  const last = formulas(sheet.stem).flatMap(terms).at(-1);
  if (last?.t !== 'number') throw new Error('no amount');
  return Number(last.value);
}

export const checker: SkillChecker = {
  /** Wholes are tried, one after another, and dealt into piles until the stated amount comes out. */
  solve: (sheet) => {
    const bar = sheet.figure?.t === 'bars' ? sheet.figure.bars[0] : undefined;
    const part = bar ? ([bar.shaded, bar.parts] as const) : nth(printedFractions(sheet), 0);
    const words = wordsOf(sheet.stem);
    const isRest = /مانده است\.|مانده‌اند|دیگر لازم|برایش ماند|خالی است/.test(words);
    const statement = statementAmount(sheet);
    for (let whole = part[1]; whole <= 4000; whole += part[1]) {
      const taken = dealt(whole, part);
      if ((isRest ? whole - taken : taken) === statement) return { kind: 'integer', values: [String(whole)] };
    }
    throw new Error('no whole fits');
  },
};
