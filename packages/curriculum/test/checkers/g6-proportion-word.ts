import { asDecimalKey } from '../question-readers/approximation.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { everyNumber } from '../question-readers/every-number.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { nth } from '../question-readers/sheet.ts';

const own: SkillChecker = {
  /** The value of one is found first; going back, it is taken away as often as it fits. */
  solve: (sheet) => {
    const [first, second, third] = everyNumber(sheet.stem);
    if (!first || !second || !third) throw new Error('fewer than three numbers');
    const one = second.over(first);
    if (sheet.form !== 'reverse') return asDecimalKey(nth([third.times(one)], 0));
    const share = first.over(second);
    return asDecimalKey(share.times(third));
  },
};

export const checker = withNumberSets(own, 'table-cells');
