import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, formulas, nodeValue, nth, numbersInWords, only, terms } from '../question-readers/sheet.ts';
import { heap, whole } from '../question-readers/whole-numbers.ts';

/** Counts the equal numbers of the printed sum; those of a story or a line of hops are laid out one by one. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'figure') {
      const { hops } = figureOf(sheet, 'number-line');
      if (!hops) throw new Error('no hops');
      return whole(hops.count, hops.size, heap(hops.count, hops.size));
    }
    if (sheet.form === 'story') {
      const [times = 0, each = 0] = numbersInWords(sheet.stem);
      return whole(times, each, heap(times, each));
    }
    const list = terms(only(formulas(sheet.stem)));
    const end = list.findIndex((node) => node.t === 'operator' && node.sign === '=');
    const addends = (end < 0 ? list : list.slice(0, end)).filter(({ t }) => t === 'number').map(nodeValue);
    const first = nth(addends, 0);
    if (addends.some((addend) => !addend.equals(first))) throw new Error('the numbers of the sum differ');
    const total = addends.reduce((sum, addend) => sum.plus(addend));
    return whole(addends.length, first.numerator, total.numerator);
  },
};
