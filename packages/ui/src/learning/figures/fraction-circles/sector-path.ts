/** Radius of the drawn circle; its center is (0, 0). */
export const RADIUS = 48;

/** Where the cut number `index` of `parts` meets the rim: cut 0 at 12 o'clock, then clockwise. */
export function rimPoint(index: number, parts: number): { readonly x: number; readonly y: number } {
  const angle = (2 * Math.PI * index) / parts;
  return { x: round(RADIUS * Math.sin(angle)), y: round(-RADIUS * Math.cos(angle)) };
}

/** The SVG path of sector `index` of `parts` equal ones, counted clockwise from 12 o'clock. */
export function sectorPath(index: number, parts: number): string {
  if (parts === 1) return `M0 ${-RADIUS}A${RADIUS} ${RADIUS} 0 1 1 0 ${RADIUS}A${RADIUS} ${RADIUS} 0 1 1 0 ${-RADIUS}Z`;
  const start = rimPoint(index, parts);
  const end = rimPoint(index + 1, parts);
  return `M0 0L${start.x} ${start.y}A${RADIUS} ${RADIUS} 0 0 1 ${end.x} ${end.y}Z`;
}

function round(value: number): number {
  // `+ 0` turns −0 into 0.
  return Math.round(value * 1000) / 1000 + 0;
}
