/**
 * Columns to be set to their heights: bars, the points of a line graph, or towers of blocks. Blocks are only moved from
 * tower to tower, so that their number stays.
 */
export interface LevelsForm {
  readonly kind: 'levels';
  readonly style: 'bars' | 'line' | 'blocks';
  /** At most eight, the first at the left. A column without a start is to be set; every tower has one. */
  readonly columns: readonly { readonly label: string; readonly start?: number }[];
  /** The axis is numbered from `from` by `step` up to `to`; of towers `from` is 0 and `to` the highest a tower may get. */
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** The smallest change of a height, a divisor of `step`. Default `step`. */
  readonly move?: number;
  /** Written above the axis («نفر»). */
  readonly unit?: string;
}

export interface LevelsInput {
  readonly kind: 'levels';
  /** The heights, null for a column not set yet; none at all while nothing was touched. */
  readonly values: readonly (number | null)[];
}

export interface LevelsKey {
  readonly kind: 'levels';
  readonly values: readonly number[];
}
