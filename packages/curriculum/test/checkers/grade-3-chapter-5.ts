import type { CellBoard, CellPlace, Inline } from '../../src/model/index.ts';
import { heap, whole } from '../question-readers/arithmetic-by-counting.ts';
import type { ChapterCheckers, SkillChecker } from '../question-readers/checker.ts';
import { spot } from '../question-readers/drawn-angles.ts';
import { drawnLines, polygonSides, squaresIn } from '../question-readers/drawn-lengths.ts';
import { figureOf, nth, numbersInWords, only, type Sheet, wordsOf } from '../question-readers/sheet.ts';

/** The two sides of the rectangle a question is on: written in the drawing, stated, or stated by how much one is longer. */
function rectangleSides(sheet: Sheet): readonly [number, number] {
  if (sheet.figure !== undefined) {
    const written = polygonSides(sheet).flatMap((side) => side.written ?? []);
    return [nth(written, 0), nth(written, -1)];
  }
  const [words, numbers] = [wordsOf(sheet.stem), numbersInWords(sheet.stem)];
  const first = nth(numbers, 0);
  if (!words.includes('مستطیل')) return [first, first];
  const second = nth(numbers, 1);
  if (sheet.form !== 'compare') return [first, second];
  return [words.includes('برابر عرضش') ? squaresIn(second, first) : first + second, first];
}

/** The filled surface of a board in small squares, added up in half squares. */
function filledArea({ filled }: CellBoard): number {
  let halves = 0;
  for (const { half } of filled) halves += half === undefined ? 2 : 1;
  return halves / 2;
}

/** Puts the things of all packs on one heap; of two people, counts on or back from the first. */
const g3PsSubProblem: SkillChecker = {
  solve: (sheet) => {
    const numbers = numbersInWords(sheet.stem);
    const [a, c] = [nth(numbers, 0), nth(numbers, 1)];
    if (sheet.form === 'compare') return whole(a + a + c);
    if (sheet.form === 'reverse') return whole(a + a - c);
    return whole(heap(a, nth(numbers, 2)) + heap(c, nth(numbers, 3)));
  },
};

/** At how many ends the straight figure stops. */
function stops(sheet: Sheet): number {
  if (sheet.figure === undefined) {
    const words = wordsOf(sheet.stem);
    return ['شروع می‌شود', 'تمام می‌شود'].filter((each) => words.includes(each)).length;
  }
  const ends = figureOf(sheet, 'drawing').shapes.flatMap((shape) => (shape.t === 'line' ? [shape.ends ?? 'none'] : []));
  return { none: 2, one: 1, both: 0 }[only(ends)];
}

/** Keeps the option whose kind stops at as many ends. */
const g3LineKind: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const found = stops(sheet);
    const fits = sheet.answer.options.filter(({ content }) => {
      const words = content.map((piece) => (piece.t === 'text' ? piece.text : '')).join('');
      return (words === 'پاره‌خط' ? 2 : words === 'نیم‌خط' ? 1 : 0) === found;
    });
    return { kind: 'choice', option: only(fits).id };
  },
};

/** Goes along the ruler, millimetre by millimetre or centimetre by centimetre. */
const g3SegmentMeasure: SkillChecker = {
  solve: (sheet) => {
    const { from, to } = figureOf(sheet, 'ruler').object;
    const pace = wordsOf(sheet.stem).includes('میلی‌متر') ? 1 : 10;
    let paces = 0;
    for (let at = from; at < to; at += pace) paces += 1;
    return whole(paces);
  },
};

/** Takes every two marked points of a line, or every side and line of a figure, one at a time. */
const g3SegmentCount: SkillChecker = {
  solve: (sheet) => {
    const { shapes } = figureOf(sheet, 'drawing');
    const points = shapes.filter(({ t }) => t === 'point');
    let count = 0;
    if (points.length > 0) {
      for (let first = 0; first < points.length; first += 1)
        for (let second = first + 1; second < points.length; second += 1) count += 1;
      return whole(count);
    }
    for (const shape of shapes) count += shape.t === 'polygon' ? shape.points.length : 1;
    return whole(count);
  },
};

