/** Where something at `degrees` against the clock from the right and `radius` from the vertex stands, y down. */
export function protractorSpot(degrees: number, radius: number): { readonly x: number; readonly y: number } {
  const angle = (degrees * Math.PI) / 180;
  return { x: round(radius * Math.cos(angle)), y: round(-radius * Math.sin(angle)) };
}

function round(value: number): number {
  // `+ 0` turns −0 into 0.
  return Math.round(value * 100) / 100 + 0;
}
