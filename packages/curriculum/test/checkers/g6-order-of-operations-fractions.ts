import type { AnswerKey } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import {
  formulas,
  nodeValue,
  nth,
  numbersInWords,
  type Sheet,
  sides,
  terms,
  termsValue,
  wordsOf,
} from '../question-readers/sheet.ts';
import { numbersOfProblem, signsOfProblem, withWrongLine } from '../question-readers/wrong-line.ts';

function asKey(value: Rational): AnswerKey {
  const { whole, part } = value;
  return { kind: 'mixed', whole, numerator: part.numerator, denominator: part.denominator };
}

/** The story stated again with repeated addition and sharing out, not as an expression. */
function story(sheet: Sheet): Rational {
  const [first, second] = formulas(sheet.stem).map(nodeValue);
  const count = nth(numbersInWords(sheet.stem), 0);
  if (first === undefined || second === undefined) throw new Error('fewer than two amounts');
  const words = wordsOf(sheet.stem);
  const times = (value: Rational): Rational => {
    let sum = Rational.of(0);
    for (let turn = 0; turn < count; turn += 1) sum = sum.plus(value);
    return sum;
  };
  if (/طول هر تکه|به طور مساوی/.test(words)) {
    const rest = first.minus(second);
    return Rational.of(rest.n, rest.d * BigInt(count));
  }
  if (words.includes('مانده است')) return first.minus(times(second));
  if (/حالا|دور هم دور پارک/.test(words)) return first.plus(times(second));
  return times(first).plus(times(second));
}

const asked: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'story') return asKey(story(sheet));
    const formula = formulas(sheet.stem).find((node) =>
      terms(node).some((item) => item.t === 'operator' && item.sign === '='),
    );
    if (formula === undefined) throw new Error('no expression');
    return asKey(termsValue(sides(formula)[0]));
  },
};

export const checker = withWrongLine(asked, ({ stem }) => {
  const nodes = formulas(stem);
  const [a, b, c, d] = numbersOfProblem(nodes);
  if (a === undefined || b === undefined || c === undefined || d === undefined)
    throw new Error('fewer than four numbers');
  const product = c.times(d);
  const whole = termsValue(terms(nth(nodes, 0)));
  return [signsOfProblem(nodes)[1] === '+' ? whole.minus(product) : whole.plus(product), product, whole];
});