/** Measures between two points of the drawing with the one length that is written as the scale. */
function measured(sheet: Sheet): number {
  const written = only(drawnLines(sheet).filter((each) => each.written !== null));
  const spots = figureOf(sheet, 'drawing').shapes.flatMap((shape) => (shape.t === 'point' ? [spot(shape.at)] : []));
  const [middle, first, second] = [nth(spots, 0), nth(spots, 1), nth(spots, 2)];
  const from = wordsOf(sheet.stem).includes('قطر') ? first : middle;
  const length = Math.hypot(from[0] - second[0], from[1] - second[1]);
  return Math.round((length * (written.written ?? 0)) / written.drawn);
}

/** Measures the drawing; in words, tries every radius. */
const g3CircleRadius: SkillChecker = {
  solve: (sheet) => {
    if (sheet.figure !== undefined) return whole(measured(sheet));
    const statement = nth(numbersInWords(sheet.stem), 0);
    const words = wordsOf(sheet.stem);
    if (!words.includes('قطر')) return whole(statement);
    if (words.includes('قطر آن چند')) return whole(statement + statement);
    return whole(
      only(Array.from({ length: 20 }, (_, index) => index).filter((radius) => radius + radius === statement)),
    );
  },
};

/** Walks around the drawing, a side without a number being as long as the one marked like it; in words, along the list. */
const g3PerimeterPolygon: SkillChecker = {
  solve: (sheet) => {
    if (sheet.figure === undefined) {
      let walked = 0;
      for (const side of numbersInWords(sheet.stem)) walked += side;
      return whole(walked);
    }
    const sides = polygonSides(sheet);
    const written = nth(
      sides.flatMap((side) => side.written ?? []),
      0,
    );
    let walked = 0;
    for (const side of sides) walked += side.written ?? written;
    return whole(walked);
  },
};

/** Walks around the rectangle side by side. */
const g3PerimeterRectangle: SkillChecker = {
  solve: (sheet) => {
    const [length, width] = rectangleSides(sheet);
    return whole([length, width, length, width].reduce((walked, side) => walked + side, 0));
  },
};

const corners = ['مثلث', 'چهارضلعی', 'پنج‌ضلعی', 'شش‌ضلعی'];

function cornersOf(sheet: Sheet): number {
  if (wordsOf(sheet.stem).includes('مربع')) return 4;
  return 3 + corners.findIndex((name) => wordsOf(sheet.stem).includes(name));
}

/** Tries every length of the side until one walk around measures as much as is stated. */
const g3PerimeterMissingSide: SkillChecker = {
  solve: (sheet) => {
    const numbers = numbersInWords(sheet.stem);
    const around = nth(numbers, 0);
    const isEqual = sheet.form === 'story' || sheet.form === 'compare';
    const known =
      sheet.figure === undefined ? numbers.slice(1) : polygonSides(sheet).flatMap((side) => side.written ?? []);
    const walk = (side: number) =>
      isEqual
        ? Array<number>(cornersOf(sheet))
            .fill(side)
            .reduce((sum, each) => sum + each, 0)
        : known.reduce((sum, each) => sum + each, side);
    return whole(only(Array.from({ length: 41 }, (_, side) => side).filter((side) => walk(side) === around)));
  },
};

/** Adds up the filled halves of the squares. */
const g3AreaCountSquares: SkillChecker = {
  solve: (sheet) => whole(filledArea(only(figureOf(sheet, 'cells').boards))),
};

/** Weighs each option against the filled halves of both boards. */
const g3AreaCompare: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const { boards } = figureOf(sheet, 'cells');
    const [a, b] = [nth(boards, 0), nth(boards, 1)];
    const fits = sheet.answer.options.filter(({ content }) => {
      const words = content.map((piece) => (piece.t === 'text' ? piece.text : '')).join('');
      if (words.includes('مساوی')) return filledArea(a) === filledArea(b);
      const [more, less] = words.includes(`«${a.label ?? ''}»`) ? [a, b] : [b, a];
      return filledArea(more) > filledArea(less);
    });
    return { kind: 'choice', option: only(fits).id };
  },
};

