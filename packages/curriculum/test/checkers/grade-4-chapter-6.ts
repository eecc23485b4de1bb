import { plainLine } from '../../src/content/plain.ts';
import { whole } from '../question-readers/arithmetic-by-counting.ts';
import type { ChapterCheckers, SkillChecker } from '../question-readers/checker.ts';
import { spot } from '../question-readers/drawn-angles.ts';
import { type DrawnLength, drawnLines, polygonSides, squaresIn } from '../question-readers/drawn-lengths.ts';
import { featuresOf, quadNamed, quadsThatFit } from '../question-readers/quadrilateral-features.ts';
import { figureOf, nth, numbersInWords, only, readDigits, type Sheet, wordsOf } from '../question-readers/sheet.ts';

/** Base and height: of a drawing the length written at the level side, and at what stands upright on it. */
function baseAndHeight(sheet: Sheet): readonly [number, number] {
  const numbers = numbersInWords(sheet.stem);
  if (sheet.figure === undefined) {
    const [base, other] = [nth(numbers, 0), nth(numbers, -1)];
    if (sheet.form !== 'compare') return [base, other];
    return [base, wordsOf(sheet.stem).includes('از قاعده کمتر') ? base - other : base + other];
  }
  const all = [...polygonSides(sheet), ...drawnLines(sheet)].filter(({ written }) => written !== null);
  const level = all.filter(({ from, to }) => from[1] === to[1]);
  const upright = all.filter(({ from, to }) => from[0] === to[0]);
  return [nth(level, 0).written ?? 0, nth(upright, 0).written ?? 0];
}

/** How many equal pieces there are. */
function piecesOf(sheet: Sheet): number {
  return sheet.form === 'reverse' ? nth(numbersInWords(sheet.stem), 0) : 1;
}

/** Twice the area of a triangle, or the area of a parallelogram: squares in rows. */
function rectangleOf(sheet: Sheet): number {
  const [base, height] = baseAndHeight(sheet);
  return squaresIn(height, base);
}

/** The sides of a figure that is drawn true to scale, and how many points of the paper one unit is. */
function scaledSides(sheet: Sheet): { readonly sides: readonly DrawnLength[]; readonly scale: number } {
  const sides = polygonSides(sheet);
  const statement = [...sides, ...drawnLines(sheet)].filter(({ written }) => written !== null);
  const first = nth(statement, 0);
  const scale = first.drawn / (first.written ?? 1);
  for (const { drawn, written } of statement)
    if (Math.abs(drawn - (written ?? 0) * scale) > 0.01) throw new Error(`${written} is not drawn to scale`);
  return { sides, scale };
}

const around = (a: number, b: number) => a + b + a + b;

/** Tiles laid one by one until the floor is full. */
function tiles(length: number, width: number, side: number): number {
  let count = 0;
  for (let x = 0; x + side <= length; x += side) for (let y = 0; y + side <= width; y += side) count += 1;
  return count;
}

function coloredPart(sheet: Sheet): readonly [number, number] {
  const written = polygonSides(sheet).flatMap((side) => side.written ?? []);
  const length = nth(numbersInWords(sheet.stem), 0);
  return [length - nth(written, 0), nth(written, 1)];
}

/** Builds what the story tells: walks around, lays tiles, bends the wire, sets posts one after the other. */
const g4PsGeometry: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    if (sheet.figure !== undefined) {
      const [length, width] = coloredPart(sheet);
      return whole(words.includes('مساحت قسمت') ? squaresIn(width, length) : around(length, width));
    }
    const [a = 0, b = 0, c = 0] = numbersInWords(sheet.stem);
    if (words.includes('نرده می‌کشند')) return whole(around(a, b) - c);
    if (words.includes('چند مربع')) return whole(tiles(a, b, c));
    if (words.includes('در هر گوشه')) {
      let posts = 0;
      for (let at = 0; at < around(a, b); at += c) posts += 1;
      return whole(posts);
    }
    if (words.includes('مساحت مربع')) {
      let side = 0;
      while (around(side, side) < around(a, b)) side += 1;
      return whole(squaresIn(side, side));
    }
    if (words.includes('مساحت هر قسمت')) {
      // The parts may be stated before or after the sides.
      let part = 0;
      while (squaresIn(c, part) < squaresIn(a, b)) part += 1;
      return whole(part);
    }
    if (words.includes('در یک ردیف')) {
      let length = 0;
      for (let square = 0; square < a; square += 1) length += b;
      return whole(around(length, b));
    }
    const [rounds, length, width] = words.includes('می‌دود') ? [a, b, c] : [c, a, b];
    let total = 0;
    for (let round = 0; round < rounds; round += 1) total += around(length, width);
    return whole(total);
  },
};

