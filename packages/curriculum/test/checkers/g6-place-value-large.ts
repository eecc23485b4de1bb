import type { SkillChecker } from '../question-readers/checker.ts';
import { everyNumber } from '../question-readers/every-number.ts';
import { formulas, nth, only, terms } from '../question-readers/sheet.ts';

export const checker: SkillChecker = {
  /** The worth of a digit is what the number loses when the digit becomes zero. */
  solve: (sheet) => {
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    const statement = everyNumber(sheet.stem).map(({ n }) => Number(n));
    const nodes = formulas(sheet.stem).flatMap(terms);
    if (sheet.form === 'reverse') {
      const [whole, ...parts] = statement;
      return asKey(parts.reduce((rest, part) => rest - part, whole ?? 0));
    }
    if (sheet.form === 'compare') {
      const [digit, value] = [String(nth(statement, 0)), String(nth(statement, 1))];
      return asKey(10 ** (value.lastIndexOf(digit) - value.indexOf(digit)));
    }
    const marked = nodes.find((node) => node.t === 'digits');
    const text = marked?.t === 'digits' ? marked.value : String(nth(statement, 0));
    const digit = marked?.t === 'digits' ? marked.value.charAt(marked.index) : String(nth(statement, -1));
    const at =
      marked?.t === 'digits' ? marked.index : only([...text].flatMap((each, index) => (each === digit ? [index] : [])));
    return asKey(Number(text) - Number(`${text.slice(0, at)}0${text.slice(at + 1)}`));
  },
};
