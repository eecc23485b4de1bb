import type { SkillChecker } from '../question-readers/checker.ts';
import { asDecimal, given } from '../question-readers/decimals.ts';
import { nth, wordsOf } from '../question-readers/sheet.ts';

/** Divides fractions; where what one of them is comes first, the second number is what is divided. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const [first, second] = [nth(given(sheet), 0), nth(given(sheet), 1)];
    const swapped = sheet.form === 'story' && /سرعت ثابت|هر دقیقه|هر بستهٔ زعفران/.test(wordsOf(sheet.stem));
    return { kind: 'decimal', values: [asDecimal(swapped ? second.over(first) : first.over(second))] };
  },
};
