import type { DrawingPoint } from '../../src/model/index.ts';
import type { ChapterCheckers, SkillChecker } from '../question-readers/checker.ts';
import { figureOf, nth, numbersInWords, only, wordsOf } from '../question-readers/sheet.ts';
import {
  askedCorners,
  cornersOf,
  crossingsOf,
  isMirrored,
  lettered,
  paperOf,
  plain,
  turnBetween,
  turnedAboutCenter,
} from '../question-readers/squared-paper.ts';
import { axesOf, outlines, turnsOf } from '../question-readers/symmetries.ts';

/** Folds and turns the drawn shape; each sentence is tested against what came of it. */
const g6CentralSymmetryHas: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const corners = nth(outlines(figureOf(sheet, 'drawing').shapes), 0);
    const [hasAxis, hasCentre] = [axesOf(corners) > 0, turnsOf(corners) % 2 === 0];
    const truths: Readonly<Record<string, boolean>> = {
      'هم خط تقارن دارد و هم مرکز تقارن': hasAxis && hasCentre,
      'فقط خط تقارن دارد': hasAxis && !hasCentre,
      'فقط مرکز تقارن دارد': !hasAxis && hasCentre,
      'نه خط تقارن دارد و نه مرکز تقارن': !hasAxis && !hasCentre,
    };
    const option = only(
      sheet.answer.options.filter(({ content }) => {
        const piece = only(content);
        return piece.t === 'text' && truths[piece.text] === true;
      }),
    );
    return { kind: 'choice', option: option.id };
  },
};

/** Tries every crossing of the paper: as far from the center, and on the other side of it. */
const g6CentralSymmetryDraw: SkillChecker = { solve: turnedAboutCenter };

/** Tries every crossing as the pin: each first corner must land on a second one after a half turn. */
const g6CentralSymmetryFind: SkillChecker = {
  solve: (sheet) => {
    const paper = paperOf(sheet);
    const isBare = !paper.shapes.some(({ t }) => t === 'polygon');
    const [first, second] = isBare
      ? [[lettered(paper.shapes, 'الف')], [lettered(paper.shapes, 'ب')]]
      : [cornersOf(paper.shapes, 0), cornersOf(paper.shapes, 1)];
    const isPin = (pin: DrawingPoint) =>
      first.every((corner) => second.some((image) => turnBetween(corner, image, pin) === 180));
    return { kind: 'points', points: [only(crossingsOf(paper).filter(isPin))] };
  },
};

/** Tries every crossing of the paper and measures the turn to it. */
const g6RotationDraw: SkillChecker = {
  solve: (sheet) => {
    const paper = paperOf(sheet);
    const center = lettered(paper.shapes, 'م');
    const degrees = nth(numbersInWords(sheet.stem), 0);
    const isAgainst = /خلاف جهت عقربه/.test(wordsOf(sheet.stem));
    const wanted = isAgainst ? degrees : 360 - degrees;
    const points = askedCorners(sheet)
      .filter(([x, y]) => x !== center[0] || y !== center[1])
      .map((corner) => only(crossingsOf(paper).filter((image) => turnBetween(corner, image, center) === wanted)));
    return { kind: 'points', points };
  },
};

/** Measures the turn of every corner; it must be the same for all of them. */
const g6RotationIdentify: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const { shapes } = figureOf(sheet, 'drawing');
    const center = lettered(shapes, 'م');
    const [first, image] = [cornersOf(shapes, 0), cornersOf(shapes, 1)];
    const [from, to] = /برمی‌گردانیم/.test(wordsOf(sheet.stem)) ? [image, first] : [first, image];
    const turns = new Set(from.map((corner, index) => turnBetween(corner, nth(to, index), center)));
    const turn = turns.size === 1 ? [...turns][0] : null;
    const truths: Readonly<Record<string, boolean>> = {
      '۹۰ درجه در خلاف جهت عقربه‌های ساعت': turn === 90,
      '۱۸۰ درجه': turn === 180,
      '۹۰ درجه در جهت عقربه‌های ساعت': turn === 270,
      'هیچ‌کدام از این چرخش‌ها': turn !== 90 && turn !== 180 && turn !== 270,
    };
    const option = only(
      sheet.answer.options.filter(({ content }) => {
        const piece = only(content);
        return piece.t === 'text' && truths[piece.text] === true;
      }),
    );
    return { kind: 'choice', option: option.id };
  },
};

const ordinals = ['اول', 'دوم', 'سوم', 'چهارم', 'پنجم', 'ششم', 'هفتم'];

