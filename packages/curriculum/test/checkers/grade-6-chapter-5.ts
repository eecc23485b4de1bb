import type { AnswerKey, DrawingShape, MathNode } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import { asDecimalKey } from '../question-readers/approximation.ts';
import type { ChapterCheckers, SkillChecker } from '../question-readers/checker.ts';
import { drawnAngles } from '../question-readers/drawn-angles.ts';
import { drawnArea, scaleOf } from '../question-readers/drawn-areas.ts';
import { everyNumber } from '../question-readers/numbers-in-stem.ts';
import {
  figureOf,
  nodeValue,
  nth,
  numbersInWords,
  only,
  type Sheet,
  terms,
  wordsOf,
} from '../question-readers/sheet.ts';
import { withWrongLine } from '../question-readers/wrong-line.ts';

/** What one of each unit is worth in the smallest of its kind; longer names first, as «متر» is in others. */
const values: readonly (readonly [string, number])[] = [
  ['کیلومتر مربع', 10_000_000_000],
  ['سانتی‌متر مربع', 1],
  ['دسی‌متر مربع', 100],
  ['متر مربع', 10_000],
  ['هکتار', 100_000_000],
  ['سانتی‌متر مکعب', 1],
  ['دسی‌متر مکعب', 1000],
  ['متر مکعب', 1_000_000],
  ['میلی‌لیتر', 1],
  ['سی‌سی', 1],
  ['لیتر', 1000],
  ['میلی‌متر', 1],
  ['سانتی‌متر', 10],
  ['دسی‌متر', 100],
  ['کیلومتر', 1_000_000],
  ['متر', 1000],
  ['کیلوگرم', 1000],
  ['گرم', 1],
  ['تن', 1_000_000],
];

/** Units of a text in reading order. */
function unitsIn(text: string): readonly number[] {
  const found: number[] = [];
  let left = text;
  while (left.length > 0) {
    const hit = values.find(([name]) => left.startsWith(name) && !/^[آ-ی]/.test(left.slice(name.length)));
    // A unit begins a word.
    if (hit) {
      found.push(hit[1]);
      left = left.slice(hit[0].length);
    } else {
      const next = left.indexOf(' ');
      left = next < 0 ? '' : left.slice(next + 1);
    }
  }
  return found;
}

/** An amount in its own unit (and one more in the unit that is asked), in the unit asked last. */
function convertedAmount(sheet: Sheet): AnswerKey {
  const units = unitsIn(wordsOf(sheet.stem).replace(/[؟،.]/g, ' '));
  const numbers = everyNumber(sheet.stem);
  const [from, to] = [nth(units, 0), nth(units, -1)];
  const small = nth(numbers, 0).times(Rational.of(from));
  const all = sheet.form === 'compare' ? small.plus(nth(numbers, 1).times(Rational.of(to))) : small;
  return asDecimalKey(Rational.of(all.n, all.d * BigInt(to)));
}

/** The value of pi the stem gives: the only number with two places that is 3.14; the others, in reading order. */
function withoutPi(sheet: Sheet): { readonly pi: Rational; readonly others: readonly Rational[] } {
  const numbers = everyNumber(sheet.stem);
  const pi = Rational.of(314, 100);
  const at = numbers.findLastIndex((value) => value.equals(pi));
  if (at < 0) throw new Error('pi is not told');
  return { pi, others: numbers.filter((_, index) => index !== at) };
}

/** The diameter of the circle, stated or measured in the picture: a line through the middle, or from the middle outwards. */
function diameterStatement(sheet: Sheet): Rational {
  if (sheet.form === 'figure') {
    const { shapes } = figureOf(sheet, 'drawing');
    const circle = shapes.find((shape) => shape.t === 'circle');
    const line = shapes.find((shape) => shape.t === 'line');
    if (circle?.t !== 'circle' || line?.t !== 'line' || line.label === undefined) throw new Error('no measured circle');
    const length = nodeValue(nth(terms(line.label), 0));
    const isFromMiddle = JSON.stringify(line.from) === JSON.stringify(circle.center);
    return isFromMiddle ? length.plus(length) : length;
  }
  const length = nth(withoutPi(sheet).others, 0);
  return wordsOf(sheet.stem.slice(0, 1)).includes('شعاع') ? length.plus(length) : length;
}

