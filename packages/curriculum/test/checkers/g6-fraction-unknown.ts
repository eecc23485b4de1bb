import type { AnswerKey } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { formulas, nodeValue, nth, type Sheet, terms, termsValue, wordsOf } from '../question-readers/sheet.ts';

/** Whether a number makes the question true. */
type Test = (box: Rational) => boolean;

function testOf(sheet: Sheet): Test {
  const statement = formulas(sheet.stem);
  const words = wordsOf(sheet.stem);
  if (sheet.figure?.t === 'bars') {
    const { shaded, parts } = nth(sheet.figure.bars, 0);
    const wanted = nodeValue(nth(statement, 0));
    return (box) => box.plus(Rational.of(shaded, parts)).equals(wanted);
  }
  const equation = statement.find((node) => terms(node).some(({ t }) => t === 'blank'));
  if (equation !== undefined) {
    const list = terms(equation);
    const at = list.findIndex((node) => node.t === 'operator' && node.sign === '=');
    const wanted = termsValue(list.slice(at + 1));
    return (box) =>
      termsValue(
        list.slice(0, at).map((node) =>
          node.t === 'blank'
            ? {
                t: 'fraction',
                numerator: { t: 'number', value: String(box.n) },
                denominator: { t: 'number', value: String(box.d) },
              }
            : node,
        ),
      ).equals(wanted);
  }
  const [one, other] = statement.map(nodeValue);
  if (one === undefined || other === undefined) throw new Error('fewer than two numbers');
  if (/ضرب کرد|یک مقدار آرد/.test(words)) return (box) => box.times(one).equals(other);
  if (words.includes('متر مربع')) return (box) => box.times(other).equals(one);
  if (/عددی را بر/.test(words)) return (box) => box.over(one).equals(other);
  if (/را بر عددی/.test(words)) return (box) => box.times(other).equals(one);
  // What was there, what was taken, what is left.
  if (/در آغاز چند (متر|لیتر|ساعت)|طول آن در آغاز/.test(words)) return (box) => box.minus(one).equals(other);
  if (/چند متر بریده|نوشیده‌اند|داده است/.test(words)) return (box) => one.minus(box).equals(other);
  // The whole is stated first or last; either way it is the larger one.
  const [small, large] = one.compare(other) < 0 ? [one, other] : [other, one];
  return (box) => box.plus(small).equals(large);
}

export const checker: SkillChecker = {
  /** Tries fractions with growing denominators. */
  solve: (sheet): AnswerKey => {
    const holds = testOf(sheet);
    for (let denominator = 1; denominator <= 12; denominator += 1) {
      for (let numerator = 1; numerator <= 12; numerator += 1) {
        if (holds(Rational.of(numerator, denominator))) return { kind: 'fraction', numerator, denominator };
      }
    }
    throw new Error('no fraction fits');
  },
};
