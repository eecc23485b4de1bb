import { Rational } from '../../src/numbers/rational.ts';
import type { ChapterCheckers, SkillChecker } from '../question-readers/checker.ts';
import { decimalKeyOf, given } from '../question-readers/decimals.ts';
import { drawnArea } from '../question-readers/drawn-areas.ts';
import {
  figureOf,
  nodeValue,
  nth,
  numbersInWords,
  only,
  readDigits,
  terms,
  wordsOf,
} from '../question-readers/sheet.ts';
import { withWrongLine } from '../question-readers/wrong-line.ts';

/** Measures the drawing; in words, four right triangles over halves of the diagonals. */
const g5AreaRhombus: SkillChecker = {
  solve: (sheet) => {
    const key = (value: number) => ({ kind: 'integer', values: [String(value)] }) as const;
    if (sheet.form === 'figure') return key(drawnArea(figureOf(sheet, 'drawing')));
    const [a, b] = [nth(numbersInWords(sheet.stem), 0), nth(numbersInWords(sheet.stem), 1)];
    const area = (a: number, b: number) => 4 * (((a / 2) * (b / 2)) / 2);
    if (sheet.form !== 'reverse') return key(area(a, b));
    return key(only(Array.from({ length: 60 }, (_, index) => index + 1).filter((each) => area(b, each) === a)));
  },
};

/** Measures the drawing; in words, a rectangle over the short side and the triangles that are left. */
const askedAreaTrapezoid: SkillChecker = {
  solve: (sheet) => {
    const key = (value: number) => ({ kind: 'integer', values: [String(value)] }) as const;
    if (sheet.form === 'figure') return key(drawnArea(figureOf(sheet, 'drawing')));
    const statement = numbersInWords(sheet.stem);
    const area = (long: number, short: number, height: number) => short * height + ((long - short) * height) / 2;
    if (sheet.form !== 'reverse') return key(area(nth(statement, 0), nth(statement, 1), nth(statement, 2)));
    const candidates = Array.from({ length: 60 }, (_, index) => index + 1);
    const asksHeight = wordsOf(sheet.stem.slice(1)).includes('ارتفاع');
    const [all, a, b] = [nth(statement, 0), nth(statement, 1), nth(statement, 2)];
    return key(only(candidates.filter((each) => (asksHeight ? area(a, b, each) : area(b, each, a)) === all)));
  },
};

/** The two triangles into which a diagonal cuts it, each half a rectangle. */
const g5AreaTrapezoid = withWrongLine(askedAreaTrapezoid, ({ stem }) => {
  const [long = 0, short = 0, height = 0] = numbersInWords(stem.slice(0, 1));
  const [a, b] = [(long * height) / 2, (short * height) / 2];
  return [long + short, (a + b) * 2, a + b];
});

/** Measures the drawing, which is to scale, corner by corner. */
const g5AreaMixedShapes: SkillChecker = {
  solve: (sheet) => ({ kind: 'integer', values: [String(drawnArea(figureOf(sheet, 'drawing')))] }),
};

/** Measures the drawing and keeps the one list of lengths that gives as much: two as diagonals, three as sides and height. */
const g5QuadHeightChoice: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const figure = figureOf(sheet, 'drawing');
    const area = drawnArea(figure);
    const isRhombus = figure.description.startsWith('لوزی');
    const fits = sheet.answer.options.filter(({ content }) => {
      const lengths = (
        content
          .map((piece) => (piece.t === 'text' ? piece.text : ''))
          .join('')
          .match(/[۰-۹]+/g) ?? []
      ).map(readDigits);
      const [a = 0, b = 0, h] = lengths;
      if (isRhombus) return h === undefined && (a * b) / 2 === area;
      return h !== undefined && ((a + b) * h) / 2 === area;
    });
    return { kind: 'choice', option: only(fits).id };
  },
};

/** Three times and fourteen hundredths of the way across, for each turn; in a drawing the way across is measured. */
const g5CircleCircumference: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    let across: Rational;
    if (sheet.form === 'figure') {
      const { shapes } = figureOf(sheet, 'drawing');
      const circle = shapes.find(({ t }) => t === 'circle');
      const line = shapes.find(({ t }) => t === 'line');
      if (line?.t !== 'line' || line.label === undefined || circle?.t !== 'circle')
        throw new Error('nothing is measured');
      const statement = nodeValue(nth(terms(line.label), 0));
      const [fromX] = line.from as readonly [number, number];
      const [toX] = line.to as readonly [number, number];
      across = statement.times(Rational.of(2 * circle.radius, toX - fromX));
    } else {
      const statement = nth(given(sheet), 0);
      across = words.trimStart().startsWith('شعاع') ? statement.plus(statement) : statement;
    }
    const turns = sheet.form === 'compare' ? nth(numbersInWords(sheet.stem), 0) : 1;
    const around = across.times(Rational.of(3)).plus(across.times(Rational.of(14, 100)));
    return decimalKeyOf(around.times(Rational.of(turns)));
  },
};