function lengthOf(label: MathNode | null | undefined): Rational | null {
  return label === null || label === undefined ? null : nodeValue(nth(terms(label), 0));
}

/** Lengths from the picture: labeled level sides of the polygon, then dashed lines. */
function measured(sheet: Sheet): readonly Rational[] {
  const { shapes } = figureOf(sheet, 'drawing');
  const polygon = shapes.find((shape) => shape.t === 'polygon');
  if (polygon?.t !== 'polygon') throw new Error('no polygon');
  const dashed = shapes.flatMap((shape) => (shape.t === 'line' && shape.dashed ? [lengthOf(shape.label)] : []));
  // A slanted side is no base: only level sides count, and upright ones where nothing is dashed.
  const sides = polygon.points.flatMap((from, index) => {
    const to = polygon.points[(index + 1) % polygon.points.length];
    if (!Array.isArray(from) || !Array.isArray(to)) return [];
    const isLevel = from[1] === to[1];
    const isUpright = from[0] === to[0] && dashed.length === 0;
    return isLevel || isUpright ? [lengthOf(polygon.sides?.[index])] : [];
  });
  return [...sides, ...dashed].filter((length) => length !== null);
}

const g6AreaFormulas: SkillChecker = {
  /** Every shape is turned into a rectangle: triangles and rhombi fill half of theirs, trapezoids lie on their middle line. */
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const two = Rational.of(2);
    const isBack = sheet.form === 'reverse';
    const numbers = sheet.form === 'figure' ? measured(sheet) : everyNumber(sheet.stem);
    const [first, second, third] = isBack ? [numbers[1], numbers[2], numbers[0]] : numbers;
    if (!first) throw new Error('no length');
    const isTrapezoid = words.includes('ذوزنقه');
    const isHalf = /مثلث|لوزی/.test(words);
    const width = isTrapezoid ? first.plus(second ?? first).over(two) : isHalf ? first.over(two) : first;
    if (isBack) return asDecimalKey(nth(numbers, 0).over(width));
    const height = isTrapezoid ? third : second;
    if (!height) throw new Error('no height');
    return asDecimalKey(width.times(height));
  },
};

/** Measures the drawing, which is to scale, corner by corner. */
const g6AreaComposite: SkillChecker = {
  solve: (sheet) => ({ kind: 'integer', values: [String(drawnArea(figureOf(sheet, 'drawing')))] }),
};

const g6VolumeCuboid: SkillChecker = {
  /** Tenths of the unit are counted as little cubes. */
  solve: (sheet) => {
    const inTenths = (value: Rational): bigint => (value.n * 10n) / value.d;
    if (sheet.form === 'figure' || sheet.form === 'reverse') {
      const { labels } = figureOf(sheet, 'cuboid');
      const edges = [labels?.width, labels?.depth, labels?.height].flatMap((node) =>
        node === undefined
          ? []
          : terms(node)
              .filter(({ t }) => t === 'number')
              .map(nodeValue),
      );
      const cubes = edges.reduce((product, edge) => product * inTenths(edge), 1n);
      if (sheet.form === 'figure') return asDecimalKey(Rational.of(cubes, 1000));
      const volume = nth(everyNumber(sheet.stem), 0);
      return asDecimalKey(Rational.of(volume.n * 100n, volume.d * cubes));
    }
    const [a, b, c] = everyNumber(sheet.stem);
    if (!a || !b || !c) throw new Error('fewer than three edges');
    return asDecimalKey(Rational.of(inTenths(a) * inTenths(b) * inTenths(c), 1000));
  },
};

const askedCircleArea: SkillChecker = {
  /** A quarter of the square on the diameter, pi times; a circle of twice the size holds four of them. */
  solve: (sheet) => {
    const diameter = diameterStatement(sheet);
    const area = diameter.times(diameter).over(Rational.of(4)).times(withoutPi(sheet).pi);
    return asDecimalKey(sheet.form === 'compare' ? area.times(Rational.of(5)) : area);
  },
};

