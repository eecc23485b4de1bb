/** How far one unit of depth is drawn to the right and up, in units. */
const SLANT = 0.42;

/** Room around a block for its outline, in units. */
const MARGIN = 0.2;

/** A block of unit cubes seen from the front, right and above. */
export interface BlockDrawing {
  /** Size of the drawing in units. */
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
  /** SVG paths of the three faces seen. */
  readonly front: string;
  readonly top: string;
  readonly side: string;
  /** SVG path of the cuts between unit cubes. */
  readonly cuts: string;
}

/** Draws `width` × `height` × `depth` unit cubes. */
export function drawBlock(width: number, height: number, depth: number): BlockDrawing {
  const slant = round(depth * SLANT);
  const total = { width: round(width + slant + 2 * MARGIN), height: round(height + slant + 2 * MARGIN) };
  const cuts: string[] = [];
  for (let x = 1; x < width; x += 1) cuts.push(`M${x} ${height}V0l${slant} ${-slant}`);
  for (let y = 1; y < height; y += 1) cuts.push(`M0 ${y}H${width}l${slant} ${-slant}`);
  for (let z = 1; z < depth; z += 1) {
    const shift = round(z * SLANT);
    cuts.push(`M${shift} ${-shift}H${round(width + shift)}V${round(height - shift)}`);
  }
  return {
    ...total,
    viewBox: `${-MARGIN} ${round(-slant - MARGIN)} ${total.width} ${total.height}`,
    front: `M0 0H${width}V${height}H0Z`,
    top: `M0 0L${slant} ${-slant}H${round(width + slant)}L${width} 0Z`,
    side: `M${width} 0L${round(width + slant)} ${-slant}V${round(height - slant)}L${width} ${height}Z`,
    cuts: cuts.join(''),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
