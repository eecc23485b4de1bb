import type { SkillChecker } from '../question-readers/checker.ts';
import { everyNumber } from '../question-readers/every-number.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { pairsShown, walkTo } from '../question-readers/patterns.ts';
import { formulas, nth, terms } from '../question-readers/sheet.ts';

/** Tries one figure after another until the count is right. */
const own: SkillChecker = {
  solve: (sheet) => {
    const total = nth(everyNumber(sheet.stem.slice(-1)), 0).numerator;
    const list = formulas(sheet.stem).slice(0, 1).flatMap(terms);
    const [times, plus] = list.filter((node) => node.t === 'number').map((node) => Number(node.value));
    const minus = list.some((node) => node.t === 'operator' && node.sign === '−');
    const countAt = (n: number) =>
      times === undefined || plus === undefined ? walkTo(pairsShown(sheet), n) : times * n + (minus ? -plus : plus);
    let n = 1;
    while (countAt(n) < total) n += 1;
    if (countAt(n) !== total) throw new Error('no figure has so many');
    return { kind: 'integer', values: [String(n)] };
  },
};

export const checker = withNumberSets(own, 'table-cells');
