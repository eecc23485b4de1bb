import type { SkillChecker } from '../reading/checker.ts';
import { dealt } from '../reading/equal-piles.ts';
import { printedFractions } from '../reading/same-parts.ts';
import { formulas, nth, numbersInWords, type Sheet, terms, wordsOf } from '../reading/sheet.ts';

function toldAmount(sheet: Sheet): number {
  const [inWords] = numbersInWords(sheet.stem);
  if (inWords !== undefined) return inWords;
  const last = formulas(sheet.stem).flatMap(terms).at(-1);
  if (last?.t !== 'number') throw new Error('no amount');
  return Number(last.value);
}

export const checker: SkillChecker = {
  /** Wholes are tried, one after another, and dealt into piles until the told amount comes out. */
  solve: (sheet) => {
    const bar = sheet.figure?.t === 'bars' ? sheet.figure.bars[0] : undefined;
    const part = bar ? ([bar.shaded, bar.parts] as const) : nth(printedFractions(sheet), 0);
    const words = wordsOf(sheet.stem);
    const isRest = /مانده است\.|مانده‌اند|دیگر لازم|برایش ماند|خالی است/.test(words);
    const told = toldAmount(sheet);
    for (let whole = part[1]; whole <= 4000; whole += part[1]) {
      const taken = dealt(whole, part);
      if ((isRest ? whole - taken : taken) === told) return { kind: 'integer', values: [String(whole)] };
    }
    throw new Error('no whole fits');
  },
};
