/** Outer shapes of badges around the point 0, 0, about 42 units to each side, as SVG paths. */

type Point = readonly [x: number, y: number];

/** A point by its distance from the middle and its turns of 360° from the top, clockwise. */
function polar(radius: number, turns: number): Point {
  const angle = turns * 2 * Math.PI;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

const written = ([x, y]: Point) => `${round(x)} ${round(y)}`;

function round(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

/** Corners at the given distances by turns, evenly round the middle. */
export function rosette(corners: number, ...radii: readonly number[]): string {
  const points = Array.from({ length: corners }, (_, index) =>
    written(polar(radii[index % radii.length] ?? 0, index / corners)),
  );
  return `M${points.join('L')}Z`;
}

/** Petals round the middle, each an arc that swells outwards. */
function petals(count: number, radius: number, swell: number): string {
  const arcs = Array.from(
    { length: count },
    (_, index) => `A${swell} ${swell} 0 0 1 ${written(polar(radius, (index + 0.5) / count))}`,
  );
  return `M${written(polar(radius, -0.5 / count))}${arcs.join('')}Z`;
}

export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

/** Inner corners of the star made of two squares, see `starPath` of the tiling. */
const KHATAM = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8);

export const SHAPES = {
  /** The eight-fold star of two squares. */
  khatam: rosette(16, 43, 43 * KHATAM),
  /** The sun medallion of carpets and book covers. */
  shamseh: petals(16, 38, 8.4),
  flower: petals(8, 35, 15.5),
  sun: rosette(24, 43, 36),
  hexagon: rosette(6, 42),
  /** A tile of eight sides. */
  octagon: `M-17 -40H17L40 -17V17L17 40H-17L-40 17V-17Z`,
  tile: 'M-31 -38H31Q38 -38 38 -31V31Q38 38 31 38H-31Q-38 38 -38 31V-31Q-38 -38 -31 -38Z',
  shield: 'M0 -41C12 -35 24 -34 37 -35V-3C37 20 22 34 0 42C-22 34 -37 20 -37 -3V-35C-24 -34 -12 -35 0 -41Z',
  /** The pointed arch of a courtyard door. */
  arch: 'M0 -43C16 -32 36 -28 36 -2V39H-36V-2C-36 -28 -16 -32 0 -43Z',
  cloud:
    'M-22 33C-38 33 -44 20 -38 9C-46 -2 -38 -17 -25 -17C-24 -31 -10 -41 3 -36C14 -42 28 -35 29 -22C41 -20 47 -5 40 6C46 19 38 33 22 33Q10 40 0 35Q-10 40 -22 33Z',
} as const;

export type BadgeShape = keyof typeof SHAPES;

const FIELD = 31;

const span = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** Half the chord of the field at a distance from its middle. */
const half = (distance: number) => round(Math.sqrt(FIELD * FIELD - distance * distance));

/** Patterns within a circle of 31 units, drawn by their lines alone: path and width of the line. */
export const GROUNDS = {
  /** Star lattice of the tiling. */
  girih: [
    `${rosette(4, FIELD)}M-22 -22H22V22H-22Z${rosette(8, 17)}${span(0, 7, 1)
      .map((index) => `M${written(polar(17, index / 8))}L${written(polar(FIELD, index / 8))}`)
      .join('')}`,
    1.6,
  ],
  /** Squared paper. */
  squares: [
    span(-27, 27, 9)
      .map((at) => `M${at} ${-half(at)}V${half(at)}M${-half(at)} ${at}H${half(at)}`)
      .join(''),
    1.4,
  ],
  rays: [
    span(0, 15, 1)
      .map((index) => `M${written(polar(9, index / 16))}L${written(polar(FIELD, index / 16))}`)
      .join(''),
    3.4,
  ],
  waves: [
    span(-24, 24, 8)
      .map(
        (at) =>
          `M${-half(at)} ${at}q${round(half(at) / 4)} -6 ${round(half(at) / 2)} 0${`t${round(half(at) / 2)} 0`.repeat(3)}`,
      )
      .join(''),
    1.8,
  ],
  rings: [[9, 17, 25].map((radius) => circle(0, 0, radius)).join('') + petals(12, 29, 7.6), 1.6],
} as const satisfies Record<string, readonly [path: string, width: number]>;

export type BadgeGround = keyof typeof GROUNDS;
