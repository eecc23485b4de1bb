import { fractionWords } from '../../src/index.ts';
import type { Inline, MathNode } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import { whole } from '../question-readers/arithmetic-by-counting.ts';
import type { ChapterCheckers, SkillChecker } from '../question-readers/checker.ts';
import { trueSignOf } from '../question-readers/comparison-sign.ts';
import { printedFractions, printedPair, unitsOf } from '../question-readers/fraction-parts.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { dealt } from '../question-readers/part-of-amount.ts';
import {
  figureOf,
  formulas,
  nth,
  numbersInWords,
  only,
  sides,
  terms,
  valueAt,
  wordsOf,
} from '../question-readers/sheet.ts';

/** Makes the sketch as a row of marks and counts on it. */
const g3PsDrawFigure: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const [a = 0, b = 0] = numbersInWords(sheet.stem);
    if (words.includes('اول و آخر')) {
      let marks = 0;
      for (let at = 0; at <= a; at += b) marks += 1;
      return whole(marks);
    }
    if (words.includes('دورتادور')) {
      let marks = 0;
      for (let at = 0; at < a; at += b) marks += 1;
      return whole(marks);
    }
    if (words.includes('چند بار باید ببرد')) {
      let cuts = 0;
      for (let at = b; at < a; at += b) cuts += 1;
      return whole(cuts);
    }
    if (words.includes('نصفِ باقی‌مانده')) {
      const row = Array.from({ length: a }, (_, index) => index);
      return whole(row.slice(0, row.length / 2).slice(0, row.length / 4).length);
    }
    if (words.includes('پشت سر او')) {
      return whole([...Array(a).fill('جلو'), 'او', ...Array(b).fill('پشت')].length);
    }
    let metres = 0;
    for (let thing = 2; thing <= a; thing += 1) metres += b;
    return whole(metres);
  },
};

/** Counts the parts that are drawn, square by square where there are rows. */
const g3FractionShaded: SkillChecker = {
  solve: (sheet) => {
    const { figure } = sheet;
    let [all, shaded] = [0, 0];
    if (figure?.t === 'area') {
      for (let square = 0; square < figure.rows * figure.columns; square += 1) {
        all += 1;
        if (Math.floor(square / figure.columns) < figure.shadedRows) shaded += 1;
      }
    } else {
      const unit = nth(unitsOf(sheet), 0);
      [all, shaded] = [unit.parts, unit.shaded];
    }
    return { kind: 'fraction', numerator: sheet.form === 'reverse' ? all - shaded : shaded, denominator: all };
  },
};

/** Colors parts one after another until the stated fraction of all of them has its color. */
const g3FractionShade: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'sectors') throw new Error('nothing to colour');
    const { parts, palette } = sheet.answer;
    const { tone } = only(palette);
    const unit = sheet.form === 'figure' ? nth(unitsOf(sheet), 0) : undefined;
    const [numerator, denominator] = unit === undefined ? nth(printedFractions(sheet), 0) : [unit.shaded, unit.parts];
    const tones: (typeof tone | null)[] = Array.from({ length: parts }, () => null);
    const colored = () => tones.filter((each) => each !== null).length;
    const isDone = () =>
      sheet.form === 'reverse'
        ? (parts - colored()) * denominator === numerator * parts
        : colored() * denominator === numerator * parts;
    for (let part = 0; part < parts && !isDone(); part += 1) tones[part] = tone;
    if (!isDone()) throw new Error('the fraction cannot be coloured');
    return { kind: 'sectors', tones, rules: [{ t: 'count', tone, count: colored() }] };
  },
};

interface Seen {
  readonly letter: string;
  readonly sizes: readonly number[];
  readonly filled: number;
}

/** Measures every part of every drawn shape: widths of bars, turns of circles. */
function shapesOf(sheet: Parameters<SkillChecker['solve']>[0]): readonly Seen[] {
  const seen: Seen[] = [];
  let sizes: number[] = [];
  let filled = 0;
  for (const shape of figureOf(sheet, 'drawing').shapes) {
    if (shape.t === 'text') {
      seen.push({ letter: shape.text.t === 'words' ? shape.text.text : '', sizes, filled });
      [sizes, filled] = [[], 0];
      continue;
    }
    if (shape.t === 'polygon') {
      const across = shape.points.flatMap((place) => (Array.isArray(place) ? [Number(place[0])] : []));
      sizes = [...sizes, Math.max(...across) - Math.min(...across)];
    } else if (shape.t === 'sector') sizes = [...sizes, shape.to - shape.from];
    else throw new Error(`an unexpected ${shape.t}`);
    if (shape.tone !== undefined) filled += 1;
  }
  return seen;
}

