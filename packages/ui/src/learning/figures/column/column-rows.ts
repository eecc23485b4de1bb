import type { ColumnFigure } from '@mashq/curriculum/model';

/** One sign of a written sum, in its place. */
export interface ColumnCell {
  /** Counted from the right end of the widest row, the last place being 0. */
  readonly place: number;
  /** One ASCII digit, or '?' for a box. */
  readonly sign: string;
  /** Whether the decimal mark follows it. */
  readonly hasMark: boolean;
}

type Rows = Pick<ColumnFigure, 'operator' | 'terms' | 'carries' | 'partials' | 'result'>;

/**
 * The signs of one row with their places. In sums and differences a row with fewer decimals ends further left, so that
 * the decimal marks stand below one another; in products every row ends at the last place.
 */
export function rowCells(row: string, decimals: number): readonly ColumnCell[] {
  const point = row.indexOf('.');
  const signs = row.replace('.', '');
  const missing = Math.max(decimals - decimalsOf(row), 0);
  return [...signs].flatMap((sign, index) =>
    sign === ' ' ? [] : [{ place: signs.length - 1 - index + missing, sign, hasMark: index + 1 === point }],
  );
}

/** How many decimal places the rows are set out with: 0 in a product, whose rows all end at the right. */
export function sharedDecimals({ operator, terms, result }: Rows): number {
  return operator === '×' ? 0 : Math.max(...[...terms, result ?? ''].map(decimalsOf));
}

/** How many places the widest row takes. */
export function placeCount(figure: Rows): number {
  const decimals = sharedDecimals(figure);
  const rows = [...figure.terms, ...(figure.partials ?? []), figure.result ?? ''];
  return Math.max(
    figure.carries?.length ?? 0,
    ...rows.map((row) => Math.max(0, ...rowCells(row, decimals).map(({ place }) => place + 1))),
  );
}

function decimalsOf(row: string): number {
  const point = row.indexOf('.');
  return point < 0 ? 0 : row.length - 1 - point;
}
