/** Whether numbers under a line would touch: on every screen, below a wide one, below a narrow one, or nowhere. */
export type Crowding = 'always' | 'wide' | 'narrow' | 'never';

/** Widths in px of a digit at the label's size, of the gap two numbers need, and of the lines the rules speak of. */
const DIGIT = 11;
const GAP = 10;
const WIDE = 640;
const NARROW = 420;
const PHONE = 270;

/** `numbers` as they are printed, without marks. */
export function crowding(numbers: readonly string[]): Crowding {
  const longest = Math.max(0, ...numbers.map((number) => number.length + (number.length > 4 ? 0.5 : 0)));
  const needed = (numbers.length - 1) * (longest * DIGIT + GAP);
  if (needed > WIDE) return 'always';
  if (needed > NARROW) return 'wide';
  return needed > PHONE ? 'narrow' : 'never';
}
