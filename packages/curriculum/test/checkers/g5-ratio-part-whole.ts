import type { SkillChecker } from '../question-readers/checker.ts';
import { everyNumber } from '../question-readers/every-number.ts';
import { wordsOf } from '../question-readers/sheet.ts';
import { askedRatio, countsOf, kindOf } from '../question-readers/two-groups.ts';

/** Counts the things of each kind one by one. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const [first, second] = askedRatio(sheet);
    let [a, b] = countsOf(sheet);
    let isFirst: boolean;
    if (sheet.form === 'figure') {
      isFirst = first.includes('رنگی');
    } else if (sheet.form === 'reverse') {
      // «۲۰ مهره هست که ۸ تای آن‌ها قرمز و بقیه آبی است»: the second number is the group stated first after «آن‌ها».
      const [whole, statement] = everyNumber(sheet.stem).map(({ numerator }) => numerator);
      const statementKind = /آن‌ها (.+?) و بقیه/.exec(words)?.[1] ?? '';
      a = statement ?? 0;
      b = (whole ?? 0) - a;
      isFirst = statementKind.includes(kindOf(first));
    } else {
      const statement = words.slice(0, words.indexOf(' و '));
      isFirst = statement.includes(kindOf(first));
    }
    const mine = isFirst ? a : b;
    return { kind: 'fraction', numerator: mine, denominator: second.includes('همهٔ') ? a + b : isFirst ? b : a };
  },
};
