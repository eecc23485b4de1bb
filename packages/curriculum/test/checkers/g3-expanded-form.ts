import type { SkillChecker } from '../question-readers/checker.ts';
import { formulas, nth, terms } from '../question-readers/sheet.ts';

/** Adds the parts up; a part that is missing is what is left of the number. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const nodes = terms(nth(formulas(sheet.stem), 0));
    const numbers = nodes.flatMap((node) => (node.t === 'number' ? [Number(node.value)] : []));
    if (sheet.form !== 'bare')
      return { kind: 'integer', values: [String(numbers.reduce((sum, each) => sum + each, 0))] };
    const [whole = 0, ...parts] = numbers;
    return { kind: 'integer', values: [String(parts.reduce((left, part) => left - part, whole))] };
  },
};
