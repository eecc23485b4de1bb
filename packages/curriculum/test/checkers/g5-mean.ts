import { Rational } from '../../src/numbers/rational.ts';
import { shownData } from '../question-readers/charts.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { decimalKeyOf } from '../question-readers/decimal-columns.ts';
import { numbersInWords } from '../question-readers/sheet.ts';
import { withWrongLine } from '../question-readers/wrong-line.ts';

/** Evens the numbers out: the mean is where what lies above it is as much as what lies below. */
const asked: SkillChecker = {
  solve: (sheet) => {
    const numbers =
      sheet.figure === undefined
        ? numbersInWords(sheet.stem.slice(0, 1))
        : shownData(sheet).map(([, value]) => value ?? 0);
    const fits: Rational[] = [];
    for (let tenths = Math.min(...numbers) * 10; tenths <= Math.max(...numbers) * 10; tenths += 1) {
      const balance = numbers.reduce((sum, number) => sum + (number * 10 - tenths), 0);
      if (balance === 0) fits.push(Rational.of(tenths, 10));
    }
    const [found] = fits;
    if (found === undefined) throw new Error('no mean within one place');
    return decimalKeyOf(found);
  },
};

export const checker = withWrongLine(asked, ({ stem }) => {
  const numbers = numbersInWords(stem.slice(0, 1));
  const sums = numbers.map((_, index) => numbers.slice(0, index + 1).reduce((sum, number) => sum + number, 0));
  return [...sums.slice(1), Rational.of(sums.at(-1) ?? 0, numbers.length)];
});
