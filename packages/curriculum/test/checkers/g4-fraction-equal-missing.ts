import type { AnswerKey, MathNode } from '../../src/model/index.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { printedFractions, printedPair, unitsOf } from '../question-readers/same-parts.ts';
import { formulas, nth, numbersInWords, only, type Sheet, sides, wordsOf } from '../question-readers/sheet.ts';

/** Every number to 200 that makes the two equal by cross multiplication. */
function fits(isEqual: (box: number) => boolean): AnswerKey {
  const boxes = Array.from({ length: 200 }, (_, index) => index + 1);
  return { kind: 'integer', values: [String(only(boxes.filter(isEqual)))] };
}

function term(node: MathNode, box: number): number {
  return node.t === 'blank' ? box : printedPair(node)[0];
}

function solve(sheet: Sheet): AnswerKey {
  if (sheet.form === 'figure') {
    const [first, second] = [nth(unitsOf(sheet), 0), nth(unitsOf(sheet), 1)];
    return fits((box) => box * first.parts === first.shaded * second.parts);
  }
  if (sheet.form === 'story') {
    const statement = printedFractions(sheet);
    const numbers = numbersInWords(sheet.stem);
    const [numerator, denominator] = statement[0] ?? [nth(numbers, 1), nth(numbers, 0)];
    const parts = nth(numbers, statement.length > 0 ? 0 : 2);
    return fits((box) => box * denominator === numerator * parts);
  }
  if (sheet.form === 'find-mistake') {
    const statement = printedFractions(sheet);
    const [numerator, denominator] = nth(statement, 0);
    const [wrongNumerator, wrongDenominator] = nth(statement, 1);
    return wordsOf(sheet.stem).includes('صورت کسر دوم')
      ? fits((box) => box * denominator === numerator * wrongDenominator)
      : fits((box) => wrongNumerator * denominator === numerator * box);
  }
  const [left, right] = sides(nth(formulas(sheet.stem), 0));
  const [known, open] = [nth(left, 0), nth(right, 0)];
  if (known.t !== 'fraction' || open.t !== 'fraction') throw new Error('no two fractions');
  return fits(
    (box) =>
      term(open.numerator, box) * term(known.denominator, box) ===
      term(known.numerator, box) * term(open.denominator, box),
  );
}

const own: SkillChecker = { solve };

export const checker = withNumberSets(own, 'multiple-select');