/** Measures the angle of the two lines of every option. */
const g4ParallelPerpendicular: SkillChecker = {
  solve: (sheet) => {
    const { answer } = sheet;
    if (answer.kind !== 'choice') throw new Error('no options');
    const slopes = new Map<string, number>();
    for (const shape of figureOf(sheet, 'drawing').shapes) {
      if (shape.t !== 'line' || shape.label?.t !== 'words') continue;
      const [from, to] = [spot(shape.from), spot(shape.to)];
      slopes.set(shape.label.text, Math.atan2(to[1] - from[1], to[0] - from[0]));
    }
    const words = wordsOf(sheet.stem.slice(-1));
    const fits = answer.options.filter(({ content }) => {
      const [a, b] = [...plainLine(content).matchAll(/«([^»]+)»/g)].map(([, letter = '']) => slopes.get(letter) ?? 0);
      const turn = nth([a ?? 0], 0) - (b ?? 0);
      const [isParallel, isSquare] = [Math.abs(Math.sin(turn)) < 1e-9, Math.abs(Math.cos(turn)) < 1e-9];
      if (words.includes('نه موازی')) return !isParallel && !isSquare;
      return words.includes('موازی') ? isParallel : isSquare;
    });
    return { kind: 'choice', option: only(fits).id };
  },
};

/** Looks for a crossing whose distance from the line stays the same, or that stands over its foot on the line. */
const g4ParallelDraw: SkillChecker = {
  solve: ({ stem, answer }) => {
    if (answer.kind !== 'points' || answer.join?.t !== 'line') throw new Error('no line');
    const [x, y] = answer.join.through;
    const drawn = answer.shapes.find((shape) => shape.t === 'line');
    if (drawn?.t !== 'line') throw new Error('no line is drawn');
    const [from, to] = [spot(drawn.from), spot(drawn.to)];
    const slope = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const words = wordsOf(stem);
    const wanted = words.includes('موازی') ? 0 : Math.PI / 2;
    const found: (readonly [number, number])[] = [];
    for (let u = 0; u <= answer.width; u += 1) {
      for (let v = 0; v <= answer.height; v += 1) {
        if (u === x && v === y) continue;
        const turn = Math.atan2(v - y, u - x) - slope - wanted;
        if (Math.abs(Math.sin(turn)) < 1e-9) found.push([u, v]);
      }
    }
    return { kind: 'points', points: [nth(found, 0)] };
  },
};

/** Measures the angles of the sides to one another. */
const g4ShapeCountParallel: SkillChecker = {
  solve: (sheet) => {
    const { pairs, right } = featuresOf(polygonSides(sheet).map(({ from }) => from));
    return whole(wordsOf(sheet.stem.slice(-1)).includes('موازی') ? pairs : right);
  },
};

/** Measures the drawn figure, or asks of which model all is true that is stated. */
const g4QuadName: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const name =
      sheet.figure === undefined
        ? only(quadsThatFit(wordsOf(sheet.stem.slice(0, 1))))
        : quadNamed(featuresOf(polygonSides(sheet).map(({ from }) => from)));
    return {
      kind: 'choice',
      option: only(sheet.answer.options.filter(({ content }) => plainLine(content) === name)).id,
    };
  },
};

/** Finds for each card the one model of which all is true that it says. */
const g4QuadProperties: SkillChecker = {
  solve: ({ answer }) => {
    if (answer.kind !== 'match') throw new Error('no cards');
    return {
      kind: 'match',
      pairs: answer.second.map(({ id, content }) => {
        const name = only(quadsThatFit(plainLine(content)));
        return [only(answer.first.filter((item) => plainLine(item.content) === name)).id, id];
      }),
    };
  },
};

type Point = readonly [number, number];

const far = ([a, b]: Point, [c, d]: Point) => (a - c) ** 2 + (b - d) ** 2;

