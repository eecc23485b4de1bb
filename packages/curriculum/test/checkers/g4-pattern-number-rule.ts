import type { SkillChecker } from '../reading/checker.ts';
import { numberForGap } from '../reading/sequences.ts';
import { formulas, only, terms, worthOf } from '../reading/sheet.ts';

export const checker: SkillChecker = {
  solve: ({ form, stem }) => {
    const nodes = terms(only(formulas(stem))).filter(({ t }) => t !== 'operator');
    const list = nodes.map((node, index) =>
      node.t === 'blank' || (form === 'find-mistake' && index === nodes.length - 1) ? null : Number(worthOf(node).n),
    );
    return { kind: 'integer', values: [String(numberForGap(list))] };
  },
};
