import type { ChapterCheckers, SkillChecker } from '../question-readers/checker.ts';
import { drawnAngles } from '../question-readers/drawn-angles.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { figureOf, nth, numbersInWords, only, readDigits, wordsOf } from '../question-readers/sheet.ts';
import {
  askedCorners,
  cornersOf,
  crossingsOf,
  isMirrored,
  paperOf,
  plain,
  turnedAboutCenter,
} from '../question-readers/squared-paper.ts';
import { axesOf, outlines, turnsOf } from '../question-readers/symmetries.ts';

const counts: readonly (readonly [RegExp, number])[] = [
  [/مثلث/, 3],
  [/مربع|چهارضلعی/, 4],
  [/پنج‌ضلعی/, 5],
  [/شش‌ضلعی/, 6],
  [/هفت‌ضلعی/, 7],
  [/هشت‌ضلعی/, 8],
  [/(?<![آ-ی])نه‌ضلعی/, 9],
  [/ده‌ضلعی/, 10],
];

/** How many sides the polygon named in the words has. */
function sidesNamed(words: string): number {
  const found = counts.find(([name]) => name.test(words));
  if (found === undefined) throw new Error(`no polygon in «${words}»`);
  return found[1];
}

/** Tries every crossing of the paper: the line must halve the way to it at a right angle. */
const g5AxisSymmetryComplete: SkillChecker = {
  solve: (sheet) => {
    const paper = paperOf(sheet);
    const axis = only(paper.shapes.filter((shape) => shape.t === 'line'));
    if (axis.t !== 'line') throw new Error('no line');
    const [from, to] = [plain(axis.from), plain(axis.to)];
    const points = askedCorners(sheet)
      .filter((corner) => !isMirrored(corner, corner, from, to))
      .map((corner) => only(crossingsOf(paper).filter((image) => isMirrored(corner, image, from, to))));
    return { kind: 'points', points };
  },
};

/** Mirrors the drawn figure in every line through its middle, half degree by half degree. */
const g5AxisCount: SkillChecker = {
  solve: (sheet) => {
    const all = outlines(figureOf(sheet, 'drawing').shapes).map(axesOf);
    return { kind: 'integer', values: [String(all.reduce((sum, each) => sum + each, 0))] };
  },
};

/** Sets the line at zero and lays point and image on a number line; distances are counted between them. */
const g5AxisDistance: SkillChecker = {
  solve: ({ form, stem, figure }) => {
    const statement =
      figure?.t === 'drawing'
        ? figure.shapes.flatMap((shape) =>
            shape.t === 'line' && shape.label?.t === 'words'
              ? [readDigits(/[۰-۹]+/.exec(shape.label.text)?.[0] ?? '')]
              : [],
          )
        : numbersInWords(stem);
    const apart = (distance: number) => distance - -distance;
    if (form === 'reverse') {
      for (let distance = 1; ; distance += 1)
        if (apart(distance) === nth(statement, 0)) return { kind: 'integer', values: [String(distance)] };
    }
    const value = form === 'compare' ? apart(nth(statement, 1)) - apart(nth(statement, 0)) : apart(nth(statement, 0));
    return { kind: 'integer', values: [String(value)] };
  },
};

/** Tries every crossing of the paper: as far from the center, and on the other side of it. */
const g5CentralSymmetryDraw: SkillChecker = { solve: turnedAboutCenter };

/** Turns each drawn shape and sees which of them fits itself after a half turn. */
const g5CentralSymmetryHas: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const { shapes } = figureOf(sheet, 'drawing');
    const letters = shapes.flatMap((shape) =>
      shape.t === 'text' && shape.text.t === 'words' ? [shape.text.text] : [],
    );
    const fits = outlines(shapes).map((corners) => (turnsOf(corners) % 2 === 0) !== (sheet.form === 'reverse'));
    const letter = only(letters.filter((_, index) => nth(fits, index)));
    const option = only(
      sheet.answer.options.filter(({ content }) => {
        const piece = only(content);
        return piece.t === 'text' && piece.text === `شکل ${letter}`;
      }),
    );
    return { kind: 'choice', option: option.id };
  },
};

/** Turns one arm degree by degree until it lies on the other. */
const ownAngleMeasure: SkillChecker = {
  solve: (sheet) => {
    const { arms } = figureOf(sheet, 'protractor');
    const [start, still] = arms[0] < arms[1] ? arms : [arms[1], arms[0]];
    let turning = start;
    let size = 0;
    while (turning < still) {
      turning += 1;
      size += 1;
    }
    const value = sheet.form === 'compare' ? Math.max(size, 90) - Math.min(size, 90) : size;
    return { kind: 'integer', values: [String(value)] };
  },
};

const g5AngleMeasure = withNumberSets(ownAngleMeasure, 'categorize');

