import * as v from 'valibot';
import { between, natural, tone } from './values.ts';

export const boardCell = v.strictObject({
  row: natural,
  column: natural,
  tone: v.exactOptional(tone),
  half: v.exactOptional(v.picklist(['top-left', 'top-right', 'bottom-left', 'bottom-right'])),
});

export const boardAxis = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['vertical', 'horizontal']), halves: natural }),
  v.strictObject({ kind: v.picklist(['rising', 'falling']) }),
]);

const board = v.pipe(
  v.strictObject({
    rows: between(1, 20),
    columns: between(1, 20),
    filled: v.array(boardCell),
    axis: v.exactOptional(boardAxis),
    label: v.exactOptional(v.string()),
  }),
  v.check(
    ({ rows, columns, filled }) => filled.every(({ row, column }) => row < rows && column < columns),
    'a filled square is on the board',
  ),
);

export const cellsFigure = v.strictObject({
  t: v.literal('cells'),
  description: v.string(),
  boards: v.pipe(v.array(board), v.minLength(1)),
});

export const hundredGridFigure = v.strictObject({
  t: v.literal('hundred-grid'),
  description: v.string(),
  shaded: v.pipe(v.array(between(0, 100)), v.minLength(1)),
  tone: v.exactOptional(tone),
});
