import type { SkillChecker } from '../question-readers/checker.ts';
import { amountsStatement, changed, percentsStatement } from '../question-readers/percents.ts';
import { nth, wordsOf } from '../question-readers/sheet.ts';

export const checker: SkillChecker = {
  solve: (sheet) => {
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    const amounts = amountsStatement(sheet);
    const isProfit = wordsOf(sheet.stem).includes('سود');
    if (sheet.form === 'reverse') {
      const [cost, sale] = [nth(amounts, 0), nth(amounts, 1)];
      for (let share = 1; share < 200; share += 1) {
        if (cost * (isProfit ? 100 + share : 100 - share) === sale * 100) return asKey(share);
      }
      throw new Error('no whole percent');
    }
    const isMany = sheet.form === 'compare';
    const sale = changed(nth(amounts, isMany ? 1 : 0), nth(percentsStatement(sheet), 0), isProfit);
    return asKey(isMany ? sale * nth(amounts, 0) : sale);
  },
};
