import { Rational } from '../../src/numbers/rational.ts';
import { asDecimalKey, inUnits, isCutAsked, unitAsked } from '../question-readers/approximation.ts';
import type { ChapterCheckers, SkillChecker } from '../question-readers/checker.ts';
import { everyNumber } from '../question-readers/numbers-in-stem.ts';
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

const g6Truncate: SkillChecker = {
  solve: (sheet) => {
    const unit = unitAsked(sheet);
    const formula = sheet.stem.find((block) => block.t === 'display');
    const value = nth(everyNumber(formula === undefined ? sheet.stem : [formula]), 0);
    return asDecimalKey(inUnits(value, unit, isCutAsked(sheet)));
  },
};

const g6Round: SkillChecker = {
  solve: (sheet) => {
    const unit = unitAsked(sheet);
    const formula = sheet.stem.find((block) => block.t === 'display');
    const value = nth(everyNumber(formula === undefined ? sheet.stem : [formula]), 0);
    return asDecimalKey(inUnits(value, unit, isCutAsked(sheet)));
  },
};

const g6TruncateVsRound: SkillChecker = {
  /** Both methods are done and compared with the shown result; each option is tried. */
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const unit = unitAsked(sheet);
    const formula = sheet.stem.find((block) => block.t === 'display');
    const numbers = everyNumber(formula === undefined ? sheet.stem : [formula]);
    const [value, result] = [nth(numbers, 0), nth(numbers, -1)];
    const isCut = inUnits(value, unit, true).equals(result);
    const isRound = inUnits(value, unit, false).equals(result);
    const truth: Readonly<Record<string, boolean>> = {
      'قطع کردن': isCut && !isRound,
      'گرد کردن': isRound && !isCut,
      'هر دو': isCut && isRound,
      هیچ‌کدام: !isCut && !isRound,
    };
    const fits = sheet.answer.options.filter(({ content }) => {
      const piece = only(content);
      return piece.t === 'text' && truth[piece.text];
    });
    return { kind: 'choice', option: only(fits).id };
  },
};

const g6RoundBounds: SkillChecker = {
  /** Every number near the rounded one is rounded by its distance to the multiples around it. */
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const numbers = numbersInWords(sheet.stem);
    const unit = nth(numbers, 0);
    const value = sheet.form === 'figure' ? figureOf(sheet, 'number-line').from + unit : nth(numbers, 1);
    const fits: number[] = [];
    for (let each = value - unit; each <= value + unit; each += 1) {
      const below = each - (each % unit);
      const nearest = each - below < below + unit - each ? below : below + unit;
      if (nearest === value) fits.push(each);
    }
    const isLargest = /بزرگ‌ترین|بیشترین/.test(words);
    return { kind: 'integer', values: [String(nth(fits, isLargest ? -1 : 0))] };
  },
};

const g6FractionApprox: SkillChecker = {
  /** The exact fraction is counted off in units. */
  solve: (sheet) => {
    const fraction = formulas(sheet.stem)
      .flatMap(terms)
      .find((node) => node.t === 'fraction');
    const statement = numbersInWords(sheet.stem);
    const [a, b] = sheet.form === 'story' ? [nth(statement, 0), nth(statement, 1)] : [1, 1];
    // Days and laps are stated before what is shared among them.
    const first = sheet.stem[0];
    const opening = first?.t === 'paragraph' && first.content[0]?.t === 'text' ? first.content[0].text : '';
    const isTurned = /روز، هر روز|^در [۰-۹]+ روز|دور یک زمین/.test(opening);
    const value = fraction === undefined ? (isTurned ? Rational.of(b, a) : Rational.of(a, b)) : nodeValue(fraction);
    return asDecimalKey(inUnits(value, unitAsked(sheet), isCutAsked(sheet)));
  },
};

const g6ApproxNumberline: SkillChecker = {
  /** Tries every tick of the line. */
  solve: (sheet) => {
    if (sheet.answer.kind !== 'number-line') throw new Error('no line');
    const { line } = sheet.answer;
    const value = inUnits(nodeValue(nth(formulas(sheet.stem), 0)), unitAsked(sheet), isCutAsked(sheet));
    const ticks = Array.from({ length: (line.to - line.from) * line.divisions + 1 }, (_, tick) => tick);
    return { kind: 'number-line', tick: only(ticks.filter((tick) => valueAt(line, tick).equals(value))) };
  },
};

