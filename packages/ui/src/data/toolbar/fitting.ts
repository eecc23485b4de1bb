/**
 * How many actions of a bar are seen: all where they fit, else as many as leave space for the button of the others.
 * @param ends where each action ends, in pixels from the start of the bar
 * @param width the width of the bar
 * @param more the width of the button, with the gap before it
 */
export function fitting(ends: readonly number[], width: number, more: number): number {
  // Widths are rounded at some sizes of text.
  const fits = (end: number, within: number) => end <= within + 0.5;
  if (ends.every((end) => fits(end, width))) return ends.length;
  const cut = ends.findIndex((end) => !fits(end, width - more));
  return cut < 0 ? ends.length - 1 : cut;
}