/** Turns the drawn shape by every part of a full turn. */
const g6RotationalSymmetry: SkillChecker = {
  solve: (sheet) => {
    const turns = turnsOf(nth(outlines(figureOf(sheet, 'drawing').shapes), 0));
    const words = wordsOf(sheet.stem);
    const time = /برای بار (\S+)/.exec(words)?.[1];
    const times = time === undefined ? 1 : ordinals.indexOf(time) + 1;
    const value = /درجه/.test(words) ? (360 / turns) * times : turns;
    return { kind: 'integer', values: [String(value)] };
  },
};

/** Finds the point on the paper by its letter, or by trying which crossing is as far from both ends and on their line. */
const g6CoordinateRead: SkillChecker = {
  solve: (sheet) => {
    const figure = figureOf(sheet, 'drawing');
    const segment = figure.shapes.find((shape) => shape.t === 'line');
    const found = (): readonly [number, number] => {
      if (segment?.t !== 'line') return lettered(figure.shapes, /نقطهٔ «([^»]+)»/.exec(wordsOf(sheet.stem))?.[1] ?? '');
      const [from, to] = [plain(segment.from), plain(segment.to)];
      return only(
        crossingsOf(figure).filter(
          (point) => point[0] - from[0] === to[0] - point[0] && point[1] - from[1] === to[1] - point[1],
        ),
      );
    };
    return { kind: 'integer', values: [nth(found(), 0), nth(found(), 1)].map(String) };
  },
};

/** Tries every crossing against the sentence. */
const g6CoordinatePlot: SkillChecker = {
  solve: (sheet) => {
    const paper = paperOf(sheet);
    const words = wordsOf(sheet.stem);
    const statement = numbersInWords(sheet.stem);
    if (paper.shapes.length === 0)
      return {
        kind: 'points',
        points: crossingsOf(paper).filter(([x, y]) => x === nth(statement, 0) && y === nth(statement, 1)),
      };
    const other = lettered(paper.shapes, 'الف');
    const isMore = [...words.matchAll(/بیشتر|کمتر/g)].map(([word]) => word === 'بیشتر');
    const holds = (axis: 0 | 1, point: readonly [number, number]) => {
      const [one, two] = words.startsWith('طول نقطهٔ «الف»') ? [other, point] : [point, other];
      return nth(one, axis) - nth(two, axis) === (nth(isMore, axis) ? nth(statement, axis) : -nth(statement, axis));
    };
    return {
      kind: 'points',
      points: [only(crossingsOf(paper).filter((point) => holds(0, point) && holds(1, point)))],
    };
  },
};

type Point = readonly [number, number];

/** Tries every crossing: the two diagonals of the figure must halve one another. */
const g6CoordinateShape: SkillChecker = {
  solve: ({ stem, figure }) => {
    const statement = numbersInWords(stem);
    const pair = (at: number): Point => [nth(statement, at), nth(statement, at + 1)];
    const [a, b, c]: readonly [Point, Point, Point] =
      figure?.t === 'drawing'
        ? [lettered(figure.shapes, 'الف'), lettered(figure.shapes, 'ب'), lettered(figure.shapes, 'پ')]
        : [pair(0), pair(2), pair(4)];
    const found = only(
      crossingsOf({ width: 10, height: 10 }).filter(([x, y]) => a[0] + c[0] === b[0] + x && a[1] + c[1] === b[1] + y),
    );
    return { kind: 'integer', values: found.map(String) };
  },
};

/** Counts the unit squares inside, or the unit steps around, of the box that holds the points. */
const g6CoordinateLength: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const statement = numbersInWords(sheet.stem);
    const shapes = sheet.figure?.t === 'drawing' ? sheet.figure.shapes : null;
    const points = (): readonly Point[] => {
      if (shapes === null)
        return [0, 2, 4, 6]
          .filter((at) => at + 1 < statement.length)
          .map((at): Point => [nth(statement, at), nth(statement, at + 1)]);
      return shapes.some(({ t }) => t === 'polygon')
        ? cornersOf(shapes)
        : [lettered(shapes, 'الف'), lettered(shapes, 'ب')];
    };
    const given = sheet.form === 'find-mistake' ? points().slice(0, sheet.level === 4 ? 2 : 4) : points();
    const [xs, ys] = [given.map(([x]) => x), given.map(([, y]) => y)];
    let inside = 0;
    let around = 0;
    const [left, low, right, high] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    for (let x = left; x < right; x += 1) {
      around += 1;
      for (let y = low; y < high; y += 1) inside += 1;
    }
    for (let y = low; y < high; y += 1) around += 1;
    const asksArea = /مساحت|چند کاشی/.test(words);
    const asksRound = /محیط|نرده|یک دور کامل/.test(words);
    return { kind: 'integer', values: [String(asksArea ? inside : asksRound ? 2 * around : around)] };
  },
};

