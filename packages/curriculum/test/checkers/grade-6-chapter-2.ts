import type { AnswerKey, MathNode } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import type { ChapterCheckers, SkillChecker } from '../question-readers/checker.ts';
import { printedFractions, printedPair } from '../question-readers/fraction-parts.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { orderedItems } from '../question-readers/order-by-size.ts';
import { dealt } from '../question-readers/part-of-amount.ts';
import {
  formulas,
  nodeValue,
  nth,
  numbersInWords,
  only,
  type Sheet,
  sides,
  terms,
  termsValue,
  wordsOf,
} from '../question-readers/sheet.ts';
import { numbersOfProblem, signsOfProblem, withWrongLine } from '../question-readers/wrong-line.ts';

/** What is colored in bars, all of them together. */
function colored(sheet: Sheet): readonly Rational[] {
  if (sheet.figure?.t !== 'bars') throw new Error('no bars');
  return sheet.figure.bars.map(({ shaded, parts }) => Rational.of(shaded, parts));
}

/** Takes one as often as it fits, a common part at a time: a sum without the rules of fractions. */
function inCommonParts(values: readonly (readonly [Rational, boolean])[]): Rational {
  const parts = values.reduce((product, [{ d }]) => product * d, 1n);
  let count = 0n;
  for (const [value, isAdded] of values) {
    const own = (value.n * parts) / value.d;
    count = isAdded ? count + own : count - own;
  }
  return Rational.of(count, parts);
}

/** A sum or difference of two or three amounts, read from a formula, a story or bars. */
function sumAsked(sheet: Sheet): Rational {
  const statement = formulas(sheet.stem);
  const words = wordsOf(sheet.stem);
  if (sheet.form === 'figure') {
    const bars = colored(sheet);
    const isSum = words.includes('روی هم');
    const all = bars.reduce((sum, bar) => sum.plus(bar), Rational.of(0));
    return statement.length === 0
      ? inCommonParts([
          [nth(bars, 0), true],
          [nth(bars, 1), isSum],
        ])
      : inCommonParts([
          [all, true],
          [nodeValue(nth(statement, 0)), isSum],
        ]);
  }
  const formula = statement.find((node) => terms(node).some(({ t }) => t === 'operator'));
  if (formula !== undefined) {
    const list = terms(formula);
    const end = list.findIndex((node) => node.t === 'operator' && node.sign === '=');
    return inCommonParts(
      list.slice(0, end).flatMap((node, index): readonly (readonly [Rational, boolean])[] => {
        if (node.t === 'operator') return [];
        const before = list[index - 1];
        return [[nodeValue(node), !(before?.t === 'operator' && before.sign === '−')]];
      }),
    );
  }
  const amounts = statement.map(nodeValue);
  const signs = words.includes('روی هم')
    ? [true, true, true]
    : amounts.length > 2 && words.includes('حالا')
      ? [true, true, false]
      : [true, false, false];
  const [first, second] = amounts;
  // Of two amounts the story may tell the smaller one first.
  const ordered =
    first && second && amounts.length === 2 && !signs[1] && first.compare(second) < 0 ? [second, first] : amounts;
  return inCommonParts(ordered.map((amount, index) => [amount, signs[index] ?? true] as const));
}

/** `amount ÷ portion` by taking portions away one at a time; what is left at the end is a part of a portion. */
function takenAway(amount: Rational, portion: Rational): AnswerKey {
  let left = amount;
  let whole = 0;
  while (left.compare(portion) >= 0) {
    left = left.minus(portion);
    whole += 1;
    if (whole > 2000) throw new Error('too many portions');
  }
  // The rest and the portion over one denominator: their numerators alone are compared.
  const numerator = left.n * portion.d;
  const denominator = portion.n * left.d;
  const part = Rational.of(numerator, denominator);
  return { kind: 'mixed', whole, numerator: part.numerator, denominator: part.denominator };
}

const g6FractionAddsub: SkillChecker = {
  solve: (sheet) => {
    const { numerator, denominator } = sumAsked(sheet);
    return { kind: 'fraction', numerator, denominator };
  },
};

const g6MixedAddsub: SkillChecker = {
  /** Wholes are taken out one at a time. */
  solve: (sheet) => {
    const value = sumAsked(sheet);
    let whole = 0;
    let numerator = value.numerator;
    while (numerator >= value.denominator) {
      numerator -= value.denominator;
      whole += 1;
    }
    return { kind: 'mixed', whole, numerator, denominator: value.denominator };
  },
};

