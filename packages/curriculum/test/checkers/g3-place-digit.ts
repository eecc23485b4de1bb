import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, formulas, nth, numbersInWords, type Sheet, wordsOf } from '../question-readers/sheet.ts';

/** Bundles by their word, as a «reverse» question tells them. */
const bundles = { هزارتایی: 1000, صدتایی: 100, ده‌تایی: 10, یکی: 1 } as const;
const powers = { هزارگان: 1000, صدگان: 100, دهگان: 10, یکان: 1 } as const;

function numberOf(sheet: Sheet): number {
  if (sheet.form === 'figure') {
    const cells = nth(figureOf(sheet, 'place-table').rows, 0);
    return Number(cells.join(''));
  }
  if (sheet.form === 'reverse') {
    const words = wordsOf(sheet.stem);
    return Object.entries(bundles).reduce((sum, [word, placeValue]) => {
      const digit = new RegExp(`([۰-۹]) ${word}`).exec(words)?.[1] ?? '۰';
      return sum + '۰۱۲۳۴۵۶۷۸۹'.indexOf(digit) * placeValue;
    }, 0);
  }
  const [formula] = formulas(sheet.stem);
  return formula?.t === 'number' ? Number(formula.value) : nth(numbersInWords(sheet.stem), 0);
}

/** Divides whole tens off from the right instead of reading the digits. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const asked = Object.entries(powers).filter(([word]) => new RegExp(`رقم ${word}`).test(wordsOf(sheet.stem)));
    const [, power] = nth(asked, 0);
    return { kind: 'integer', values: [String(Math.floor(numberOf(sheet) / power) % 10)] };
  },
};
