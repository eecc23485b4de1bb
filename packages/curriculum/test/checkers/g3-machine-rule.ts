import type { SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { figureOf, nodeValue, only } from '../question-readers/sheet.ts';

const number = (digits: string) => Number(digits.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))));

/** Whether a rule's words lead from the input to the output, undone from the output's side. */
function leads(rule: string, input: number, output: number): boolean {
  const by = number(/[۰-۹]+/.exec(rule)?.[0] ?? '');
  if (rule.includes('برابر')) return output % by === 0 && output / by === input;
  return rule.includes('اضافه') ? output - input === by : input - output === by;
}

/** The one rule that holds for every pair at the machine. */
const own: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no rules');
    const pairs = figureOf(sheet, 'machine').pairs.map(
      ({ input, output }) => [Number(nodeValue(input).n), Number(nodeValue(output).n)] as const,
    );
    if (pairs.length !== 3) throw new Error('not three pairs');
    const fits = sheet.answer.options.filter(({ content }) => {
      const piece = only(content);
      return piece.t === 'text' && pairs.every(([input, output]) => leads(piece.text, input, output));
    });
    return { kind: 'choice', option: only(fits).id };
  },
};

export const checker = withNumberSets(own, 'table-cells');
