import type { SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { figureOf, nodeValue, nth, only } from '../question-readers/sheet.ts';

const number = (digits: string) => Number(digits.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))));

/** Does what a rule's words say. */
function obey(rule: string, input: number): number {
  const factor = /([۰-۹]+) برابر/.exec(rule)?.[1];
  const added = /([۰-۹]+) تا/.exec(rule)?.[1];
  return input * (factor === undefined ? 1 : number(factor)) + (added === undefined ? 0 : number(added));
}

/** The one rule that holds for every pair of the table. */
const own: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no rules');
    const pairs = figureOf(sheet, 'table').rows.map((cells) =>
      cells.map((cell) => (cell.t === 'math' ? Number(nodeValue(cell.math).n) : Number.NaN)),
    );
    const fits = sheet.answer.options.filter(({ content }) => {
      const piece = only(content);
      return piece.t === 'text' && pairs.every((pair) => obey(piece.text, nth(pair, 0)) === nth(pair, 1));
    });
    return { kind: 'choice', option: only(fits).id };
  },
};

export const checker = withNumberSets(own, 'table-cells');
