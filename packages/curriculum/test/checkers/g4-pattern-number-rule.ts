import type { SkillChecker } from '../question-readers/checker.ts';
import { numberForGap } from '../question-readers/sequences.ts';
import { formulas, nodeValue, only, terms } from '../question-readers/sheet.ts';

export const checker: SkillChecker = {
  solve: ({ form, stem }) => {
    const nodes = terms(only(formulas(stem))).filter(({ t }) => t !== 'operator');
    const list = nodes.map((node, index) =>
      node.t === 'blank' || (form === 'find-mistake' && index === nodes.length - 1) ? null : Number(nodeValue(node).n),
    );
    return { kind: 'integer', values: [String(numberForGap(list))] };
  },
};