const g6MeasurePrecision: SkillChecker = {
  /** Each option is laid end to end until the next labeled mark is reached. */
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const numbers = everyNumber(sheet.stem);
    const isStatement = sheet.form === 'reverse';
    const apart = isStatement ? nth(numbers, 0) : nth(numbers, 1).minus(nth(numbers, 0));
    const parts = nth(numbers, isStatement ? 1 : 2).numerator;
    const fits = sheet.answer.options.filter(({ content }) => {
      const piece = content.find(({ t }) => t === 'math');
      if (piece?.t !== 'math') throw new Error('an option without a number');
      const size = nodeValue(piece.math);
      let reached = Rational.of(0);
      for (let part = 0; part < parts; part += 1) reached = reached.plus(size);
      return reached.equals(apart);
    });
    return { kind: 'choice', option: only(fits).id };
  },
};

const g6MeasureReadApprox: SkillChecker = {
  /** The thing is measured in millimetres and counted off; a pointer is put a third of the way from the nearer mark. */
  solve: (sheet) => {
    const isCut = isCutAsked(sheet);
    if (sheet.form === 'figure') {
      const { object } = figureOf(sheet, 'ruler');
      return asDecimalKey(inUnits(Rational.of(object.to - object.from, 10), Rational.of(1), isCut));
    }
    const [low, high, nearer] = everyNumber(sheet.stem);
    if (!low || !high || !nearer) throw new Error('no marks');
    const gap = high.minus(low);
    const third = gap.over(Rational.of(3));
    const pointer = nearer.equals(low) ? low.plus(third) : high.minus(third);
    const inGaps = inUnits(pointer.minus(low), gap, isCut);
    return asDecimalKey(nth([low.plus(inGaps)], 0));
  },
};

function signOf(sheet: Sheet): string {
  const sign = formulas(sheet.stem)
    .flatMap(terms)
    .find((node) => node.t === 'operator' && node.sign !== '≃');
  if (sign?.t === 'operator') return sign.sign;
  const words = wordsOf(sheet.stem);
  if (/مانده است|خالی است/.test(words)) return '−';
  if (/مساحت|قفسه داریم|روز کار کرده/.test(words)) return '×';
  return /قسمت می‌شود|ردیف می‌شود/.test(words) ? '÷' : '+';
}

const g6ApproxOperations: SkillChecker = {
  solve: (sheet) => {
    const formula = sheet.stem.find((block) => block.t === 'display');
    const numbers = everyNumber(formula === undefined ? sheet.stem : [formula]);
    const [unit, isCut] = [unitAsked(sheet), isCutAsked(sheet)];
    const [a, b] = [inUnits(nth(numbers, 0), unit, isCut), inUnits(nth(numbers, 1), unit, isCut)];
    switch (signOf(sheet)) {
      case '−':
        return asDecimalKey(Rational.of(a.n * b.d - b.n * a.d, a.d * b.d));
      case '×':
        return asDecimalKey(Rational.of(a.n * b.n, a.d * b.d));
      case '÷':
        return asDecimalKey(Rational.of(a.n * b.d, a.d * b.n));
      default:
        return asDecimalKey(Rational.of(a.n * b.d + b.n * a.d, a.d * b.d));
    }
  },
};

const g6ApproxAfter: SkillChecker = {
  solve: (sheet) => {
    const formula = sheet.stem.find((block) => block.t === 'display');
    const numbers = everyNumber(formula === undefined ? sheet.stem : [formula]);
    const [unit, isCut] = [unitAsked(sheet), isCutAsked(sheet)];
    const product = (a: Rational, b: Rational): Rational => Rational.of(a.n * b.n, a.d * b.d);
    const [first, second] = [nth(numbers, 0), nth(numbers, 1)];
    return asDecimalKey(
      sheet.form === 'compare'
        ? inUnits(product(first, second), unit, isCut)
        : product(inUnits(first, unit, isCut), inUnits(second, unit, isCut)),
    );
  },
};

const g6ApproxError: SkillChecker = {
  solve: (sheet) => {
    const value = nth(everyNumber(sheet.stem), 0);
    const unit = unitAsked(sheet);
    const far = (isCut: boolean): Rational => {
      const difference = inUnits(value, unit, isCut).minus(value);
      return difference.sign < 0 ? Rational.of(0).minus(difference) : difference;
    };
    if (sheet.form !== 'compare') return asDecimalKey(far(isCutAsked(sheet)));
    const [a, b] = [far(true), far(false)];
    return asDecimalKey(a.compare(b) < 0 ? a : b);
  },
};

export const checkers: ChapterCheckers = {
  'g6-truncate': g6Truncate,
  'g6-round': g6Round,
  'g6-truncate-vs-round': g6TruncateVsRound,
  'g6-round-bounds': g6RoundBounds,
  'g6-fraction-approx': g6FractionApprox,
  'g6-approx-numberline': g6ApproxNumberline,
  'g6-measure-precision': g6MeasurePrecision,
  'g6-measure-read-approx': g6MeasureReadApprox,
  'g6-approx-operations': g6ApproxOperations,
  'g6-approx-after': g6ApproxAfter,
  'g6-approx-error': g6ApproxError,
};