/** The square around the circle, of which the circle is 3.14 quarters. */
const g6CircleArea = withWrongLine(askedCircleArea, ({ stem }) => {
  const across = nth(numbersInWords(stem), 0);
  const quarter = Rational.of(across * across, 4);
  return [Rational.of(across, 2), quarter, quarter.times(Rational.of(314, 100))];
});

/** Radii from the labels of the picture or from the words, the outer one first. */
function radii(sheet: Sheet): readonly Rational[] {
  if (sheet.form !== 'figure') return withoutPi(sheet).others;
  return figureOf(sheet, 'drawing').shapes.flatMap((shape) =>
    shape.t === 'line' && shape.label ? [nodeValue(nth(terms(shape.label), 0))] : [],
  );
}

const g6CirclePartsArea: SkillChecker = {
  /** A ring is as large as a strip of its middle circumference and its breadth; parts are counted in quarters. */
  solve: (sheet) => {
    const { pi } = withoutPi(sheet);
    const [outer, inner] = radii(sheet);
    if (!outer) throw new Error('no radius');
    const isDrawn = sheet.form === 'figure';
    const sector = isDrawn ? figureOf(sheet, 'drawing').shapes.find((shape) => shape.t === 'sector') : undefined;
    const isRing = isDrawn ? sector === undefined : wordsOf(sheet.stem).includes('حلقه');
    if (isRing) {
      if (!inner) throw new Error('no inner circle');
      return asDecimalKey(outer.plus(inner).times(outer.minus(inner)).times(pi));
    }
    const degrees =
      sector?.t === 'sector' ? sector.to - sector.from : wordsOf(sheet.stem).includes('نیم‌دایره') ? 180 : 90;
    const square = outer.times(outer);
    let area = Rational.of(0);
    for (let turned = 0; turned < degrees; turned += 90) area = area.plus(square.times(pi).over(Rational.of(4)));
    return asDecimalKey(area);
  },
};

const g6CircleComposite: SkillChecker = {
  /** Measures the drawing, which is to scale: plain circles and slices lie on the color, colored ones beside it. */
  solve: (sheet) => {
    const figure = figureOf(sheet, 'drawing');
    const { pi } = withoutPi(sheet);
    const scale = scaleOf(figure);
    let area = Rational.of(drawnArea(figure));
    for (const shape of figure.shapes) {
      if (shape.t !== 'circle' && shape.t !== 'sector') continue;
      const radius = Rational.of(shape.radius, scale);
      const turned = shape.t === 'circle' ? Rational.of(1) : Rational.of(shape.to - shape.from, 360);
      const round = radius.times(radius).times(pi).times(turned);
      area = shape.tone === 'none' ? area.minus(round) : area.plus(round);
    }
    return asDecimalKey(area);
  },
};

const g6CircleCircumference: SkillChecker = {
  solve: (sheet) => {
    const { pi, others } = withoutPi(sheet);
    if (sheet.form === 'reverse') {
      const diameter = nth(others, 0).over(pi);
      return asDecimalKey(wordsOf(sheet.stem).includes('شعاع') ? diameter.over(Rational.of(2)) : diameter);
    }
    const turns = wordsOf(sheet.stem).includes('دور چرخیدن') ? nth(others, 1) : Rational.of(1);
    // The wheel is rolled turn by turn.
    let way = Rational.of(0);
    for (let turn = 0; turn < turns.numerator; turn += 1) way = way.plus(diameterStatement(sheet).times(pi));
    return asDecimalKey(way);
  },
};

