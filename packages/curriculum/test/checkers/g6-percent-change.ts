import type { SkillChecker } from '../question-readers/checker.ts';
import { amountsStatement, changed, percentsStatement } from '../question-readers/percents.ts';
import { nth, wordsOf } from '../question-readers/sheet.ts';

const up = /بیشتر|گران‌تر|زیاد/;

export const checker: SkillChecker = {
  solve: (sheet) => {
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    const words = sheet.stem.map((block) => wordsOf([block]));
    const amount = nth(amountsStatement(sheet), 0);
    const shares = percentsStatement(sheet);
    if (sheet.form === 'reverse') {
      const isUp = up.test(nth(words, 0));
      for (let first = 1; first < 1_500_000; first += 1) {
        if (first * (isUp ? 100 + nth(shares, 0) : 100 - nth(shares, 0)) === amount * 100) return asKey(first);
      }
      throw new Error('no number fits');
    }
    const once = changed(amount, nth(shares, 0), up.test(nth(words, sheet.form === 'bare' ? 0 : 1)));
    return asKey(sheet.form === 'compare' ? changed(once, nth(shares, 1), up.test(nth(words, 2))) : once);
  },
};
