import type { OrderItem } from '@mashq/curriculum/model';

/** Digits past which numbers are set smaller. */
const LONG = 6;
/** Room of a card with its two move buttons side by side, in px. */
export const CARD = 108;
/** The gap after a card in a row, in px. */
export const GAP = 12;
/** What a card has besides its number: grip, padding, lines and the gap after it, in px. */
const AROUND = 60;
/** Width of a digit in px, by the size numbers are set in. */
const DIGIT = { large: 15, small: 10 };
/** Most cards that the styles know a row for; with more there is never room enough. */
export const MAX = 8;

/** The most signs that a number has; fractions and words break or stack, and need no more than a card has. */
function longest(items: readonly OrderItem[]): number {
  return Math.max(0, ...items.map(({ math }) => (math.t === 'number' ? math.value.length : 0)));
}

/** One long number makes all of them small: numbers to be compared are of one size. */
export function isLong(items: readonly OrderItem[]): boolean {
  return longest(items) > LONG;
}

/** How many ordinary cards have the room that these need side by side: cards are as wide as the longest number asks. */
export function columnsNeeded(items: readonly OrderItem[]): number {
  const signs = longest(items);
  const width = AROUND + signs * (signs > LONG ? DIGIT.small : DIGIT.large);
  return Math.min(MAX, Math.ceil((items.length * Math.max(CARD + GAP, width)) / (CARD + GAP)));
}
