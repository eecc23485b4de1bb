import type { MathNode } from '../../src/model/index.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { everyNumber } from '../question-readers/every-number.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { formulas, nodeValue, nth, type Sheet, wordsOf } from '../question-readers/sheet.ts';

function filled(node: MathNode, n: number): MathNode {
  if (node.t === 'words') return { t: 'number', value: String(n) };
  return node.t === 'row' ? { ...node, children: node.children.map((child) => filled(child, n)) } : node;
}

/** What number n leads to, and what is wanted. */
function walk(sheet: Sheet): readonly [(n: number) => number, number] {
  const numbers = everyNumber(sheet.stem).map(({ numerator }) => numerator);
  const words = wordsOf(sheet.stem);
  if (sheet.figure?.t === 'table') {
    const [one = 0, two = 0] = sheet.figure.rows.map((cells) => {
      const cell = cells[1];
      return cell?.t === 'math' ? nodeValue(cell.math).numerator : 0;
    });
    return [(n) => one + (n - 1) * (two - one), nth(numbers, -1)];
  }
  const [rule] = formulas(sheet.stem);
  if (rule !== undefined && rule.t === 'row') {
    const value = Number(nth(everyNumber(sheet.stem.slice(-1)), 0).numerator);
    return [(n) => nodeValue(filled(rule, n)).numerator, value];
  }
  const [a, b, c] = [nth(numbers, 0), nth(numbers, 1), nth(numbers, 2)];
  if (sheet.form === 'reverse') return [(n) => n * a + (words.includes('کم کردیم') ? -b : b), c];
  // Stories: three figures and what is asked; or a fixed amount, so much for each, and the total.
  if (numbers.length > 3) return [(n) => a + (n - 1) * (b - a), nth(numbers, -1)];
  return [(n) => a + n * b, c];
}

const own: SkillChecker = {
  /** Goes up number by number until the wanted value is reached. */
  solve: (sheet) => {
    const [at, wanted] = walk(sheet);
    for (let n = 1; n <= 200; n += 1) if (at(n) === wanted) return { kind: 'integer', values: [String(n)] };
    throw new Error('no number leads there');
  },
};

export const checker = withNumberSets(own, 'table-cells');
