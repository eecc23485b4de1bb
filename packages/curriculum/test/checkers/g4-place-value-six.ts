import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, formulas, nth, numbersInWords, only, wordsOf } from '../question-readers/sheet.ts';

const names = ['یکان', 'دهگان', 'صدگان', 'یکان هزار', 'دهگان هزار', 'صدگان هزار'];

/** The place named after «رقم», the longest name that fits. */
function placeAsked(words: string): number {
  const found = names.filter((name) => words.includes(`رقم ${name} `));
  return names.indexOf(only(found.length > 1 ? found.filter((name) => name.includes('هزار')) : found));
}

export const checker: SkillChecker = {
  /** Writes the number again with a zero in place of the digit and takes it away; a digit asked is found by counting columns. */
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    if (sheet.form === 'figure') {
      const { columns, rows } = figureOf(sheet, 'place-table');
      const row = nth(rows, 0);
      const column = columns.findIndex((name) => words.includes(`رقم ${name} `));
      if (words.includes('ارزشی')) {
        const digit = String(nth(numbersInWords(sheet.stem), 0));
        if (row.filter((cell) => cell === digit).length !== 1) throw new Error('the digit does not stand once');
        const without = row.map((cell) => (cell === digit ? '0' : cell));
        return asKey(Number(row.join('')) - Number(without.join('')));
      }
      const exact = columns.findIndex((name) => words.includes(`رقم ${name} آن`));
      return asKey(Number(nth(row, exact >= 0 ? exact : column)));
    }
    if (sheet.form === 'reverse') {
      const [number, digit] = [nth(numbersInWords(sheet.stem), 0), nth(numbersInWords(sheet.stem), 1)];
      if (String(number).split(String(digit)).length !== 2) throw new Error('the digit does not stand once');
      return asKey(number - Number(String(number).replace(String(digit), '0')));
    }
    const shown = nth(formulas(sheet.stem), 0);
    if (shown.t === 'digits') {
      const digits = [...shown.value];
      digits[shown.index] = '0';
      return asKey(Number(shown.value) - Number(digits.join('')));
    }
    if (shown.t !== 'number') throw new Error('no number');
    return asKey(Number([...shown.value].reverse()[placeAsked(words)]));
  },
};
