import type { MathNode } from '../../src/model/index.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { everyNumber } from '../question-readers/every-number.ts';
import { nodeValue, only, type Sheet, wordsOf } from '../question-readers/sheet.ts';

/** The rule with a number in place of its words. */
function filled(node: MathNode, n: number): MathNode {
  if (node.t === 'words') return { t: 'number', value: String(n) };
  if (node.t === 'row') return { ...node, children: node.children.map((child) => filled(child, n)) };
  return node.t === 'group' ? { ...node, child: filled(node.child, n) } : node;
}

function pairs(sheet: Sheet): readonly (readonly [number, number])[] {
  if (sheet.figure?.t === 'table') {
    return sheet.figure.rows.map((cells) => {
      const [n = 0, value = 0] = cells.map((cell) => (cell.t === 'math' ? nodeValue(cell.math).numerator : 0));
      return [n, value] as const;
    });
  }
  const numbers = everyNumber(sheet.stem.slice(0, 1)).map(({ numerator }) => numerator);
  if (sheet.form === 'story') {
    const isAfter = /بیرون می‌ماند/.test(wordsOf(sheet.stem));
    return (isAfter ? numbers.slice(0, 3) : numbers.slice(-3)).map((value, index) => [index + 1, value] as const);
  }
  return [0, 2, 4, 6].map((at) => [numbers[at] ?? 0, numbers[at + 1] ?? 0] as const);
}

/** Tries every option on every pair shown. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const shown = pairs(sheet);
    const fits = sheet.answer.options.filter(({ content }) => {
      const piece = only(content);
      if (piece.t !== 'math') throw new Error('an option that is no rule');
      const { math } = piece;
      return shown.every(([n, value]) => {
        const found = nodeValue(filled(math, n));
        return found.isWhole && found.n === BigInt(value);
      });
    });
    return { kind: 'choice', option: only(fits).id };
  },
};
