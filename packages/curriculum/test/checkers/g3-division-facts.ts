import type { SkillChecker } from '../question-readers/checker.ts';
import { formulas, nodeValue, nth, numbersInWords, sides, terms } from '../question-readers/sheet.ts';
import { takenAway, whole } from '../question-readers/whole-numbers.ts';

/** Takes the divisor away again and again. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'compare') {
      const found = formulas(sheet.stem).map((node) => nodeValue(node).numerator);
      if (new Set(found).size < 2) throw new Error('neither is larger');
      return whole(Math.max(...found));
    }
    const division = formulas(sheet.stem).find((node) =>
      terms(node).some((one) => one.t === 'operator' && one.sign === '÷'),
    );
    const [amount = 0, divisor = 0] =
      division === undefined
        ? numbersInWords(sheet.stem)
        : sides(division)[0].flatMap((node) => (node.t === 'number' ? [Number(node.value)] : []));
    const [groups, left] = takenAway(amount, divisor);
    if (left !== 0) throw new Error('something is left over');
    return whole(nth([groups], 0));
  },
};