/** Looks for the angle whose equal parts, laid side by side, make up the whole. */
const g5Bisector: SkillChecker = {
  solve: ({ form, level, stem }) => {
    const given = nth(
      numbersInWords(stem).filter((number) => number > 4),
      0,
    );
    const pieces = level === 4 ? 4 : 2;
    for (let part = 1; part <= 180; part += 1) {
      const whole = Array.from({ length: pieces }, () => part).reduce((sum, each) => sum + each, 0);
      if (form === 'reverse' && part === given) return { kind: 'integer', values: [String(whole)] };
      if (form !== 'reverse' && whole === given) return { kind: 'integer', values: [String(part)] };
    }
    throw new Error('no such angle');
  },
};

function wholeOf(words: string): number {
  if (/راست|مستطیلی/.test(words) && !/خط راست|جادهٔ راست/.test(words)) return 90;
  return /خط راست|جادهٔ راست|نیم‌صفحه|نیم‌دایره/.test(words) ? 180 : 360;
}

/** In a picture the asked angle is measured as it is drawn; in words the whole is counted off degree by degree. */
const g5AngleUnknown: SkillChecker = {
  solve: ({ stem, figure }) => {
    if (figure?.t === 'drawing') {
      const angles = drawnAngles(figure.shapes);
      for (const { drawn, written } of angles)
        if (written !== null && Math.abs(written - drawn) > 0.5) throw new Error(`${written}° is drawn as ${drawn}°`);
      const asked = angles.filter(({ isAsked }) => isAsked).map(({ drawn }) => Math.round(drawn));
      if (new Set(asked).size !== 1) throw new Error('the asked angles are not alike');
      return { kind: 'integer', values: [String(nth(asked, 0))] };
    }
    const whole = wholeOf(wordsOf(stem));
    const known = numbersInWords(stem);
    for (let value = 0; value <= whole; value += 1) {
      if ([...known, value].reduce((sum, each) => sum + each, 0) === whole)
        return { kind: 'integer', values: [String(value)] };
    }
    throw new Error('the angles do not fill the whole');
  },
};

/** Measures the asked angle as it is drawn; in words it tries every degree until the triangle closes. */
const g5TriangleAngle: SkillChecker = {
  solve: ({ stem, figure }) => {
    if (figure?.t === 'drawing') {
      const angles = drawnAngles(figure.shapes);
      for (const { drawn, written } of angles)
        if (written !== null && Math.abs(written - drawn) > 0.7) throw new Error(`${written}° is drawn as ${drawn}°`);
      const [polygon] = figure.shapes;
      const known = angles.flatMap(({ written }) => written ?? []);
      const near = only(angles.filter(({ isAsked }) => isAsked)).drawn;
      // What is written decides; the drawing only says which of the ways it is.
      const ways =
        polygon?.t === 'polygon' && polygon.ticks !== undefined
          ? [180 - 2 * nth(known, 0), (180 - nth(known, 0)) / 2]
          : [180 - nth(known, 0) - nth(known, 1)];
      return { kind: 'integer', values: [String(only(ways.filter((each) => Math.abs(each - near) < 0.7)))] };
    }
    const words = wordsOf(stem);
    const given = numbersInWords(stem);
    for (let angle = 1; angle < 180; angle += 1) {
      const all = words.includes('متساوی‌الساقین')
        ? words.includes('هر یک از دو زاویهٔ مساوی')
          ? [angle, ...given, ...given]
          : [angle, angle, ...given]
        : [angle, ...given];
      if (all.length === 3 && all.reduce((sum, each) => sum + each, 0) === 180)
        return { kind: 'integer', values: [String(angle)] };
    }
    throw new Error('the triangle does not close');
  },
};

/** Measures the asked angle as it is drawn; in words it tries every degree until the four make a full turn. */
const g5QuadAngle: SkillChecker = {
  solve: ({ stem, figure }) => {
    if (figure?.t === 'drawing') {
      const angles = drawnAngles(figure.shapes);
      for (const { drawn, written } of angles)
        if (written !== null && Math.abs(written - drawn) > 0.7) throw new Error(`${written}° is drawn as ${drawn}°`);
      const asked = angles.filter(({ isAsked }) => isAsked).map(({ drawn }) => Math.round(drawn * 2) / 2);
      const value = Math.round(nth(asked, 0));
      if (asked.some((each) => Math.abs(each - value) > 0.6)) throw new Error('the asked angles are not alike');
      const known = angles.flatMap(({ written }) => written ?? []).reduce((sum, each) => sum + each, 0);
      if (angles.length === 4 && known + value * asked.length !== 360) throw new Error('the figure does not close');
      return { kind: 'integer', values: [String(value)] };
    }
    const known = numbersInWords(stem);
    for (let angle = 1; angle < 360; angle += 1) {
      if ([...known, angle].reduce((sum, each) => sum + each, 0) === 360)
        return { kind: 'integer', values: [String(angle)] };
    }
    throw new Error('the figure does not close');
  },
};

