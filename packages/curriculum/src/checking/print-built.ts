import type { CellPlace, DrawingPoint, PointsForm } from '../model/index.ts';
import { persianNumber } from '../numbers/persian/digits.ts';

function counted(numbers: readonly number[]): string {
  return [...numbers]
    .sort((one, other) => one - other)
    .map((number) => persianNumber(number))
    .join(' و ');
}

/** «سطر ۱: ستون ۲ و ۳؛ سطر ۲: ستون ۴»: squares by their rows from the top and columns from the left, counted from 1. */
export function printCells(cells: readonly CellPlace[]): string {
  const rows = [...new Set(cells.map(([row]) => row))].sort((one, other) => one - other);
  return rows
    .map((row) => {
      const columns = cells.filter(([at]) => at === row).map(([, column]) => column + 1);
      return `سطر ${persianNumber(row + 1)}: ستون ${counted(columns)}`;
    })
    .join('؛ ');
}

/** «طول ۳ و عرض ۴؛ …» on numbered paper, else «۳ خانه از چپ و ۴ خانه از پایین؛ …». */
export function printPoints(points: readonly DrawingPoint[], { background }: Pick<PointsForm, 'background'>): string {
  return points
    .map(([x, y]) =>
      background === 'numbered'
        ? `طول ${persianNumber(x)} و عرض ${persianNumber(y)}`
        : `${persianNumber(x)} خانه از چپ و ${persianNumber(y)} خانه از پایین`,
    )
    .join('؛ ');
}
