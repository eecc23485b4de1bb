import type { SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { figureOf, formulas, nth, numbersInWords, terms, wordsOf } from '../question-readers/sheet.ts';

const own: SkillChecker = {
  /** Puts every digit in the box and divides. Zero may come first unless the words say that it does not. */
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const by = nth(
      numbersInWords(sheet.stem).filter((value) => value === 3 || value === 9),
      sheet.form === 'find-mistake' ? -1 : 0,
    );
    const cells =
      sheet.figure === undefined
        ? terms(nth(formulas(sheet.stem), 0)).map((node) => (node.t === 'number' ? node.value : '?'))
        : nth(figureOf(sheet, 'place-table').rows, 0);
    const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
    const fits = digits.filter((digit) => {
      const text = cells.map((cell) => (cell === '?' ? digit : cell)).join('');
      return !(text.startsWith('0') && words.includes('با صفر شروع ن')) && Number(text) % by === 0;
    });
    return { kind: 'integer', values: [nth(fits, words.includes('بزرگ‌ترین') ? -1 : 0)] };
  },
};

export const checker = withNumberSets(own, 'multiple-select');
