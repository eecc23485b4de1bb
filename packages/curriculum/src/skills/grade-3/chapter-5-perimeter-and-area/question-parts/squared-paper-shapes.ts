import type { BoardCell, CellPlace, Rng } from '../../../../authoring/index.ts';

function beside([row, column]: CellPlace): readonly CellPlace[] {
  return [
    [row - 1, column],
    [row + 1, column],
    [row, column - 1],
    [row, column + 1],
  ];
}

const isSame =
  ([row, column]: CellPlace) =>
  ([otherRow, otherColumn]: CellPlace) =>
    row === otherRow && column === otherColumn;

/** `count` squares that hold together along their sides, on a board; square by square, wherever there is room. */
export function grownShape(rng: Rng, rows: number, columns: number, count: number): readonly CellPlace[] {
  const shape: CellPlace[] = [[Math.floor(rows / 2), Math.floor(columns / 2)]];
  while (shape.length < count) {
    const free = shape
      .flatMap(beside)
      .filter(
        (place) =>
          place[0] >= 0 && place[0] < rows && place[1] >= 0 && place[1] < columns && !shape.some(isSame(place)),
      );
    if (free.length === 0) break;
    // A place that touches the shape on several sides is listed as often, which keeps the shape compact.
    shape.push(rng.pick(free));
  }
  return shape;
}

/** Half squares, `count` of them, each leaning with one side on the shape; null when there is no room for so many. */
export function leaningHalves(
  rng: Rng,
  rows: number,
  columns: number,
  shape: readonly CellPlace[],
  count: number,
): readonly BoardCell[] | null {
  const sides = [
    [1, 0, ['top-left', 'top-right']],
    [-1, 0, ['bottom-left', 'bottom-right']],
    [0, 1, ['top-left', 'bottom-left']],
    [0, -1, ['top-right', 'bottom-right']],
  ] as const;
  const places = new Map<string, BoardCell>();
  for (const [atRow, atColumn] of shape) {
    for (const [down, across, corners] of sides) {
      const place: CellPlace = [atRow + down, atColumn + across];
      const [row, column] = place;
      if (row < 0 || row >= rows || column < 0 || column >= columns || shape.some(isSame(place))) continue;
      places.set(`${row} ${column}`, { row, column, half: rng.pick(corners) });
    }
  }
  return places.size < count ? null : rng.sample([...places.values()], count);
}

/** Whole squares as they are filled on a board. */
export function filledSquares(shape: readonly CellPlace[]): readonly BoardCell[] {
  return shape.map(([row, column]) => ({ row, column }));
}

/** How many sides of squares the outline of a figure of whole squares has. */
export function outline(shape: readonly CellPlace[]): number {
  return shape.flatMap(beside).filter((place) => !shape.some(isSame(place))).length;
}

/** Filled squares row by row from the numerator, rows without any left out. */
export function rowCounts(shape: readonly CellPlace[], rows: number): readonly number[] {
  return Array.from({ length: rows }, (_, index) => shape.filter(([row]) => row === index).length).filter(
    (count) => count > 0,
  );
}