/** Tries every crossing: the sides across from one another must be as long and run the same way, as the name asks. */
const g4QuadComplete: SkillChecker = {
  solve: ({ stem, answer }) => {
    if (answer.kind !== 'points' || answer.join?.t !== 'polygon') throw new Error('no polygon');
    const [a, b, c] = answer.join.given;
    if (a === undefined || b === undefined || c === undefined) throw new Error('no three corners');
    const words = wordsOf(stem);
    const fits: Point[] = [];
    for (let x = 0; x <= answer.width; x += 1) {
      for (let y = 0; y <= answer.height; y += 1) {
        const d: Point = [x, y];
        const [sides, others] = [
          [far(a, b), far(c, d)],
          [far(b, c), far(d, a)],
        ];
        // Equal sides across, and the diagonals cross in their middles.
        if (sides[0] !== sides[1] || others[0] !== others[1]) continue;
        if (a[0] + c[0] !== b[0] + x || a[1] + c[1] !== b[1] + y) continue;
        fits.push(d);
      }
    }
    const isRight = far(a, b) + far(b, c) === far(a, c);
    const isEqual = far(a, b) === far(b, c);
    const name = isRight ? (isEqual ? 'مربع' : 'مستطیل') : isEqual ? 'لوزی' : 'متوازی‌الاضلاع';
    if (!words.includes(name)) throw new Error(`the sides make a ${name}`);
    return { kind: 'points', points: [only(fits)] };
  },
};

/** Counts the squares of the rectangle it can be cut into, once for each piece. */
const g4AreaParallelogram: SkillChecker = {
  solve: (sheet) => {
    let area = 0;
    for (let piece = 0; piece < piecesOf(sheet); piece += 1) area += rectangleOf(sheet);
    return whole(area);
  },
};

/** Looks for the area that two triangles put together make the rectangle of. */
const g4AreaTriangle: SkillChecker = {
  solve: (sheet) => {
    const both = rectangleOf(sheet);
    let one = 0;
    while (one + one < both) one += 1;
    if (one + one !== both) throw new Error('half a square is left');
    let area = 0;
    for (let piece = 0; piece < piecesOf(sheet); piece += 1) area += one;
    return whole(area);
  },
};

function known(sheet: Sheet): number {
  if (sheet.figure === undefined) return nth(numbersInWords(sheet.stem), -1);
  return only([...polygonSides(sheet), ...drawnLines(sheet)].flatMap(({ written }) => written ?? []));
}

/** Tries every length from 1 up until the area comes out. */
const g4AreaMissingHeight: SkillChecker = {
  solve: (sheet) => {
    const numbers = numbersInWords(sheet.stem);
    const area = sheet.form === 'compare' ? squaresIn(nth(numbers, 1), nth(numbers, 0)) : nth(numbers, 0);
    const isTriangle = wordsOf(sheet.stem).includes('مثلث');
    for (let length = 1; length <= 60; length += 1) {
      const rectangle = squaresIn(length, known(sheet));
      if (rectangle === (isTriangle ? area + area : area)) return whole(length);
    }
    throw new Error('no such length');
  },
};

/** Looks for the segments that are on the line of the base and make a right angle with it. */
const g4HeightIdentify: SkillChecker = {
  solve: (sheet) => {
    const { answer } = sheet;
    if (answer.kind !== 'choice') throw new Error('no options');
    const lines = figureOf(sheet, 'drawing').shapes.flatMap((shape) =>
      shape.t === 'line' && shape.label?.t === 'words'
        ? [{ name: shape.label.text, from: spot(shape.from), to: spot(shape.to) }]
        : [],
    );
    const base = only(lines.filter(({ name }) => name === 'قاعده'));
    const along = [base.to[0] - base.from[0], base.to[1] - base.from[1]] as const;
    const heights = lines.filter(({ name, from, to }) => {
      if (name === 'قاعده') return false;
      const isUpright = along[0] * (to[0] - from[0]) + along[1] * (to[1] - from[1]) === 0;
      const off = (point: readonly [number, number]) =>
        along[0] * (point[1] - base.from[1]) - along[1] * (point[0] - base.from[0]);
      return isUpright && (off(from) === 0 || off(to) === 0);
    });
    const { name } = only(heights);
    return {
      kind: 'choice',
      option: only(answer.options.filter(({ content }) => plainLine(content) === `پاره‌خط «${name}»`)).id,
    };
  },
};

function sidesOf(sheet: Sheet): readonly [number, number] {
  const words = wordsOf(sheet.stem);
  const numbers = numbersInWords(sheet.stem);
  if (sheet.figure !== undefined) {
    const written = polygonSides(sheet).flatMap((side) => side.written ?? []);
    return [nth(written, 0), nth(written, -1)];
  }
  const first = nth(numbers, 0);
  if (sheet.form === 'compare') {
    const second = nth(numbers, 1);
    return [words.includes('برابر عرضش') ? squaresIn(second, first) : first + second, first];
  }
  return words.includes('مربع') && numbers.length === 1 ? [first, first] : [first, nth(numbers, 1)];
}

