import { isWanted, numbersWanted, outcomesShown } from '../question-readers/chances.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { printedPair } from '../question-readers/same-parts.ts';
import { formulas, nth, numbersInWords, wordsOf } from '../question-readers/sheet.ts';

/** Lets every outcome come in turn, again and again, and counts the wanted ones. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const trials = nth(numbersInWords(sheet.stem), 0);
    const wanted: readonly boolean[] = (() => {
      if (sheet.figure !== undefined) return nth(outcomesShown(sheet), 0).map(isWanted(sheet));
      if (sheet.form === 'bare') {
        const [good, all] = printedPair(nth(formulas(sheet.stem), 0));
        return Array.from({ length: all }, (_, index) => index < good);
      }
      if (words.includes('سکه')) return [true, false];
      const good = numbersWanted(wordsOf(sheet.stem.slice(1)), 6);
      return [1, 2, 3, 4, 5, 6].map((face) => good.includes(face));
    })();
    let count = 0;
    for (let turn = 0; turn < trials; turn += 1) if (wanted[turn % wanted.length]) count += 1;
    return { kind: 'integer', values: [String(count)] };
  },
};
