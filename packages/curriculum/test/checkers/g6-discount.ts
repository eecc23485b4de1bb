import type { SkillChecker } from '../question-readers/checker.ts';
import { amountsStatement, changed, percentsStatement } from '../question-readers/percents.ts';
import { formulas, nth, numbersInWords } from '../question-readers/sheet.ts';
import { withWrongLine } from '../question-readers/wrong-line.ts';

const asked: SkillChecker = {
  solve: (sheet) => {
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    const [price, paid] = amountsStatement(sheet);
    if (price === undefined) throw new Error('no price');
    if (sheet.form === 'reverse') {
      for (let share = 1; share < 100; share += 1) if (price * (100 - share) === (paid ?? 0) * 100) return asKey(share);
      throw new Error('no whole percent');
    }
    const shares = percentsStatement(sheet);
    const once = changed(price, nth(shares, 0), false);
    return asKey(sheet.form === 'compare' ? changed(once, nth(shares, 1), false) : once);
  },
};

/** So many toman of every hundred. */
export const checker = withWrongLine(asked, ({ stem }) => {
  const rate = formulas(stem).find((node) => node.t === 'percent');
  const price = Math.max(...numbersInWords(stem));
  if (rate?.t !== 'percent' || price % 100 !== 0) throw new Error('no percentage of hundreds');
  const hundreds = price / 100;
  return [hundreds, hundreds * Number(rate.value), hundreds * (100 - Number(rate.value))];
});
