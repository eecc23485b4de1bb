import type { MathNode } from '../../src/model/index.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, formulas, only, sides, terms, termsValue } from '../question-readers/sheet.ts';
import { whole } from '../question-readers/whole-numbers.ts';

/** Every box and every bold number becomes `value`. */
function filled(node: MathNode, value: number): MathNode {
  if (node.t === 'blank' || node.t === 'emphasis') return { t: 'number', value: String(value) };
  if (node.t === 'group') return { t: 'group', child: filled(node.child, value) };
  return node.t === 'row' ? { t: 'row', children: node.children.map((child) => filled(child, value)) } : node;
}

/** Tries every number in the open place until both sides are worth the same; of a picture the empty columns are counted. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const equation = only(formulas(sheet.stem).filter((node) => terms(node).length > 3));
    const fits = [...Array(30).keys()].filter((value) => {
      const [left, right] = sides(filled(equation, value));
      return termsValue(left).equals(termsValue(right));
    });
    const found = only(fits);
    if (sheet.form === 'figure') {
      const { columns, shadedColumns } = figureOf(sheet, 'area');
      if (columns - shadedColumns !== found) throw new Error('the picture shows another split');
    }
    return whole(found);
  },
};
