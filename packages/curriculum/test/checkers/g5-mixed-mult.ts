import type { AnswerKey, MathNode } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, formulas, nodeValue, nth, numbersInWords, type Sheet, terms } from '../question-readers/sheet.ts';
import { numbersOfProblem, withWrongLine } from '../question-readers/wrong-line.ts';

/** Whole part and fraction part of a number as it is written. */
type Parts = readonly [whole: Rational, part: Rational];

function partsOf(node: MathNode): Parts {
  const nothing = Rational.of(0);
  if (node.t === 'mixed') return [nodeValue(node.whole), nodeValue(node.numerator).over(nodeValue(node.denominator))];
  return node.t === 'number' ? [nodeValue(node), nothing] : [nothing, nodeValue(node)];
}

/** Piece by piece, as the areas of a rectangle cut in four: no mixed number is made a fraction. */
function product([a, f]: Parts, [b, g]: Parts): Rational {
  return a.times(b).plus(a.times(g)).plus(f.times(b)).plus(f.times(g));
}

function asKey(value: Rational): AnswerKey {
  if (value.whole < 1 || value.isWhole) throw new Error('no mixed number');
  return { kind: 'mixed', whole: value.whole, numerator: value.part.numerator, denominator: value.part.denominator };
}

function factors(node: MathNode): readonly Parts[] {
  return terms(node)
    .filter(({ t }) => t === 'mixed' || t === 'fraction' || t === 'number')
    .map(partsOf);
}

function solve(sheet: Sheet): AnswerKey {
  const found = formulas(sheet.stem);
  const all = found.flatMap(factors);
  const [count] = numbersInWords(sheet.stem);
  switch (sheet.form) {
    case 'figure': {
      if (sheet.figure?.t === 'bars') {
        const { bars } = figureOf(sheet, 'bars');
        return asKey(bars.reduce((sum, { shaded, parts }) => sum.plus(Rational.of(shaded, parts)), Rational.of(0)));
      }
      const { hops, divisions } = figureOf(sheet, 'number-line');
      if (hops === undefined || hops.start !== 0 || hops.count !== count) throw new Error('other hops than told');
      let tick = 0;
      for (let hop = 0; hop < hops.count; hop += 1) tick += hops.size;
      return asKey(Rational.of(tick, divisions));
    }
    case 'compare': {
      const [one, other] = found.map(factors).map((pair) => product(nth(pair, 0), nth(pair, 1)));
      if (one === undefined || other === undefined || one.equals(other)) throw new Error('nothing to choose');
      return asKey(one.compare(other) > 0 ? one : other);
    }
    case 'story':
      // Either both numbers are formulas, or the second is a count in words.
      return asKey(product(nth(all, 0), count === undefined ? nth(all, 1) : [Rational.of(count), Rational.of(0)]));
    default:
      return asKey(product(nth(all, 0), nth(all, 1)));
  }
}

const asked: SkillChecker = { solve };

export const checker = withWrongLine(asked, ({ stem }) => {
  const [a, b] = numbersOfProblem(formulas(stem));
  if (a === undefined || b === undefined) throw new Error('fewer than two numbers');
  return [a, b, a.times(b), a.times(b)];
});
