import type { Block, CellBoard, DrawingFigure, DrawingPlace, Figure, Question } from '../../src/model/index.ts';

/** Every figure of a question, those in hints and solution too. */
export function figuresOf({ stem, figure, hints, solution }: Question): readonly Figure[] {
  const inBlocks = (blocks: readonly Block[]) =>
    blocks.flatMap((block) => (block.t === 'figure' ? [block.figure] : []));
  return [
    ...(figure === undefined ? [] : [figure]),
    ...inBlocks(stem),
    ...[...hints, ...solution].flatMap(({ content }) => inBlocks(content)),
  ];
}

/** Why a figure cannot be drawn as its data says, or null: broken numbers, things off the paper, cubes that hide cubes. */
export function figureFault(figure: Figure): string | null {
  const broken = numbersIn(figure).find((value) => !Number.isSafeInteger(value));
  const fault = broken === undefined ? kindFault(figure) : `${broken} is no whole number`;
  return fault === null ? null : `${figure.t}: ${fault}`;
}

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(numbersIn);
}

function kindFault(figure: Figure): string | null {
  switch (figure.t) {
    case 'bars':
      return figure.bars.some(({ parts, shaded }) => shaded < 0 || shaded > parts)
        ? 'more is shaded than there is'
        : null;
    case 'circles':
      return figure.circles.some(({ parts, shaded }) => shaded < 0 || shaded > parts)
        ? 'more is shaded than there is'
        : null;
    case 'column':
      return [...figure.terms, ...(figure.partials ?? []), figure.result ?? '0'].every((row) =>
        /^(?=.*[\d?])[\d? ]+(\.[\d? ]+)?$/.test(row),
      )
        ? null
        : 'a row is not made of digits';
    case 'clock':
      return figure.clocks.every(
        ({ hour, minute, second = 0 }) =>
          within(hour, 0, 23) && within(minute, 0, 59) && within(second, 0, 59) && figure.clocks.length > 0,
      )
        ? null
        : 'there is no such time';
    case 'drawing':
      return drawingFault(figure);
    case 'cells':
      return figure.boards.map(boardFault).find((fault) => fault !== null) ?? null;
    case 'hundred-grid':
      return figure.shaded.every((count) => within(count, 0, 100)) ? null : 'more than a hundred of a hundred';
    case 'bar-chart':
      return axisFault(
        figure,
        figure.bars.map(({ value }) => value),
      );
    case 'line-graph':
      return axisFault(
        figure,
        figure.points.map(({ value }) => value),
      );
    case 'pie':
      return figure.slices.every(({ parts }) => parts > 0) ? null : 'a slice of nothing';
    case 'dice':
      return figure.faces.every((face) => within(face, 1, 6)) ? null : 'there is no such face';
    case 'ruler': {
      const { from, to, object } = figure;
      return from * 10 <= object.from && object.from < object.to && object.to <= to * 10
        ? null
        : 'the thing does not lie along the ruler';
    }
    case 'protractor':
      return figure.arms.every((arm) => within(arm, 0, 180)) ? null : 'an arm points below the protractor';
    case 'cubes':
      return hidesCubes(figure.heights) ? 'a tower hides the cubes behind it' : null;
    default:
      return null;
  }
}

function within(value: number, from: number, to: number): boolean {
  return from <= value && value <= to;
}

function axisFault(
  { from = 0, step, to }: { readonly from?: number; readonly step: number; readonly to: number },
  values: readonly (number | null)[],
): string | null {
  if (step < 1 || to <= from || (to - from) % step !== 0) return 'the axis does not end on a step';
  const off = values.find((value) => value !== null && !within(value, from, to));
  return off === undefined ? null : `${off} is off the axis`;
}

function boardFault({ rows, columns, filled }: CellBoard): string | null {
  const off = filled.some(({ row, column }) => !within(row, 0, rows - 1) || !within(column, 0, columns - 1));
  if (off) return 'a filled square is off the board';
  const places = filled.map(({ row, column, half = '' }) => `${row} ${column} ${half}`);
  return new Set(places).size === places.length ? null : 'a square is filled twice';
}

/** Seen from the front right corner, a tower hides what is lower behind it or left of it. */
function hidesCubes(heights: readonly (readonly number[])[]): boolean {
  return heights.some((row, r) =>
    row.some((height, c) => height > (heights[r - 1]?.[c] ?? height) || height > (row[c - 1] ?? height)),
  );
}

function drawingFault({ width, height, unit = 1, shapes }: DrawingFigure): string | null {
  if (width % unit !== 0 || height % unit !== 0) return 'the paper does not end on a square';
  for (const shape of shapes) {
    if (shape.t === 'polygon' && [shape.sides, shape.ticks].some((list) => list && list.length > shape.points.length))
      return 'more sides are stated than the polygon has';
    const off = placesOf(shape).find((place) => !onPaper(place, width, height));
    if (off) return `${JSON.stringify(off)} is off the paper`;
  }
  return null;
}

function placesOf(shape: DrawingFigure['shapes'][number]): readonly DrawingPlace[] {
  switch (shape.t) {
    case 'polygon':
      return shape.points;
    case 'line':
      return [shape.from, shape.to];
    case 'circle':
    case 'sector':
    case 'arc':
      return [shape.center];
    case 'angle':
      return [shape.vertex];
    case 'point':
    case 'text':
      return [shape.at];
  }
}

/** Places stated by angles are let be: the kit shows whatever they need. */
function onPaper(place: DrawingPlace, width: number, height: number): boolean {
  if ('from' in place || 'meet' in place) return true;
  const [x, y] = place;
  return within(x, 0, width) && within(y, 0, height);
}
