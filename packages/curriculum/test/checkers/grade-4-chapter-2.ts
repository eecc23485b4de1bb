import type { AnswerKey, MathNode } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import type { ChapterCheckers, SkillChecker } from '../question-readers/checker.ts';
import { trueSignOf } from '../question-readers/comparison-sign.ts';
import { countParts, printedFractions, printedPair, unitsOf } from '../question-readers/fraction-parts.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { dealt, partOfAmount } from '../question-readers/part-of-amount.ts';
import {
  formulas,
  nth,
  numbersInWords,
  only,
  type Sheet,
  sides,
  terms,
  valueAt,
  wordsOf,
} from '../question-readers/sheet.ts';

const g4PsFractionDraw: SkillChecker = {
  /** Deals the whole into piles and takes the used ones away; a whole that is asked is found by trying every one. */
  solve: (sheet) => {
    const part = only(printedFractions(sheet));
    const statement = nth(numbersInWords(sheet.stem), 0);
    if (sheet.figure) {
      const { shaded, parts } = only(unitsOf(sheet));
      if (shaded !== part[0] || parts !== part[1]) throw new Error('the bar shows another fraction');
    }
    if (sheet.form !== 'reverse') return { kind: 'integer', values: [String(statement - dealt(statement, part))] };
    const isRestStatement = wordsOf(sheet.stem).includes('مانده');
    const found: number[] = [];
    for (let whole = part[1]; whole <= 1000; whole += part[1]) {
      const used = dealt(whole, part);
      if ((isRestStatement ? whole - used : used) === statement) found.push(whole);
    }
    return { kind: 'integer', values: [String(only(found))] };
  },
};

/** The marked share of what is pictured, part by part. */
function seen({ figure }: Sheet): Rational {
  const share = (units: readonly { readonly parts: number; readonly shaded: number }[]) =>
    units.reduce((sum, { parts, shaded }) => sum.plus(Rational.of(shaded, parts)), Rational.of(0));
  switch (figure?.t) {
    case 'bars':
      return share(figure.bars);
    case 'circles':
      return share(figure.circles);
    case 'set':
      return Rational.of(figure.marked, figure.total);
    case 'area':
      return Rational.of(figure.shadedRows * figure.columns, figure.rows * figure.columns);
    case 'number-line':
      return valueAt(figure, nth(figure.points ?? [], 0).tick);
    default:
      throw new Error('nothing to count');
  }
}

const g4FractionWrite: SkillChecker = {
  solve: (sheet): AnswerKey => {
    const marked = seen(sheet);
    const value = wordsOf(sheet.stem).includes('رنگ نشده') ? Rational.of(1).minus(marked) : marked;
    return { kind: 'fraction', numerator: value.numerator, denominator: value.denominator };
  },
};

function wanted(sheet: Sheet): Rational {
  if (sheet.form === 'figure') {
    return unitsOf(sheet).reduce((sum, { shaded, parts }) => sum.plus(Rational.of(shaded, parts)), Rational.of(0));
  }
  const statement = printedFractions(sheet).map(([numerator, denominator]) => Rational.of(numerator, denominator));
  const first = nth(statement, 0);
  switch (sheet.form) {
    case 'compare': {
      const second = nth(statement, 1);
      return first.compare(second) > 0 === wordsOf(sheet.stem).includes('بزرگ‌تر') ? first : second;
    }
    case 'reverse':
      return Rational.of(nth(numbersInWords(sheet.stem), 0)).minus(first);
    case 'story': {
      // A jump and how often it is made, or the place itself.
      const [count = 1] = numbersInWords(sheet.stem);
      let place = Rational.of(0);
      for (let jump = 0; jump < count; jump += 1) place = place.plus(only(statement));
      return place;
    }
    default:
      return first;
  }
}

const g4FractionNumberline: SkillChecker = {
  /** Tries every tick of the line. */
  solve: (sheet) => {
    if (sheet.answer.kind !== 'number-line') throw new Error('no line');
    const { line } = sheet.answer;
    const value = wanted(sheet);
    const ticks = Array.from({ length: (line.to - line.from) * line.divisions + 1 }, (_, tick) => tick);
    return { kind: 'number-line', tick: only(ticks.filter((tick) => valueAt(line, tick).equals(value))) };
  },
};

const ownFractionCompare: SkillChecker = { solve: trueSignOf };

const g4FractionCompare = withNumberSets(ownFractionCompare, 'categorize');

/** Every number to 200 that makes the two equal by cross multiplication. */
function fits(isEqual: (box: number) => boolean): AnswerKey {
  const boxes = Array.from({ length: 200 }, (_, index) => index + 1);
  return { kind: 'integer', values: [String(only(boxes.filter(isEqual)))] };
}

function term(node: MathNode, box: number): number {
  return node.t === 'blank' ? box : printedPair(node)[0];
}