/** Walks around the rectangle side by side and counts its squares row by row; backwards it tries every length. */
const g4PerimeterAreaRect: SkillChecker = {
  solve: (sheet) => {
    const around = (a: number, b: number) => a + b + a + b;
    if (sheet.form === 'reverse') {
      const numbers = numbersInWords(sheet.stem);
      for (let length = 1; length <= 60; length += 1) {
        const width = numbers[1] ?? length;
        if (around(length, width) === nth(numbers, 0)) return whole(length, squaresIn(width, length));
      }
      throw new Error('no such rectangle');
    }
    const [length, width] = sidesOf(sheet);
    return whole(around(length, width), squaresIn(width, length));
  },
};

/** Takes the corners of the drawing, true to scale, and works the area out by cross products. */
const g4CompositeArea: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'reverse') {
      const [a, b, c, d] = numbersInWords(sheet.stem);
      return whole(squaresIn(a ?? 0, b ?? 0) - squaresIn(c ?? 0, d ?? 0));
    }
    const { sides, scale } = scaledSides(sheet);
    const origin = nth(sides, 0).from;
    const units = (point: readonly [number, number]) =>
      [(point[0] - origin[0]) / scale, (point[1] - origin[1]) / scale] as const;
    let double = 0;
    for (const { from, to } of sides) {
      const [x, y] = units(from);
      const [nextX, nextY] = units(to);
      double += x * nextY - y * nextX;
    }
    return whole(Math.round(double / 2));
  },
};

/** Measures every side of the drawing, which is true to scale, and walks around. */
const g4CompositePerimeter: SkillChecker = {
  solve: (sheet) => {
    const { sides, scale } = scaledSides(sheet);
    return whole(sides.reduce((sum, { drawn }) => sum + Math.round(drawn / scale), 0));
  },
};

/** Walks around every option and counts its squares; what is said to be the same must be the same. */
const g4AreaPerimeterRelation: SkillChecker = {
  solve: (sheet) => {
    const { answer } = sheet;
    if (answer.kind !== 'choice') throw new Error('no options');
    const words = wordsOf(sheet.stem);
    const all = answer.options.map(({ id, content }) => {
      const text = plainLine(content);
      if (sheet.figure === undefined) {
        const numbers = (text.match(/[۰-۹]+/g) ?? []).map(readDigits);
        return { id, length: nth(numbers, 0), width: nth(numbers, -1) };
      }
      const board = only(figureOf(sheet, 'cells').boards.filter(({ label }) => text === `شکل ${label}`));
      if (board.filled.length !== squaresIn(board.rows, board.columns)) throw new Error('a board with holes');
      return { id, length: board.columns, width: board.rows };
    });
    const [, most = '', what = ''] = /(بیشترین|کمترین) (مساحت|محیط)/.exec(words) ?? [];
    const area = ({ length, width }: { length: number; width: number }) => squaresIn(width, length);
    const around = ({ length, width }: { length: number; width: number }) => length + width + length + width;
    const [value, same] = what === 'مساحت' ? [area, around] : [around, area];
    if (new Set(all.map(same)).size !== 1) throw new Error('what should be the same is not');
    const best = (most === 'بیشترین' ? Math.max : Math.min)(...all.map(value));
    return { kind: 'choice', option: only(all.filter((one) => value(one) === best)).id };
  },
};

export const checkers: ChapterCheckers = {
  'g4-ps-geometry': g4PsGeometry,
  'g4-parallel-perpendicular': g4ParallelPerpendicular,
  'g4-parallel-draw': g4ParallelDraw,
  'g4-shape-count-parallel': g4ShapeCountParallel,
  'g4-quad-name': g4QuadName,
  'g4-quad-properties': g4QuadProperties,
  'g4-quad-complete': g4QuadComplete,
  'g4-area-parallelogram': g4AreaParallelogram,
  'g4-area-triangle': g4AreaTriangle,
  'g4-area-missing-height': g4AreaMissingHeight,
  'g4-height-identify': g4HeightIdentify,
  'g4-perimeter-area-rect': g4PerimeterAreaRect,
  'g4-composite-area': g4CompositeArea,
  'g4-composite-perimeter': g4CompositePerimeter,
  'g4-area-perimeter-relation': g4AreaPerimeterRelation,
};
