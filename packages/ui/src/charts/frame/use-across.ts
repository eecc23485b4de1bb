import { useDirection } from '../../i18n/direction.ts';

/** Where things stand along a plot, in percent of its width from the left, as SVG counts. */
export interface Across {
  /** Width of one item. */
  slot: number;
  /** A share of the width from where the page begins to be read, such as 0 for its first edge. */
  from: (share: number) => number;
  /** The middle of an item. */
  middle: (index: number) => number;
  /** 1 where items run from left to right, −1 where they run from right to left. */
  sign: 1 | -1;
}

/**
 * The items of a plot run as the page is read: in Persian the first, such as the earliest week, is at the right.
 * @param margin space before the first item for the numbers of rules, in percent of the width
 */
export function useAcross(count: number, margin = 0): Across {
  const isRtl = useDirection() === 'rtl';
  const slot = (100 - margin) / Math.max(1, count);
  const from = (share: number) => (isRtl ? 100 - share : share);
  return { slot, from, middle: (index) => from(margin + slot * (index + 0.5)), sign: isRtl ? -1 : 1 };
}