const g6AngleComplementSupplement: SkillChecker = {
  /** Opens the second angle degree by degree until both make the right or the straight one. */
  solve: (sheet) => {
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    const words = wordsOf(sheet.stem);
    const isRight = /متمم|راست می‌سازند|بر هم عمودند|گوشهٔ راست|بر زمین عمود/.test(words);
    const whole = isRight ? 90 : 180;
    if (sheet.form === 'reverse') {
      const times = nth(numbersInWords(sheet.stem), 0);
      for (let angle = 1; angle < whole; angle += 1) if (angle + angle * times === whole) return asKey(angle);
      throw new Error('no angle fits');
    }
    let angle = nth(numbersInWords(sheet.stem).length > 0 ? numbersInWords(sheet.stem) : [0], 0);
    if (sheet.form === 'figure') {
      const known = figureOf(sheet, 'drawing').shapes.find((shape) => shape.t === 'angle');
      if (known?.t !== 'angle' || typeof known.from !== 'number' || typeof known.to !== 'number')
        throw new Error('no angle');
      angle = known.to - known.from;
    }
    let partner = 0;
    while (angle + partner < whole) partner += 1;
    return asKey(sheet.form === 'compare' ? Math.abs(partner - angle) : partner);
  },
};

/** The asked angle from the picture alone: how far its arms stand apart. */
function openedInPicture(sheet: Sheet): number {
  const marks = figureOf(sheet, 'drawing').shapes.filter(
    (shape): shape is Extract<DrawingShape, { t: 'angle' }> => shape.t === 'angle',
  );
  const asked = marks.find(({ label }) => label?.t === 'words' && label.text === '؟');
  if (asked === undefined || typeof asked.from !== 'number' || typeof asked.to !== 'number')
    throw new Error('no asked angle');
  for (const { from, to, label } of marks) {
    if (label?.t !== 'words' || label.text === '؟' || typeof from !== 'number' || typeof to !== 'number') continue;
    const written = [...label.text]
      .filter((sign) => '۰۱۲۳۴۵۶۷۸۹'.includes(sign))
      .map((sign) => '۰۱۲۳۴۵۶۷۸۹'.indexOf(sign));
    if (Number(written.join('')) !== to - from) throw new Error('an angle is not drawn as it is written');
  }
  return asked.to - asked.from;
}

const g6VerticalAngles: SkillChecker = {
  solve: (sheet) => {
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    if (sheet.figure !== undefined) return asKey(openedInPicture(sheet));
    const statement = nth(numbersInWords(sheet.stem), 0);
    if (sheet.form === 'reverse') {
      // Two pairs of equal angles fill the turn.
      for (let angle = 1; angle < 180; angle += 1) if (statement + angle + angle === 360) return asKey(angle);
      throw new Error('no angle fits');
    }
    return asKey(wordsOf(sheet.stem).includes('متقابل به رأس') ? statement : 180 - statement);
  },
};

const g6AngleFigure: SkillChecker = {
  /** Measures the asked angle as it is drawn; every written one must be drawn as large as it says. */
  solve: (sheet) => {
    const angles = drawnAngles(figureOf(sheet, 'drawing').shapes);
    for (const { drawn, written } of angles)
      if (written !== null && Math.abs(written - drawn) > 0.4) throw new Error(`${written}° is drawn as ${drawn}°`);
    const asked = only(angles.filter(({ isAsked }) => isAsked)).drawn;
    if (Math.abs(asked - Math.round(asked)) > 0.4) throw new Error('the asked angle is not drawn to a whole degree');
    return { kind: 'integer', values: [String(Math.round(asked))] };
  },
};

export const checkers: ChapterCheckers = {
  'g6-length-convert': { solve: convertedAmount },
  'g6-area-unit-convert': { solve: convertedAmount },
  'g6-area-formulas': g6AreaFormulas,
  'g6-area-composite': g6AreaComposite,
  'g6-volume-cuboid': g6VolumeCuboid,
  'g6-volume-convert': { solve: convertedAmount },
  'g6-mass-convert': { solve: convertedAmount },
  'g6-circle-area': g6CircleArea,
  'g6-circle-parts-area': g6CirclePartsArea,
  'g6-circle-composite': g6CircleComposite,
  'g6-circle-circumference': g6CircleCircumference,
  'g6-angle-complement-supplement': g6AngleComplementSupplement,
  'g6-vertical-angles': g6VerticalAngles,
  'g6-angle-figure': g6AngleFigure,
};