const g6CommonDenominator: SkillChecker = {
  /** Counts up one by one until every number of parts goes into it. */
  solve: (sheet) => {
    const drawn = sheet.figure?.t === 'bars' ? sheet.figure.bars.map(({ parts }) => parts) : [];
    const printed = printedFractions(sheet).map(([, denominator]) => denominator);
    const denominators = drawn.length > 0 ? drawn : printed.length > 0 ? printed : numbersInWords(sheet.stem);
    if (denominators.length < 2) throw new Error('fewer than two denominators');
    let common = 1;
    while (denominators.some((denominator) => common % denominator !== 0)) common += 1;
    return { kind: 'integer', values: [String(common)] };
  },
};

/** The order in which each neighbor stands right by cross multiplication. */
const ownFractionOrder: SkillChecker = { solve: orderedItems };

const g6FractionOrder = withNumberSets(ownFractionOrder, 'categorize');

function isNumber(node: MathNode): boolean {
  return node.t === 'number' || node.t === 'fraction' || node.t === 'mixed';
}

/** The factors a question gives: of its formula, of its story (a whole number may be in the words), or of its bars. */
function factors(sheet: Sheet): readonly Rational[] {
  const statement = formulas(sheet.stem);
  const equation = statement.find((node) => terms(node).some((item) => item.t === 'operator' && item.sign === '='));
  if (equation !== undefined) return sides(equation)[0].filter(isNumber).map(nodeValue);
  const inWords = numbersInWords(sheet.stem).map((value) => Rational.of(value));
  const inFormulas = statement.filter(isNumber).map(nodeValue);
  if (sheet.figure?.t === 'bars') {
    const colored = sheet.figure.bars.reduce(
      (sum, { shaded, parts }) => sum.plus(Rational.of(shaded, parts)),
      Rational.of(0),
    );
    return [nth([...inFormulas, ...inWords], 0), colored];
  }
  return [...inFormulas, ...inWords];
}

const g6FractionMult: SkillChecker = {
  /** The product is the number that, divided by the factors one after another, leaves 1. */
  solve: (sheet) => {
    const given = factors(sheet);
    if (given.length < 2) throw new Error('fewer than two factors');
    const inverse = given.reduce((left, factor) => left.over(factor), Rational.of(1));
    const value = Rational.of(inverse.d, inverse.n);
    let whole = 0;
    let numerator = value.numerator;
    while (numerator >= value.denominator) {
      numerator -= value.denominator;
      whole += 1;
    }
    return { kind: 'mixed', whole, numerator, denominator: value.denominator };
  },
};

/** What is left of a sum after two spendings, the piles dealt out and taken away; null when a pile cannot be dealt. */
function leftOf(sum: number, first: readonly [number, number], second: readonly [number, number]): number | null {
  if (sum % first[1] !== 0) return null;
  const middle = sum - (sum / first[1]) * first[0];
  if (middle % second[1] !== 0) return null;
  return middle - (middle / second[1]) * second[0];
}

function solveFractionOfRemainder(sheet: Sheet): number {
  const statement = printedFractions(sheet);
  const [amount] = numbersInWords(sheet.stem);
  if (amount === undefined) throw new Error('no amount');
  if (sheet.figure?.t === 'bars') {
    const { parts, shaded } = nth(sheet.figure.bars, 0);
    const middle = amount - dealt(amount, [shaded, parts]);
    return middle - dealt(middle, nth(statement, 0));
  }
  const [first, second] = [nth(statement, 0), nth(statement, 1)];
  if (sheet.form !== 'reverse') {
    const rest = leftOf(amount, first, second);
    if (rest === null) throw new Error('the amounts are not whole');
    return rest;
  }
  // The sum is tried, one after another, until the stated rest is left.
  const sums = Array.from({ length: 100_000 }, (_, index) => index + 1);
  const found = sums.find((sum) => leftOf(sum, first, second) === amount);
  if (found === undefined) throw new Error('no sum fits');
  return found;
}

const g6FractionOfRemainder: SkillChecker = {
  solve: (sheet) => ({ kind: 'integer', values: [String(solveFractionOfRemainder(sheet))] }),
};