/** Walks round the figure: at each corner the turn and the angle make a half turn, all turns together one full turn. */
const g5PolygonAngleSum: SkillChecker = {
  solve: ({ stem, figure }) => {
    const words = wordsOf(stem);
    const [polygon] = figure?.t === 'drawing' ? figure.shapes : [];
    const corners = polygon?.t === 'polygon' ? polygon.points.length : sidesNamed(words);
    let sum = -360;
    for (let corner = 0; corner < corners; corner += 1) sum += 180;
    const value = /هر زاویه|یک گوشه|هر گوشه/.test(words) ? sum / corners : sum;
    return { kind: 'integer', values: [String(value)] };
  },
};

/** What is true of a triangle: how many of its sides are equal at most, and whether one angle is right. */
interface Known {
  readonly alike: number;
  readonly isRight: boolean;
}

function mostAlike(values: readonly number[], slack = 0): number {
  return Math.max(...values.map((a) => values.filter((b) => Math.abs(a - b) <= slack).length));
}

/** Tests every name against the numbers stated, or against the sides as they are drawn. */
const g5TriangleType: SkillChecker = {
  solve: ({ stem, figure, answer }) => {
    if (answer.kind !== 'choice') throw new Error('no options');
    const known = (): Known => {
      if (figure?.t === 'drawing') {
        const corners = cornersOf(figure.shapes);
        const lengths = corners.map(([x, y], index) => {
          const [toX, toY] = corners[(index + 1) % 3] ?? [0, 0];
          return Math.hypot(toX - x, toY - y);
        });
        const isRight = drawnAngles(figure.shapes).some(({ drawn }) => Math.abs(drawn - 90) < 1);
        return { alike: mostAlike(lengths, 8), isRight };
      }
      const statement = numbersInWords(stem);
      if (!wordsOf(stem).includes('درجه')) return { alike: mostAlike(statement), isRight: false };
      const angles =
        statement.length === 2 ? [...statement, 180 - statement.reduce((sum, each) => sum + each, 0)] : statement;
      if (angles.reduce((sum, each) => sum + each, 0) !== 180) throw new Error('the triangle does not close');
      return { alike: mostAlike(angles), isRight: angles.includes(90) };
    };
    const { alike, isRight } = known();
    const fits: Readonly<Record<string, boolean>> = {
      متساوی‌الاضلاع: alike === 3,
      متساوی‌الساقین: alike === 2,
      قائم‌الزاویه: isRight,
      مختلف‌الاضلاع: alike === 1,
    };
    const option = only(
      answer.options.filter(({ content }) => {
        const piece = only(content);
        return piece.t === 'text' && fits[piece.text] === true;
      }),
    );
    return { kind: 'choice', option: option.id };
  },
};

/** Joins every two corners that are not neighbors and counts, all of them or those at one corner. */
const g5PolygonDiagonals: SkillChecker = {
  solve: ({ stem, figure }) => {
    const words = wordsOf(stem);
    const [polygon] = figure?.t === 'drawing' ? figure.shapes : [];
    const corners = polygon?.t === 'polygon' ? polygon.points.length : sidesNamed(words);
    let all = 0;
    let atFirst = 0;
    for (let one = 0; one < corners; one += 1) {
      for (let two = one + 1; two < corners; two += 1) {
        const apart = Math.min(two - one, corners - two + one);
        if (apart < 2) continue;
        all += 1;
        if (one === 0) atFirst += 1;
      }
    }
    const isOne = /از رأس|از یک (?:رأس|گوشه|میخ)|با همه جز/.test(words);
    return { kind: 'integer', values: [String(isOne ? atFirst : all)] };
  },
};

export const checkers: ChapterCheckers = {
  'g5-axis-symmetry-complete': g5AxisSymmetryComplete,
  'g5-axis-count': g5AxisCount,
  'g5-axis-distance': g5AxisDistance,
  'g5-central-symmetry-draw': g5CentralSymmetryDraw,
  'g5-central-symmetry-has': g5CentralSymmetryHas,
  'g5-angle-measure': g5AngleMeasure,
  'g5-bisector': g5Bisector,
  'g5-angle-unknown': g5AngleUnknown,
  'g5-triangle-angle': g5TriangleAngle,
  'g5-quad-angle': g5QuadAngle,
  'g5-polygon-angle-sum': g5PolygonAngleSum,
  'g5-triangle-type': g5TriangleType,
  'g5-polygon-diagonals': g5PolygonDiagonals,
};
