/** Space between two parts, in shares of the whole circle. */
const GAP = 0.008;

/** A stretch of a ring as an SVG path: shares of the whole from twelve o'clock, clockwise. A whole ring is two halves. */
export function arc(from: number, to: number, radius: number): string {
  if (to - from <= GAP) return '';
  const at = (share: number) => {
    const angle = share * 2 * Math.PI;
    return `${(Math.sin(angle) * radius).toFixed(3)} ${(-Math.cos(angle) * radius).toFixed(3)}`;
  };
  const isWhole = to - from > 1 - GAP;
  if (isWhole) return `M${at(0)}A${radius} ${radius} 0 1 1 ${at(0.5)}A${radius} ${radius} 0 1 1 ${at(0)}`;
  const [start, end] = [from + GAP / 2, to - GAP / 2];
  return `M${at(start)}A${radius} ${radius} 0 ${end - start > 0.5 ? 1 : 0} 1 ${at(end)}`;
}
