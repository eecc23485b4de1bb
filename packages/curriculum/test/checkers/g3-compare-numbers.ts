import type { SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { formulas, only, terms, termsValue } from '../question-readers/sheet.ts';

/** Puts each sign between the two sides and keeps the one that states the truth. */
const own: SkillChecker = {
  solve: (sheet) => {
    const list = terms(only(formulas(sheet.stem).filter((node) => terms(node).some(({ t }) => t === 'blank'))));
    const at = list.findIndex(({ t }) => t === 'blank');
    const [left, right] = [termsValue(list.slice(0, at)), termsValue(list.slice(at + 1))];
    if (sheet.answer.kind !== 'choice') throw new Error('no signs');
    const fits = sheet.answer.options.filter(({ content }) => {
      const piece = only(content);
      if (piece.t !== 'math' || piece.math.t !== 'operator') throw new Error('an option that is no sign');
      const difference = left.minus(right).numerator;
      if (piece.math.sign === '=') return difference === 0;
      return piece.math.sign === '<' ? difference < 0 : difference > 0;
    });
    return { kind: 'choice', option: only(fits).id };
  },
};

export const checker = withNumberSets(own, 'multiple-select');