const askedFractionDiv: SkillChecker = {
  solve: (sheet) => {
    const { figure } = sheet;
    if (figure?.t === 'bars') {
      const bars = figure.bars.map(({ shaded, parts }) => Rational.of(shaded, parts));
      const amount = bars.slice(0, -1).reduce((sum, bar) => sum.plus(bar), Rational.of(0));
      return takenAway(amount, nth(bars, -1));
    }
    const values = formulas(sheet.stem)
      .flatMap(terms)
      .filter(({ t }) => t === 'fraction' || t === 'number' || t === 'mixed')
      .map(nodeValue);
    const [first, second] = [nth(values, 0), nth(values, 1)];
    // The box of a product: the known factor is stated first. So are the hours, the litres and the lap in a story of one unit.
    const opening = sheet.stem[0];
    const before = opening?.t === 'paragraph' && opening.content[0]?.t === 'text' ? opening.content[0].text : '';
    const isDivisorFirst =
      sheet.form === 'reverse' || (sheet.form === 'story' && /(^| )در $|^با $|^هر دور /.test(before));
    return isDivisorFirst ? takenAway(second, first) : takenAway(first, second);
  },
};

const g6FractionDiv = withWrongLine(askedFractionDiv, ({ stem }) => {
  const [amount, by] = numbersOfProblem(formulas(stem));
  if (amount === undefined || by === undefined) throw new Error('fewer than two numbers');
  return [by, amount.over(by), amount.over(by), amount.over(by)];
});

const g6FractionDivWord: SkillChecker = {
  solve: (sheet) => {
    const statement = formulas(sheet.stem).map(nodeValue);
    const { figure } = sheet;
    if (figure?.t === 'bars') {
      const amount = figure.bars.reduce(
        (sum, { shaded, parts }) => sum.plus(Rational.of(shaded, parts)),
        Rational.of(0),
      );
      return takenAway(amount, nth(statement, 0));
    }
    if (sheet.form === 'reverse') return takenAway(nth(statement, 0), Rational.of(nth(numbersInWords(sheet.stem), 0)));
    // The amount holds more than one portion, so it is the larger of the two, whichever is stated first.
    const [first, second] = [nth(statement, 0), nth(statement, 1)];
    return first.compare(second) > 0 ? takenAway(first, second) : takenAway(second, first);
  },
};

function isGiven(node: MathNode): boolean {
  return node.t === 'fraction' || node.t === 'mixed' || node.t === 'number';
}

function given(sheet: Sheet): readonly Rational[] {
  if (sheet.figure?.t === 'bars') {
    return [sheet.figure.bars.reduce((sum, { shaded, parts }) => sum.plus(Rational.of(shaded, parts)), Rational.of(0))];
  }
  const statement = formulas(sheet.stem).flatMap(terms).filter(isGiven).map(nodeValue);
  return statement.length > 0 ? statement : numbersInWords(sheet.stem).map((value) => Rational.of(value));
}

/** Numerators and denominators are tried until the product with the number is one. */
function partner(value: Rational): { readonly numerator: number; readonly denominator: number } {
  const { numerator, denominator } = value;
  for (let partnerNumerator = 1; partnerNumerator <= denominator; partnerNumerator += 1) {
    // numerator/denominator × numerator/denominator = 1 needs denominator × denominator = numerator × numerator.
    if ((partnerNumerator * numerator) % denominator === 0)
      return { numerator: partnerNumerator, denominator: (partnerNumerator * numerator) / denominator };
  }
  throw new Error('no reciprocal');
}

const g6Reciprocal: SkillChecker = {
  solve: (sheet) => {
    const values = given(sheet);
    if (sheet.form !== 'compare') return { kind: 'fraction', ...partner(nth(values, 0)) };
    const [a, b] = [partner(nth(values, 0)), partner(nth(values, 1))];
    return { kind: 'fraction', ...(a.numerator * b.denominator > b.numerator * a.denominator ? a : b) };
  },
};

function asKeyOrderOfOperationsFractions(value: Rational): AnswerKey {
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

const askedOrderOfOperationsFractions: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'story') return asKeyOrderOfOperationsFractions(story(sheet));
    const formula = formulas(sheet.stem).find((node) =>
      terms(node).some((item) => item.t === 'operator' && item.sign === '='),
    );
    if (formula === undefined) throw new Error('no expression');
    return asKeyOrderOfOperationsFractions(termsValue(sides(formula)[0]));
  },
};