function solveFractionEqualMissing(sheet: Sheet): AnswerKey {
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

const ownFractionEqualMissing: SkillChecker = { solve: solveFractionEqualMissing };

const g4FractionEqualMissing = withNumberSets(ownFractionEqualMissing, 'multiple-select');

const ownFractionEqualChoose: SkillChecker = {
  /** The one option that equals none of the others by cross multiplication; those three equal the picture too. */
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const options = sheet.answer.options.map(({ id, content }) => {
      const piece = only(content);
      if (piece.t !== 'math') throw new Error('an option that is no fraction');
      return { id, pair: printedPair(piece.math) };
    });
    if (options.length !== 4) throw new Error('four fractions are asked');
    const isEqual = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]) => a * d === c * b;
    const odd = only(
      options.filter(({ id, pair }) => options.every((other) => other.id === id || !isEqual(other.pair, pair))),
    );
    const rest = options.filter(({ id }) => id !== odd.id);
    const { pair } = nth(rest, 0);
    if (!rest.every((other) => isEqual(other.pair, pair))) throw new Error('the others are not equal');
    if (sheet.form === 'figure') {
      const unit = only(unitsOf(sheet));
      if (!isEqual(pair, [unit.shaded, unit.parts])) throw new Error('the picture shows another fraction');
    }
    return { kind: 'choice', option: odd.id };
  },
};

const g4FractionEqualChoose = withNumberSets(ownFractionEqualChoose, 'multiple-select');

/** Lays the fraction down again and again. */
function placed(times: number, [numerator, denominator]: readonly [number, number]): Rational {
  let sum = Rational.of(0);
  for (let turn = 0; turn < times; turn += 1) sum = sum.plus(Rational.of(numerator, denominator));
  return sum;
}

function product(sheet: Sheet): Rational {
  const found = formulas(sheet.stem).filter((node) => terms(node).some(({ t }) => t === 'operator'));
  if (sheet.form === 'story') return placed(nth(numbersInWords(sheet.stem), 0), nth(printedFractions(sheet), 0));
  const values = found.map((node) => {
    const list = terms(node);
    const at = list.findIndex((item) => item.t === 'operator' && item.sign === '=');
    const left = (at < 0 ? list : list.slice(0, at)).filter(({ t }) => t !== 'operator');
    const whole = left.find(({ t }) => t === 'number');
    const parts = left.filter(({ t }) => t === 'fraction').map(printedPair);
    return whole
      ? placed(printedPair(whole)[0], nth(parts, 0))
      : parts.reduce((sum, part) => sum.plus(placed(1, part)), Rational.of(0));
  });
  const [first, second] = [nth(values, 0), values[1]];
  if (sheet.form !== 'compare' || second === undefined) return first;
  if (!wordsOf(sheet.stem).includes('بزرگ‌تر') || first.equals(second)) throw new Error('no larger one');
  return first.compare(second) > 0 ? first : second;
}

const g4FractionTimesWhole: SkillChecker = {
  solve: (sheet): AnswerKey => {
    const { numerator, denominator } = product(sheet);
    return { kind: 'fraction', numerator, denominator };
  },
};

const g4FractionTimesWholePicture: SkillChecker = {
  /** Counts what is colored, shape by shape, or follows the hops to the mark they end on. */
  solve: (sheet): AnswerKey => {
    const { figure } = sheet;
    let value = Rational.of(0);
    if (figure?.t === 'number-line') {
      if (figure.hops === undefined) throw new Error('no hops');
      let tick = figure.hops.start;
      for (let hop = 0; hop < figure.hops.count; hop += 1) tick += figure.hops.size;
      if (tick > (figure.to - figure.from) * figure.divisions) throw new Error('the hops leave the line');
      value = valueAt(figure, tick);
    } else {
      for (const { shaded, parts } of unitsOf(sheet)) value = value.plus(Rational.of(shaded, parts));
    }
    return { kind: 'fraction', numerator: value.numerator, denominator: value.denominator };
  },
};

export const checkers: ChapterCheckers = {
  'g4-ps-fraction-draw': g4PsFractionDraw,
  'g4-fraction-write': g4FractionWrite,
  'g4-fraction-numberline': g4FractionNumberline,
  'g4-fraction-compare': g4FractionCompare,
  'g4-fraction-of-amount': { solve: partOfAmount },
  'g4-fraction-add-same': { solve: countParts },
  'g4-fraction-sub-same': { solve: countParts },
  'g4-fraction-addsub-word': { solve: countParts },
  'g4-fraction-equal-missing': g4FractionEqualMissing,
  'g4-fraction-equal-choose': g4FractionEqualChoose,
  'g4-fraction-compare-related': { solve: trueSignOf },
  'g4-fraction-times-whole': g4FractionTimesWhole,
  'g4-fraction-times-whole-picture': g4FractionTimesWholePicture,
  'g4-fraction-of-number': { solve: partOfAmount },
};