const g3FractionEqualParts: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const [numerator, denominator] = nth(printedFractions(sheet), 0);
    const { letter } = only(
      shapesOf(sheet).filter(
        ({ sizes, filled }) => new Set(sizes).size === 1 && sizes.length === denominator && filled === numerator,
      ),
    );
    const option = only(
      sheet.answer.options.filter(({ content }) => wordsOf([{ t: 'paragraph', content }]) === `شکل ${letter}`),
    );
    return { kind: 'choice', option: option.id };
  },
};

/** The pair a card stands for: printed as it is, or found among the names of all fractions to 12. */
function pairOf(content: readonly Inline[]): string {
  const piece = only(content);
  if (piece.t === 'math') return printedPair(piece.math).join('/');
  for (let denominator = 2; denominator <= 12; denominator += 1) {
    for (let numerator = 1; numerator < denominator; numerator += 1)
      if (fractionWords(numerator, denominator) === piece.text) return `${numerator}/${denominator}`;
  }
  throw new Error(`no fraction is called ${piece.text}`);
}

const g3FractionWords: SkillChecker = {
  solve: ({ answer }) => {
    if (answer.kind !== 'match') throw new Error('no cards');
    const pairs = answer.first.map(({ id, content }) => {
      const partner = only(answer.second.filter((other) => pairOf(other.content) === pairOf(content)));
      return [id, partner.id] as const;
    });
    return { kind: 'match', pairs };
  },
  forms: 2,
};

/** Lays the things out one by one and counts those asked for. */
const g3FractionOfSet: SkillChecker = {
  solve: (sheet) => {
    const row: boolean[] = [];
    const put = (count: number, is: boolean) => {
      for (let one = 0; one < count; one += 1) row.push(is);
    };
    if (sheet.form === 'story') {
      const [a = 0, b = 0] = numbersInWords(sheet.stem);
      if (wordsOf(sheet.stem).includes('تای آن‌ها')) {
        put(b, true);
        put(a - b, false);
      } else {
        put(a, true);
        put(b, false);
      }
    } else {
      const { total, marked } = figureOf(sheet, 'set');
      put(marked, sheet.form !== 'reverse');
      put(total - marked, sheet.form === 'reverse');
    }
    return { kind: 'fraction', numerator: row.filter(Boolean).length, denominator: row.length };
  },
};

/** Tries every tick of the line. */
const g3FractionNumberline: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'number-line') throw new Error('no line');
    const { line } = sheet.answer;
    const wanted = (): Rational => {
      if (sheet.form === 'figure') {
        const { shaded, parts } = nth(unitsOf(sheet), 0);
        return Rational.of(shaded, parts);
      }
      const [numerator, denominator] = nth(printedFractions(sheet), 0);
      // A jump and how often it is made, or the place itself.
      const [times = 1] = sheet.form === 'story' ? numbersInWords(sheet.stem) : [];
      return Rational.of(numerator * times, denominator);
    };
    const value = wanted();
    const ticks = Array.from({ length: (line.to - line.from) * line.divisions + 1 }, (_, tick) => tick);
    return { kind: 'number-line', tick: only(ticks.filter((tick) => valueAt(line, tick).equals(value))) };
  },
};

/** Deals the centimetres into equal piles; a whole length is found by trying. */
const g3FractionOfLength: SkillChecker = {
  solve: (sheet) => {
    const length = wordsOf(sheet.stem).includes('یک متر') ? 100 : nth(numbersInWords(sheet.stem), 0);
    const unit = sheet.form === 'figure' ? nth(unitsOf(sheet), 0) : undefined;
    const [numerator, denominator] = unit === undefined ? nth(printedFractions(sheet), 0) : [unit.shaded, unit.parts];
    if (sheet.form !== 'reverse') return whole(dealt(length, [numerator, denominator]));
    const fits = [...Array(201).keys()].filter(
      (each) => each > 0 && each % denominator === 0 && dealt(each, [numerator, denominator]) === length,
    );
    return whole(only(fits));
  },
};

