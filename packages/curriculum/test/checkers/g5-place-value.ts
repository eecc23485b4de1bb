import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, formulas, nth, numbersInWords, wordsOf } from '../question-readers/sheet.ts';

const places = [
  'یکان',
  'دهگان',
  'صدگان',
  'یکان هزار',
  'دهگان هزار',
  'صدگان هزار',
  'یکان میلیون',
  'دهگان میلیون',
  'صدگان میلیون',
];

/** Takes the rest away from the number, or counts places from the right. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const key = (value: number) => ({ kind: 'integer', values: [String(value)] }) as const;
    const asked = /«([^»]+)»/.exec(wordsOf(sheet.stem))?.[1] ?? '';
    const numbers = numbersInWords(sheet.stem);
    if (sheet.form === 'figure') {
      const { columns, rows } = figureOf(sheet, 'place-table');
      return key(Number(nth(rows, 0)[columns.indexOf(asked)]));
    }
    if (sheet.form === 'reverse') {
      return key(Number([...String(nth(numbers, 0))].reverse()[places.indexOf(asked)]));
    }
    if (sheet.form === 'compare') {
      const [number, digit] = [String(nth(numbers, 0)), String(nth(numbers, 1))];
      const values = [...number].flatMap((each, index) => (each === digit ? [10 ** (number.length - 1 - index)] : []));
      return key(nth(values, 0) / nth(values, 1));
    }
    if (sheet.form === 'story') {
      const [number, digit] = [String(nth(numbers, 0)), String(nth(numbers, 1))];
      return key(Number(number) - Number(number.replace(digit, '0')));
    }
    const shown = nth(formulas(sheet.stem), 0);
    if (shown.t !== 'digits') throw new Error('no digit is pointed at');
    const without = [...shown.value].map((digit, index) => (index === shown.index ? '0' : digit)).join('');
    return key(Number(shown.value) - Number(without));
  },
};
