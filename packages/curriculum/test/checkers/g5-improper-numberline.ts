import type { MathNode } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import {
  figureOf,
  formulas,
  nodeValue,
  nth,
  numbersInWords,
  only,
  type Sheet,
  terms,
  valueAt,
  wordsOf,
} from '../question-readers/sheet.ts';

function isPartial(node: MathNode): boolean {
  return node.t === 'fraction' || node.t === 'mixed';
}

/** The number a question is after, read from its words and picture. */
function wanted(sheet: Sheet): Rational {
  const statement = formulas(sheet.stem).flatMap(terms).filter(isPartial).map(nodeValue);
  const text = wordsOf(sheet.stem);
  const [count] = numbersInWords(sheet.stem);
  switch (sheet.form) {
    case 'figure': {
      const units = sheet.figure?.t === 'circles' ? sheet.figure.circles : figureOf(sheet, 'bars').bars;
      return units.reduce((sum, { shaded, parts }) => sum.plus(Rational.of(shaded, parts)), Rational.of(0));
    }
    case 'reverse': {
      if (count === undefined) throw new Error('no whole number to go from');
      const difference = text.includes('کمتر') ? Rational.of(0).minus(only(statement)) : only(statement);
      return Rational.of(count).plus(difference);
    }
    case 'compare': {
      const [first, second] = [nth(statement, 0), nth(statement, 1)];
      return first.compare(second) > 0 === text.includes('بزرگ‌تر') ? first : second;
    }
    case 'story': {
      // Either the number itself is stated, or a jump and how often it is made.
      let place = count === undefined ? only(statement) : Rational.of(0);
      for (let jump = 0; jump < (count ?? 0); jump += 1) place = place.plus(only(statement));
      return place;
    }
    default:
      return nth(statement, 0);
  }
}

export const checker: SkillChecker = {
  /** Tries every tick of the line. */
  solve: (sheet) => {
    if (sheet.answer.kind !== 'number-line') throw new Error('no line');
    const { line } = sheet.answer;
    const value = wanted(sheet);
    const ticks = Array.from({ length: (line.to - line.from) * line.divisions + 1 }, (_, tick) => tick);
    return { kind: 'number-line', tick: only(ticks.filter((tick) => valueAt(line, tick).equals(value))) };
  },
};
