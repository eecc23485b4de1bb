import type { SkillChecker } from '../question-readers/checker.ts';
import { formulas, numbersInWords, only, sides, termsValue, wordsOf } from '../question-readers/sheet.ts';
import { boxed, whole } from '../question-readers/whole-numbers.ts';

const bundles = { ده‌تایی: 10, صدتایی: 100, هزارتایی: 1000 } as const;

/** So many tens, hundreds or thousands added one after another; a hidden factor is found by how often the other goes in. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const added = (count: number, size: number) => {
      let total = 0;
      for (let one = 0; one < count; one += 1) total += size;
      return total;
    };
    if (sheet.form === 'story') {
      const [count = 0, note = 0] = numbersInWords(sheet.stem);
      const words = wordsOf(sheet.stem);
      const [, size] = Object.entries(bundles).find(([word]) => words.includes(` ${word} `)) ?? ['', note];
      return whole(added(count, size));
    }
    if (sheet.form === 'find-mistake') return whole(termsValue(sides(only(formulas(sheet.stem)))[0]).numerator);
    const [left, right] = sides(boxed(sheet));
    const known = left.flatMap((node) => (node.t === 'number' ? [Number(node.value)] : []));
    const [one = 0, other = 0] = known;
    if (sheet.form === 'bare') return whole(added(Math.max(one, other), Math.min(one, other)));
    const target = termsValue(right).numerator;
    let times = 0;
    for (let total = 0; total < target; total += one) times += 1;
    if (added(times, one) !== target) throw new Error('no factor fits');
    return whole(times);
  },
};
