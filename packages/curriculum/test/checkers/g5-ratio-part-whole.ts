import type { SkillChecker } from '../reading/checker.ts';
import { everyNumber } from '../reading/every-number.ts';
import { wordsOf } from '../reading/sheet.ts';
import { askedRatio, countsOf, kindOf } from '../reading/two-groups.ts';

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
      // «۲۰ مهره هست که ۸ تای آن‌ها قرمز و بقیه آبی است»: the second number is the group told first after «آن‌ها».
      const [whole, told] = everyNumber(sheet.stem).map(({ numerator }) => numerator);
      const toldKind = /آن‌ها (.+?) و بقیه/.exec(words)?.[1] ?? '';
      a = told ?? 0;
      b = (whole ?? 0) - a;
      isFirst = toldKind.includes(kindOf(first));
    } else {
      const told = words.slice(0, words.indexOf(' و '));
      isFirst = told.includes(kindOf(first));
    }
    const mine = isFirst ? a : b;
    return { kind: 'fraction', numerator: mine, denominator: second.includes('همهٔ') ? a + b : isFirst ? b : a };
  },
};
