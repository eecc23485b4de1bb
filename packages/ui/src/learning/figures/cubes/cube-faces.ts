/** A cube of a stack as three seen faces, each a list of corners for an SVG polygon. */
export interface CubeFaces {
  readonly key: string;
  readonly top: string;
  readonly front: string;
  readonly side: string;
}

/** The cubes from the back to the front, and the room they take: corners are in the drawing's own measure, y down. */
export interface CubeStack {
  readonly cubes: readonly CubeFaces[];
  readonly bounds: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Half the width and half the height of a cube's top, and the length of its edge. */
const HALF_WIDTH = 26;
const HALF_HEIGHT = 15;
const EDGE = 30;

/** Seen from a corner above: columns go down to the right, rows down to the left. What is nearer is drawn later. */
export function cubeStack(heights: readonly (readonly number[])[]): CubeStack {
  const cubes = heights.flatMap((row, r) =>
    row.flatMap((height, c) => Array.from({ length: height }, (_, level) => cubeAt(c, r, level))),
  );
  const corners = cubes.flatMap(({ top, front, side }) =>
    `${top} ${front} ${side}`.split(' ').map((corner) => corner.split(',').map(Number)),
  );
  const xs = corners.map(([x = 0]) => x);
  const ys = corners.map(([, y = 0]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { cubes, bounds: { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y } };
}

function cubeAt(column: number, row: number, level: number): CubeFaces {
  const corner = (c: number, r: number, z: number) => `${(c - r) * HALF_WIDTH},${(c + r) * HALF_HEIGHT - z * EDGE}`;
  const [c, r, z] = [column, row, level];
  return {
    key: `${c} ${r} ${z}`,
    top: [corner(c, r, z + 1), corner(c + 1, r, z + 1), corner(c + 1, r + 1, z + 1), corner(c, r + 1, z + 1)].join(' '),
    front: [corner(c, r + 1, z + 1), corner(c + 1, r + 1, z + 1), corner(c + 1, r + 1, z), corner(c, r + 1, z)].join(
      ' ',
    ),
    side: [corner(c + 1, r, z + 1), corner(c + 1, r + 1, z + 1), corner(c + 1, r + 1, z), corner(c + 1, r, z)].join(
      ' ',
    ),
  };
}
