import type { AnswerKey, MathNode } from '../../src/model/index.ts';
import type { SkillChecker } from '../reading/checker.ts';
import { printedFractions, printedPair, unitsOf } from '../reading/same-parts.ts';
import { formulas, nth, numbersInWords, only, type Sheet, sides, wordsOf } from '../reading/sheet.ts';

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
    const told = printedFractions(sheet);
    const numbers = numbersInWords(sheet.stem);
    const [top, bottom] = told[0] ?? [nth(numbers, 1), nth(numbers, 0)];
    const parts = nth(numbers, told.length > 0 ? 0 : 2);
    return fits((box) => box * bottom === top * parts);
  }
  if (sheet.form === 'find-mistake') {
    const told = printedFractions(sheet);
    const [top, bottom] = nth(told, 0);
    const [wrongTop, wrongBottom] = nth(told, 1);
    return wordsOf(sheet.stem).includes('صورت کسر دوم')
      ? fits((box) => box * bottom === top * wrongBottom)
      : fits((box) => wrongTop * bottom === top * box);
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

export const checker: SkillChecker = { solve };
