import type { SkillChecker } from '../question-readers/checker.ts';
import { heardNumber } from '../question-readers/number-words.ts';
import { formulas, nth, numbersInWords, sides, termsValue, wordsOf } from '../question-readers/sheet.ts';

const power = 'یک میلیارد|یک میلیون|یک هزار|صد میلیون|ده میلیون|صد هزار|ده هزار|میلیارد|میلیون|هزار|صد';

/** Counts zeros: those of the total less those of the unit. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const key = (value: bigint | number) => ({ kind: 'integer', values: [String(value)] }) as const;
    const words = wordsOf(sheet.stem);
    const numbers = numbersInWords(sheet.stem);
    const [equation] = formulas(sheet.stem);
    if (equation !== undefined) {
      const [left, right] = sides(equation);
      const total = termsValue(right).over(termsValue(left.filter(({ t }) => t === 'number')));
      return key(total.n);
    }
    if (sheet.form === 'reverse') {
      const name = nth(new RegExp(`تا «?(${power})`).exec(words) ?? [], 1);
      return key(nth(numbers, 0) * heardNumber(name));
    }
    if (sheet.form === 'story') {
      const name = nth(new RegExp(`(${power})(?= (تومانی|پیچ|لیتر|نفر|بازدید|تومان))`).exec(words) ?? [], 1);
      const total = String(nth(numbers, 0));
      const zeros = String(heardNumber(name)).length - 1;
      if (!total.endsWith('0'.repeat(zeros))) throw new Error('not that many zeros');
      return key(Number(total.slice(0, total.length - zeros)));
    }
    const [, count = '', large = '', small = ''] =
      new RegExp(`^(?:.*؛ |.*است\\. |)(?:([۰-۹]+) |)(${power}) برابر با چند تا «?(${power})`).exec(words) ?? [];
    const statement = count === '' ? 1 : Number([...count].map((each) => '۰۱۲۳۴۵۶۷۸۹'.indexOf(each)).join(''));
    return key((statement * heardNumber(large)) / heardNumber(small));
  },
};