const paper = { width: 10, height: 10 };

function reflected(point: Point, [from, to]: readonly [Point, Point]): Point {
  return only(crossingsOf(paper).filter((image) => isMirrored(point, image, from, to)));
}

/** Tries every crossing, line after line; a point's mirror picture is also the way back. */
const g6CoordinateReflect: SkillChecker = {
  solve: ({ form, stem, figure }) => {
    if (figure?.t === 'drawing') {
      const lines = figure.shapes.flatMap((shape) =>
        shape.t === 'line' ? [[plain(shape.from), plain(shape.to)] as const] : [],
      );
      const found = lines.reduce<Point>(reflected, lettered(figure.shapes, 'الف'));
      return { kind: 'integer', values: found.map(String) };
    }
    const statement = numbersInWords(stem);
    const [x, y, at] =
      form === 'reverse'
        ? [nth(statement, 1), nth(statement, 2), nth(statement, 0)]
        : [nth(statement, 0), nth(statement, 1), nth(statement, 2)];
    const axis: readonly [Point, Point] = /خط عمودی/.test(wordsOf(stem))
      ? [
          [at, 0],
          [at, 10],
        ]
      : [
          [0, at],
          [10, at],
        ];
    return { kind: 'integer', values: reflected([x, y], axis).map(String) };
  },
};

/** Tries every crossing: a half turn round the center, or the center of a half turn. */
const g6CoordinateHalfTurn: SkillChecker = {
  solve: ({ form, stem, figure }) => {
    const statement = numbersInWords(stem);
    const pair = (at: number) => [nth(statement, at), nth(statement, at + 1)] as const;
    const shapes = figure?.t === 'drawing' ? figure.shapes : null;
    const point = shapes === null ? pair(0) : lettered(shapes, 'الف');
    const other = shapes === null ? pair(2) : lettered(shapes, 'م');
    const found = only(
      crossingsOf(paper).filter((crossing) =>
        form === 'reverse' ? turnBetween(point, other, crossing) === 180 : turnBetween(point, crossing, other) === 180,
      ),
    );
    return { kind: 'integer', values: found.map(String) };
  },
};

/** Walks the way one step at a time. */
const g6CoordinateTranslate: SkillChecker = {
  solve: ({ form, stem, figure }) => {
    const words = wordsOf(stem);
    const digits = (text: string) => Number(text.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))));
    const statement = /طول ([۰-۹]+) و عرض ([۰-۹]+)/.exec(words);
    let [x, y] =
      figure?.t === 'drawing'
        ? lettered(figure.shapes, 'الف')
        : [digits(nth([...(statement ?? [])], 1)), digits(nth([...(statement ?? [])], 2))];
    if (numbersInWords(stem).length < 2) throw new Error('no way is given');
    const back = form === 'reverse' ? -1 : 1;
    for (const [, count = '', direction] of words.matchAll(/([۰-۹]+) واحد به (راست|چپ|بالا|پایین)/g)) {
      for (let walked = 0; walked < digits(count); walked += 1) {
        if (direction === 'راست') x += back;
        if (direction === 'چپ') x -= back;
        if (direction === 'بالا') y += back;
        if (direction === 'پایین') y -= back;
      }
    }
    return { kind: 'integer', values: [String(x), String(y)] };
  },
};

export const checkers: ChapterCheckers = {
  'g6-central-symmetry-has': g6CentralSymmetryHas,
  'g6-central-symmetry-draw': g6CentralSymmetryDraw,
  'g6-central-symmetry-find': g6CentralSymmetryFind,
  'g6-rotation-draw': g6RotationDraw,
  'g6-rotation-identify': g6RotationIdentify,
  'g6-rotational-symmetry': g6RotationalSymmetry,
  'g6-coordinate-read': g6CoordinateRead,
  'g6-coordinate-plot': g6CoordinatePlot,
  'g6-coordinate-shape': g6CoordinateShape,
  'g6-coordinate-length': g6CoordinateLength,
  'g6-coordinate-reflect': g6CoordinateReflect,
  'g6-coordinate-half-turn': g6CoordinateHalfTurn,
  'g6-coordinate-translate': g6CoordinateTranslate,
};
