/** Widths of a line in px for which the style has a rule. */
export const LINE_WIDTHS = [320, 370, 420, 480, 560, 640] as const;

/** The width below which numbers under a line would touch; they may touch nowhere or everywhere, too. */
export type Crowding = (typeof LINE_WIDTHS)[number] | 'never' | 'always';

/** Widths in px of a digit at the label's size, of the gap two numbers need, and of the narrowest line. */
const DIGIT = 10.5;
const GAP = 8;
const PHONE = 270;

/** `numbers` as they are printed, without marks. */
export function crowding(numbers: readonly string[]): Crowding {
  const lengths = numbers.map((number) => number.length + (number.length > 4 ? 0.5 : 0));
  const widest = Math.max(0, ...lengths.slice(1).map((length, index) => (length + (lengths[index] ?? 0)) / 2));
  const needed = (numbers.length - 1) * (widest * DIGIT + GAP);
  return needed <= PHONE ? 'never' : (LINE_WIDTHS.find((width) => needed <= width) ?? 'always');
}