/** Deals the sixty minutes of an hour, or walks the minute hand from one clock to the other. */
const g3FractionOfHour: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'figure') {
      const { clocks } = figureOf(sheet, 'clock');
      const [from, to] = [nth(clocks, 0), nth(clocks, 1)];
      let walked = 0;
      while ((from.minute + walked) % 60 !== to.minute || from.hour !== to.hour) walked += 1;
      return whole(walked);
    }
    const passed = dealt(60, nth(printedFractions(sheet), 0));
    return whole(sheet.form === 'reverse' ? 60 - passed : passed);
  },
};

/** Lays the bars side by side: the colored lengths are the same when they cross-multiply to the same. */
const g3FractionEqualFigure: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const [first, ...others] = figureOf(sheet, 'bars').bars;
    if (!first) throw new Error('no bar');
    const same = only(others.filter((bar) => bar.shaded * first.parts === first.shaded * bar.parts));
    const letter = same.label?.t === 'words' ? same.label.text : '';
    const option = only(
      sheet.answer.options.filter(({ content }) => wordsOf([{ t: 'paragraph', content }]) === `نوار ${letter}`),
    );
    return { kind: 'choice', option: option.id };
  },
};

/** Numerator and denominator with the box filled in. */
function filledFractionEqualMissing(node: MathNode, value: number): readonly [number, number] {
  if (node.t !== 'fraction') throw new Error('no fraction');
  const read = (part: MathNode) => (part.t === 'number' ? Number(part.value) : value);
  return [read(node.numerator), read(node.denominator)];
}

/** Tries every number; two fractions are equal when they cross-multiply to the same. */
const ownFractionEqualMissing: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'story') {
      const [parts = 0, others = 0, taken = 0] = numbersInWords(sheet.stem);
      return whole(only([...Array(21).keys()].filter((each) => each * others === taken * parts)));
    }
    const equation = only(formulas(sheet.stem).filter((node) => terms(node).length === 3));
    const [left, right] = sides(equation);
    const fits = [...Array(101).keys()].filter((value) => {
      const [a, b] = filledFractionEqualMissing(nth(left, 0), value);
      const [c, d] = filledFractionEqualMissing(nth(right, 0), value);
      return value > 0 && a * d === c * b;
    });
    return whole(only(fits));
  },
};

const g3FractionEqualMissing = withNumberSets(ownFractionEqualMissing, 'multiple-select');

/** Puts each sign between the fractions and cross-multiplies. */
const ownFractionCompare: SkillChecker = { solve: trueSignOf };

const g3FractionCompare = withNumberSets(ownFractionCompare, 'categorize');

/** Takes what is left over that no other is smaller than, by cross multiplication. */
const g3FractionOrder: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'order') throw new Error('nothing to put in order');
    const isRising = sheet.answer.ends[0] === 'کوچک‌ترین';
    const left = [...sheet.answer.items];
    const items: string[] = [];
    while (left.length > 0) {
      const next = left.findIndex(({ math }) => {
        const [a, b] = printedPair(math);
        return left.every((other) => {
          const [c, d] = printedPair(other.math);
          return isRising ? a * d <= c * b : a * d >= c * b;
        });
      });
      items.push(...left.splice(next, 1).map(({ id }) => id));
    }
    return { kind: 'order', items };
  },
};

export const checkers: ChapterCheckers = {
  'g3-ps-draw-figure': g3PsDrawFigure,
  'g3-fraction-shaded': g3FractionShaded,
  'g3-fraction-shade': g3FractionShade,
  'g3-fraction-equal-parts': g3FractionEqualParts,
  'g3-fraction-words': g3FractionWords,
  'g3-fraction-of-set': g3FractionOfSet,
  'g3-fraction-numberline': g3FractionNumberline,
  'g3-fraction-of-length': g3FractionOfLength,
  'g3-fraction-of-hour': g3FractionOfHour,
  'g3-fraction-equal-figure': g3FractionEqualFigure,
  'g3-fraction-equal-missing': g3FractionEqualMissing,
  'g3-fraction-compare': g3FractionCompare,
  'g3-fraction-order': g3FractionOrder,
};
