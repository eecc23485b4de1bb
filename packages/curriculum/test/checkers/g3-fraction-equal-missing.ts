import type { MathNode } from '../../src/model/index.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { formulas, nth, numbersInWords, only, sides, terms } from '../question-readers/sheet.ts';
import { whole } from '../question-readers/whole-numbers.ts';

/** Numerator and denominator with the box filled in. */
function filled(node: MathNode, value: number): readonly [number, number] {
  if (node.t !== 'fraction') throw new Error('no fraction');
  const read = (part: MathNode) => (part.t === 'number' ? Number(part.value) : value);
  return [read(node.numerator), read(node.denominator)];
}

/** Tries every number; two fractions are equal when they cross-multiply to the same. */
const own: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'story') {
      const [parts = 0, others = 0, taken = 0] = numbersInWords(sheet.stem);
      return whole(only([...Array(21).keys()].filter((each) => each * others === taken * parts)));
    }
    const equation = only(formulas(sheet.stem).filter((node) => terms(node).length === 3));
    const [left, right] = sides(equation);
    const fits = [...Array(101).keys()].filter((value) => {
      const [a, b] = filled(nth(left, 0), value);
      const [c, d] = filled(nth(right, 0), value);
      return value > 0 && a * d === c * b;
    });
    return whole(only(fits));
  },
};

export const checker = withNumberSets(own, 'multiple-select');
