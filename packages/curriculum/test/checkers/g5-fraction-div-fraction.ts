import type { AnswerKey } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, formulas, nodeValue, nth, type Sheet, sides, terms } from '../question-readers/sheet.ts';

/** The number that, times the divisor, gives the amount back: tries every fraction with terms to 144. */
function timesTo(divisor: Rational, amount: Rational): AnswerKey {
  for (let denominator = 1; denominator <= 144; denominator += 1) {
    for (let numerator = 1; numerator <= 144; numerator += 1) {
      if (Rational.of(numerator, denominator).times(divisor).equals(amount)) {
        return { kind: 'fraction', numerator, denominator };
      }
    }
  }
  throw new Error('no quotient found');
}

function solve(sheet: Sheet): AnswerKey {
  if (sheet.form === 'figure') {
    const [first, second] = figureOf(sheet, 'bars').bars.map(({ shaded, parts }) => Rational.of(shaded, parts));
    if (first === undefined || second === undefined) throw new Error('not two bars');
    return timesTo(second, first);
  }
  const found = formulas(sheet.stem);
  if (sheet.form === 'reverse') {
    const [left, right] = sides(nth(found, 0));
    const factor = left.find(({ t }) => t === 'fraction' || t === 'number');
    if (factor === undefined) throw new Error('no known factor');
    return timesTo(nodeValue(factor), nodeValue(nth(right, 0)));
  }
  const values = found
    .flatMap(terms)
    .filter(({ t }) => t === 'fraction' || t === 'number')
    .slice(0, 2)
    .map(nodeValue);
  const [first, second] = [nth(values, 0), nth(values, 1)];
  // «در ۲ ساعت ۳ کیلومتر», «با ۲ لیتر ۳ دیوار», «هر دور ۲ کیلومتر … ۳ کیلومتر»: there the divisor is stated first.
  const opening = sheet.stem[0];
  const statement = opening?.t === 'paragraph' ? opening.content : [];
  const before = statement[0]?.t === 'text' ? statement[0].text : '';
  const divisorFirst = sheet.form === 'story' && /(^| )در $|^با $|^هر دور /.test(before);
  return divisorFirst ? timesTo(first, second) : timesTo(second, first);
}

export const checker: SkillChecker = { solve };