/** Walks the board to and fro like an ox ploughing and colors as many squares as are asked for. */
const g3AreaDraw: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'cells') throw new Error('no board');
    const { rows, columns } = sheet.answer;
    const numbers = numbersInWords(sheet.stem);
    const first = nth(numbers, 0);
    const count =
      sheet.form === 'compare'
        ? first + nth(numbers, 1)
        : sheet.form === 'reverse'
          ? squaresIn(first, nth(numbers, 1))
          : first;
    const walk = Array.from({ length: rows * columns }, (_, index): CellPlace => {
      const row = Math.floor(index / columns);
      return [row, row % 2 === 0 ? index % columns : columns - 1 - (index % columns)];
    });
    return { kind: 'cells', cells: walk.slice(0, count) };
  },
};

/** Counts the unit squares row by row. */
const g3AreaRectangle: SkillChecker = {
  solve: (sheet) => {
    const [length, width] = rectangleSides(sheet);
    return whole(squaresIn(width, length));
  },
};

/** Surfaces one can hold in the hands. */
const small = ['دفتر', 'تمبر', 'کارت', 'جلد', 'کاشی', 'عکس', 'تلفن', 'برچسب', 'کف دست', 'برگ'];

/** Small surfaces take square centimetres, all others square metres; a unit of length never fits. */
const g3AreaUnitChoice: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const thing = /«(.+?)»/.exec(wordsOf(sheet.stem))?.[1] ?? '';
    const unit = small.some((each) => thing.includes(each)) ? 'سانتی‌متر مربع' : ' متر مربع';
    const fits = sheet.answer.options.filter(({ content }) =>
      ` ${content.map((piece) => (piece.t === 'text' ? piece.text : '')).join('')}`.includes(unit),
    );
    return { kind: 'choice', option: only(fits).id };
  },
};

const plain = (content: readonly Inline[]) => content.map((piece) => (piece.t === 'text' ? piece.text : '')).join('');

/** What goes around something speaks of its edge or of going about it; anything else covers it. */
function goesAround(words: string): boolean {
  return ['دور', 'لبه', 'قاب'].some((each) => words.split(/[ ‌]/).some((word) => word === each));
}

/** Reads whether the work goes around or covers; of several works keeps the only one of its sort. */
const g3AreaVsPerimeter: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const words = wordsOf(sheet.stem);
    const { options } = sheet.answer;
    if (sheet.form === 'reverse') {
      const asksAround = words.includes('محیط');
      return {
        kind: 'choice',
        option: only(options.filter(({ content }) => goesAround(plain(content)) === asksAround)).id,
      };
    }
    const right = goesAround(words) ? 'محیط' : 'مساحت';
    return { kind: 'choice', option: only(options.filter(({ content }) => plain(content) === right)).id };
  },
};

export const checkers: ChapterCheckers = {
  'g3-ps-sub-problem': g3PsSubProblem,
  'g3-line-kind': g3LineKind,
  'g3-segment-measure': g3SegmentMeasure,
  'g3-segment-count': g3SegmentCount,
  'g3-circle-radius': g3CircleRadius,
  'g3-perimeter-polygon': g3PerimeterPolygon,
  'g3-perimeter-rectangle': g3PerimeterRectangle,
  'g3-perimeter-missing-side': g3PerimeterMissingSide,
  'g3-area-count-squares': g3AreaCountSquares,
  'g3-area-compare': g3AreaCompare,
  'g3-area-draw': g3AreaDraw,
  'g3-area-rectangle': g3AreaRectangle,
  'g3-area-unit-choice': g3AreaUnitChoice,
  'g3-area-vs-perimeter': g3AreaVsPerimeter,
};
