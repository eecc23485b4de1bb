import type { SkillChecker } from '../question-readers/checker.ts';
import { formulas, only, terms } from '../question-readers/sheet.ts';

const number = (digits: string) => Number(digits.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))));

/** Whether the words of a rule lead from each number to the next, undone from the later one. */
function holds(rule: string, list: readonly number[]): boolean {
  const by = number(/[۰-۹]+/.exec(rule)?.[0] ?? '');
  return list.slice(1).every((later, index) => {
    const earlier = list[index];
    if (rule.includes('برابر')) return later % by === 0 && later / by === earlier;
    return (rule.includes('زیاد') ? later - by : later + by) === earlier;
  });
}

/** The one rule that holds over the whole count, read the way the question says. */
export const checker: SkillChecker = {
  solve: ({ stem, form, answer }) => {
    if (answer.kind !== 'choice') throw new Error('no rules');
    const seen = terms(only(formulas(stem))).flatMap((node) => (node.t === 'number' ? [Number(node.value)] : []));
    if (seen.length !== 5) throw new Error('not five numbers');
    const list = form === 'reverse' ? seen.toReversed() : seen;
    const fits = answer.options.filter(({ content }) => {
      const piece = only(content);
      return piece.t === 'text' && holds(piece.text, list);
    });
    return { kind: 'choice', option: only(fits).id };
  },
};