/** Tries half centimetre after half centimetre across until the way round is as stated. */
const g5CircleRadiusFromCircumference: SkillChecker = {
  solve: (sheet) => {
    const around = nth(given(sheet), 0);
    const sizes = Array.from({ length: 400 }, (_, index) => Rational.of(index + 1, 2));
    const across = only(sizes.filter((size) => size.times(Rational.of(314, 100)).equals(around)));
    let asksRadius = wordsOf(sheet.stem).includes('شعاع');
    if (sheet.form === 'figure') {
      const { shapes } = figureOf(sheet, 'drawing');
      const circle = shapes.find(({ t }) => t === 'circle');
      const line = shapes.find(({ t }) => t === 'line');
      if (line?.t !== 'line' || circle?.t !== 'circle') throw new Error('nothing is asked');
      asksRadius =
        (line.to as readonly [number, number])[0] - (line.from as readonly [number, number])[0] === circle.radius;
    }
    return decimalKeyOf(asksRadius ? across.over(Rational.of(2)) : across);
  },
};

const pi = Rational.of(314, 100);

/** Degrees of the bend times the radius, and the straight parts that lie on the edge. */
function around(degrees: number, radius: Rational, straight: Rational): Rational {
  return radius.times(Rational.of(2)).times(pi).times(Rational.of(degrees, 360)).plus(straight);
}

const g5CircleCompositePerimeter: SkillChecker = {
  solve: (sheet) => {
    const two = Rational.of(2);
    if (sheet.form === 'figure') {
      const { shapes } = figureOf(sheet, 'drawing');
      const labels = shapes.flatMap((shape) =>
        shape.t === 'line' && shape.label !== undefined
          ? [{ dashed: shape.dashed === true, value: nodeValue(nth(terms(shape.label), 0)) }]
          : [],
      );
      const sector = shapes.find(({ t }) => t === 'sector');
      if (sector?.t === 'sector') {
        const radius = nth(labels, 0).value;
        return decimalKeyOf(around(sector.to - sector.from, radius, radius.times(two)));
      }
      const degrees = shapes.reduce((sum, shape) => sum + (shape.t === 'arc' ? shape.to - shape.from : 0), 0);
      const across = nth(
        labels.filter(({ dashed }) => dashed),
        0,
      ).value;
      const side = nth(
        labels.filter(({ dashed }) => !dashed),
        0,
      ).value;
      return decimalKeyOf(around(degrees, across.over(two), side.times(two)));
    }
    const words = wordsOf(sheet.stem);
    const [first = 0, second = 0] = numbersInWords(sheet.stem);
    if (words.includes('مستطیل')) return decimalKeyOf(around(360, Rational.of(second, 2), Rational.of(2 * first)));
    return decimalKeyOf(around(words.includes('ربع') ? 90 : 180, Rational.of(first), Rational.of(2 * first)));
  },
};

/** Looks at every place of the full box and counts those that hold a cube, or do not. */
const g5VolumeCubes: SkillChecker = {
  solve: (sheet) => {
    const { heights } = figureOf(sheet, 'cubes');
    const high = Math.max(...heights.flat());
    let [held, empty] = [0, 0];
    for (const row of heights) {
      for (const height of row) {
        for (let layer = 0; layer < high; layer += 1) {
          if (layer < height) held += 1;
          else empty += 1;
        }
      }
    }
    return { kind: 'integer', values: [String(sheet.form === 'reverse' ? empty : held)] };
  },
};

/** Fills the box layer by layer; a missing edge is tried out. */
const g5VolumeCuboid: SkillChecker = {
  solve: (sheet) => {
    const fill = (a: number, b: number, c: number) => {
      let cubes = 0;
      for (let layer = 0; layer < c; layer += 1) for (let row = 0; row < b; row += 1) cubes += a;
      return cubes;
    };
    const key = (value: number) => ({ kind: 'integer', values: [String(value)] }) as const;
    if (sheet.form === 'figure') {
      const { labels } = figureOf(sheet, 'cuboid');
      const [a = 0, b = 0, c = 0] = [labels?.width, labels?.depth, labels?.height].map((label) => {
        const number = label === undefined ? undefined : terms(label).find(({ t }) => t === 'number');
        return number?.t === 'number' ? Number(number.value) : Number.NaN;
      });
      return key(fill(a, b, c));
    }
    const statement = numbersInWords(sheet.stem);
    if (sheet.form === 'reverse') {
      const [volume = 0, a = 0, b = 0] = statement;
      return key(
        only(Array.from({ length: 100 }, (_, index) => index + 1).filter((each) => fill(a, b, each) === volume)),
      );
    }
    const isCube = /هر ضلع|ضلع یک مکعب/.test(wordsOf(sheet.stem));
    const [a = 0, b = 0, c = 0] = statement;
    return key(isCube ? fill(a, a, a) : fill(a, b, c));
  },
};

/** Edges in centimetres of one cube of each unit. */
const edge: Readonly<Record<string, number>> = { متر: 100, دسی‌متر: 10, سانتی‌متر: 1 };