const g6OrderOfOperationsFractions = withWrongLine(askedOrderOfOperationsFractions, ({ stem }) => {
  const nodes = formulas(stem);
  const [a, b, c, d] = numbersOfProblem(nodes);
  if (a === undefined || b === undefined || c === undefined || d === undefined)
    throw new Error('fewer than four numbers');
  const product = c.times(d);
  const whole = termsValue(terms(nth(nodes, 0)));
  return [signsOfProblem(nodes)[1] === '+' ? whole.minus(product) : whole.plus(product), product, whole];
});

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
  const [a, b] = statement.map(nodeValue);
  if (a === undefined || b === undefined) throw new Error('fewer than two numbers');
  if (/ضرب کرد|یک مقدار آرد/.test(words)) return (box) => box.times(a).equals(b);
  if (words.includes('متر مربع')) return (box) => box.times(b).equals(a);
  if (/عددی را بر/.test(words)) return (box) => box.over(a).equals(b);
  if (/را بر عددی/.test(words)) return (box) => box.times(b).equals(a);
  // What was there, what was taken, what is left.
  if (/در آغاز چند (متر|لیتر|ساعت)|طول آن در آغاز/.test(words)) return (box) => box.minus(a).equals(b);
  if (/چند متر بریده|نوشیده‌اند|داده است/.test(words)) return (box) => a.minus(box).equals(b);
  // The whole is stated first or last; either way it is the larger one.
  const [small, large] = a.compare(b) < 0 ? [a, b] : [b, a];
  return (box) => box.plus(small).equals(large);
}

const g6FractionUnknown: SkillChecker = {
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

function statementAmount(sheet: Sheet): number {
  const [inWords] = numbersInWords(sheet.stem);
  if (inWords !== undefined) return inWords;
  const last = formulas(sheet.stem).flatMap(terms).at(-1);
  if (last?.t !== 'number') throw new Error('no amount');
  return Number(last.value);
}

const g6WholeFromPart: SkillChecker = {
  /** Wholes are tried, one after another, and dealt into piles until the stated amount comes out. */
  solve: (sheet) => {
    const bar = sheet.figure?.t === 'bars' ? sheet.figure.bars[0] : undefined;
    const part = bar ? ([bar.shaded, bar.parts] as const) : nth(printedFractions(sheet), 0);
    const words = wordsOf(sheet.stem);
    const isRest = /مانده است\.|مانده‌اند|دیگر لازم|برایش ماند|خالی است/.test(words);
    const statement = statementAmount(sheet);
    for (let whole = part[1]; whole <= 4000; whole += part[1]) {
      const taken = dealt(whole, part);
      if ((isRest ? whole - taken : taken) === statement) return { kind: 'integer', values: [String(whole)] };
    }
    throw new Error('no whole fits');
  },
};

const ownFractionBetween: SkillChecker = {
  /** Every option is tried against both fractions by cross multiplication. */
  solve: (sheet) => {
    const { answer, figure } = sheet;
    if (answer.kind !== 'choice') throw new Error('no options');
    const pairs =
      figure?.t === 'bars' ? figure.bars.map(({ shaded, parts }) => [shaded, parts] as const) : printedFractions(sheet);
    const [a, b] = [nth(pairs, -2), nth(pairs, -1)];
    const isLess = ([n1, d1]: readonly [number, number], [n2, d2]: readonly [number, number]): boolean =>
      n1 * d2 < n2 * d1;
    const [low, high] = isLess(a, b) ? [a, b] : [b, a];
    const inside = answer.options.filter(({ content }) => {
      const piece = only(content);
      if (piece.t !== 'math') throw new Error('an option that is no fraction');
      const pair = printedPair(piece.math);
      return isLess(low, pair) && isLess(pair, high);
    });
    return { kind: 'choice', option: only(inside).id };
  },
};

const g6FractionBetween = withNumberSets(ownFractionBetween, 'multiple-select');

export const checkers: ChapterCheckers = {
  'g6-fraction-addsub': g6FractionAddsub,
  'g6-mixed-addsub': g6MixedAddsub,
  'g6-common-denominator': g6CommonDenominator,
  'g6-fraction-order': g6FractionOrder,
  'g6-fraction-mult': g6FractionMult,
  'g6-fraction-of-remainder': g6FractionOfRemainder,
  'g6-fraction-div': g6FractionDiv,
  'g6-fraction-div-word': g6FractionDivWord,
  'g6-reciprocal': g6Reciprocal,
  'g6-order-of-operations-fractions': g6OrderOfOperationsFractions,
  'g6-fraction-unknown': g6FractionUnknown,
  'g6-whole-from-part': g6WholeFromPart,
  'g6-fraction-between': g6FractionBetween,
};