/** Counts everything in cubic centimetres. */
const g5VolumeUnitConvert: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const key = (value: number) => ({ kind: 'integer', values: [String(value)] }) as const;
    const statement = numbersInWords(sheet.stem);
    if (sheet.form === 'compare') {
      const lengths = [...words.matchAll(/([۰-۹]+) (متر|دسی‌متر|سانتی‌متر)/g)].map(
        ([, , unit = ''], index) => nth(statement, index) * (edge[unit] ?? 0),
      );
      return key(lengths.slice(0, 3).reduce((product, length) => product * length, 1) / 1000);
    }
    const units = [...words.matchAll(/(متر|دسی‌متر|سانتی‌متر) مکعب/g)].map(([, unit = '']) => (edge[unit] ?? 0) ** 3);
    const value = (nth(statement, sheet.form === 'find-mistake' ? 2 : 0) * nth(units, 0)) / nth(units, -1);
    if (!Number.isSafeInteger(value)) throw new Error('no whole number');
    return key(value);
  },
};

/** Cubic centimetres in one of each. */
const size: Readonly<Record<string, number>> = {
  'متر مکعب': 1_000_000,
  'دسی‌متر مکعب': 1000,
  'سانتی‌متر مکعب': 1,
  لیتر: 1000,
  میلی‌لیتر: 1,
  سی‌سی: 1,
};

const g5CapacityConvert: SkillChecker = {
  solve: (sheet) => {
    const statement = wordsOf(sheet.stem);
    const pattern = /سانتی‌متر مکعب|دسی‌متر مکعب|متر مکعب|میلی‌لیتر|لیتر|سی‌سی/g;
    const units = [...statement.matchAll(pattern)].map(([unit]) => Rational.of(size[unit] ?? 0));
    // «کدام مقدار به لیتر با ۵۰۰ میلی‌لیتر برابر است؟» names the unit asked for first.
    const [from, to] = sheet.form === 'reverse' ? [nth(units, 1), nth(units, 0)] : [nth(units, 0), nth(units, -1)];
    return decimalKeyOf(nth(given(sheet), 0).times(from).over(to));
  },
};

/** Pours the water in layer by layer, one centimetre high. */
const g5CapacityTank: SkillChecker = {
  solve: (sheet) => {
    const edges =
      sheet.form === 'figure'
        ? (() => {
            const { labels } = figureOf(sheet, 'cuboid');
            return [labels?.width, labels?.depth, labels?.height].map((label) => {
              const number = label === undefined ? undefined : terms(label).find(({ t }) => t === 'number');
              return number?.t === 'number' ? Number(number.value) : Number.NaN;
            });
          })()
        : numbersInWords(sheet.stem).slice(0, 3);
    const layer = Rational.of(nth(edges, 0) * nth(edges, 1), 1000);
    const layers = (count: number) => {
      let litres = Rational.of(0);
      for (let at = 0; at < count; at += 1) litres = litres.plus(layer);
      return litres;
    };
    if (sheet.form === 'reverse') {
      const water = nth(given(sheet), 0);
      const heights = Array.from({ length: 100 }, (_, index) => index + 1);
      return decimalKeyOf(Rational.of(only(heights.filter((each) => layers(each).equals(water)))));
    }
    const height = nth(edges, 2);
    return decimalKeyOf(
      sheet.form === 'compare' ? layers(height - nth(numbersInWords(sheet.stem), 3)) : layers(height),
    );
  },
};

/** Fills one vessel after another, or lets the water run minute by minute. */
const g5CapacityWord: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const statement = numbersInWords(sheet.stem);
    const key = (value: number) => ({ kind: 'integer', values: [String(value)] }) as const;
    const [a, b] = [nth(statement, 0), nth(statement, 1)];
    const times = (all: number, each: number) => {
      let [left, count] = [all, 0];
      while (left >= each) [left, count] = [left - each, count + 1];
      if (left !== 0) throw new Error('something is left over');
      return count;
    };
    if (sheet.form === 'story') return key(times(a * 1000, b));
    if (sheet.form === 'reverse') return key(times(a * b, 1000));
    if (words.includes('پر می‌شود')) return key(times(a * 1000, b));
    let water = a * 1000;
    for (let minute = 0; minute < nth(statement, 2); minute += 1) water -= b;
    return key(water);
  },
};

export const checkers: ChapterCheckers = {
  'g5-area-rhombus': g5AreaRhombus,
  'g5-area-trapezoid': g5AreaTrapezoid,
  'g5-area-mixed-shapes': g5AreaMixedShapes,
  'g5-quad-height-choice': g5QuadHeightChoice,
  'g5-circle-circumference': g5CircleCircumference,
  'g5-circle-radius-from-circumference': g5CircleRadiusFromCircumference,
  'g5-circle-composite-perimeter': g5CircleCompositePerimeter,
  'g5-volume-cubes': g5VolumeCubes,
  'g5-volume-cuboid': g5VolumeCuboid,
  'g5-volume-unit-convert': g5VolumeUnitConvert,
  'g5-capacity-convert': g5CapacityConvert,
  'g5-capacity-tank': g5CapacityTank,
  'g5-capacity-word': g5CapacityWord,
};
