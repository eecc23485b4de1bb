import { circle } from './shapes.ts';

/**
 * What a part is filled with: fixed helper colors, `paper`, `ink`, the badge's own `deep` and `ground`, `clay` between
 * reward and danger, or nothing, which leaves its line.
 */
export type Paint = 'paper' | 'ink' | 'gold' | 'success' | 'danger' | 'info' | 'clay' | 'deep' | 'ground' | 'none';

/** Filled path; `both` draws it a second time in the mirror of the middle line. */
type Part = readonly [paint: Paint, path: string, mirror?: 'both'];

/** A thing drawn by parts from back to front, about 22 units to each side of 0, 0. */
export interface Emblem {
  /** Degrees it is leant by. */
  lean?: number;
  parts: readonly Part[];
}

const each = (xs: readonly number[], path: (x: number) => string) => xs.map(path).join('');

export const EMBLEMS = {
  pencil: {
    lean: 38,
    parts: [
      ['danger', 'M-6.5 -13V-17Q-6.5 -21 -2.5 -21H2.5Q6.5 -21 6.5 -17V-13Z'],
      ['gold', 'M-6.5 -13H6.5V10H-6.5Z'],
      ['none', 'M0 -12V9'],
      ['paper', 'M-6.5 10H6.5L0 23Z'],
      ['ink', 'M-2 19H2L0 23Z'],
    ],
  },
  comet: {
    parts: [
      ['paper', 'M-16 -2L22 -22L4 13Z'],
      ['danger', 'M-11 1L15 -16L0 9Z'],
      [
        'gold',
        'M-7 -8L-2.8 -3.2L3.6 -3.6L3.2 2.8L8 7L3.2 11.2L3.6 17.6L-2.8 17.2L-7 22L-11.2 17.2L-17.6 17.6L-17.2 11.2L-22 7L-17.2 2.8L-17.6 -3.6L-11.2 -3.2Z',
      ],
    ],
  },
  eraser: {
    lean: -32,
    parts: [
      ['none', 'M-20 17H-4M4 17H8'],
      ['danger', 'M-17 -9H17Q21 -9 21 -5V5Q21 9 17 9H-17Q-21 9 -21 5V-5Q-21 -9 -17 -9Z'],
      ['paper', 'M-5 -9H17Q21 -9 21 -5V5Q21 9 17 9H-5Z'],
      ['info', 'M4 -9H11V9H4Z'],
    ],
  },
  swallow: {
    lean: 28,
    parts: [
      ['info', 'M-22 -7Q-9 -14 0 -5Q9 -14 22 -7Q12 -4 7 5Q4 10 9 21Q2 17 0 11Q-2 17 -9 21Q-4 10 -7 5Q-12 -4 -22 -7Z'],
      ['paper', 'M0 -3Q4.5 4 0 11Q-4.5 4 0 -3Z'],
      ['danger', 'M0 -19L3 -14Q6 -11 4.5 -7Q3 -3 0 -3T-4.5 -7Q-6 -11 -3 -14Z'],
    ],
  },
  book: {
    parts: [
      ['danger', 'M-23 -9V17Q-10 13 0 19Q10 13 23 17V-9Z'],
      ['paper', 'M0 -10Q-10 -17 -20 -12V12Q-10 8 0 15Z', 'both'],
      ['none', 'M-14 -5Q-9 -7 -5 -4M-14 3Q-9 1 -5 4', 'both'],
    ],
  },
  clock: {
    parts: [
      ['danger', 'M-18 -9A8 8 0 0 1 -7 -18Z', 'both'],
      ['none', 'M-11 14L-15 20', 'both'],
      ['paper', circle(0, 1, 17)],
      ['none', 'M0 -12.5V-11M13.5 1H12M0 14.5V13M-13.5 1H-12'],
      ['none', 'M0 -7V1L6 5'],
    ],
  },
  pie: {
    parts: [
      ['paper', circle(-1, 2, 18)],
      ['none', 'M-1 2V-16M-1 2L14.6 11M-1 2L-16.6 11'],
      ['gold', 'M3 -1V-20A19 19 0 0 1 19.5 8.5Z'],
    ],
  },
  ruler: {
    lean: -38,
    parts: [
      ['gold', 'M-23 -8H23V8H-23Z'],
      ['none', `${each([-15, -5, 5, 15], (x) => `M${x} -8V1`)}${each([-10, 0, 10], (x) => `M${x} -8V-3`)}`],
    ],
  },
  protractor: {
    parts: [
      ['paper', 'M-21 12A21 21 0 0 1 21 12Z'],
      ['ground', 'M-9 12A9 9 0 0 1 9 12Z'],
      ['none', 'M0 -9V-5M-14.8 -2.8L-12 0M-18 6L-16 7M-8 -7L-6.5 -4'],
      ['gold', 'M0 12L12 -17L16 -14L3 12Z'],
    ],
  },
  abacus: {
    parts: [
      ['clay', 'M-21 -19H21V19H-21Z'],
      ['paper', 'M-15 -14H15V14H-15Z'],
      ['none', 'M-15 -7.5H15M-15 0.5H15M-15 8.5H15'],
      ['danger', each([-11, -4, 11], (x) => circle(x, -7.5, 3.2))],
      ['gold', each([-11, 4, 11], (x) => circle(x, 0.5, 3.2))],
      ['info', each([-11, -4, 3], (x) => circle(x, 8.5, 3.2))],
    ],
  },
  pomegranate: {
    parts: [
      ['danger', 'M-6 -9L-9 -21L-3.5 -16L0 -22L3.5 -16L9 -21L6 -9Z'],
      ['danger', 'M0 -11C12 -13 19 -5 19 3C19 14 9 21 0 21S-19 14 -19 3C-19 -5 -12 -13 0 -11Z'],
      ['paper', 'M-3 -3Q10 -6 13 4Q12 14 0 14Q-11 8 -3 -3Z'],
      ['deep', `${circle(0, 2, 2.6)}${circle(7, 3, 2.6)}${circle(3, 9, 2.6)}${circle(-4, 7, 2.2)}`],
    ],
  },
  kite: {
    lean: 18,
    parts: [
      ['none', 'M0 14Q7 17 2 20T1 26'],
      ['gold', 'M0 -22V-4H-16Z'],
      ['danger', 'M0 -22V-4H16Z'],
      ['success', 'M-16 -4H0V15Z'],
      ['paper', 'M16 -4H0V15Z'],
    ],
  },
  feather: {
    parts: [
      ['gold', 'M-15 17C-20 2 -9 -17 18 -22C22 -6 13 10 -6 15Q-11 16 -15 17Z'],
      ['info', circle(8, -9.5, 7)],
      ['danger', circle(8, -9.5, 3)],
      ['none', 'M-21 23Q-12 8 3 -5M-12 7L-12 1M-8 12L-2 12'],
    ],
  },
  samovar: {
    parts: [
      ['deep', 'M-7 11H7L12 21H-12Z'],
      ['none', 'M-12 -4Q-20 -4 -19 4', 'both'],
      ['gold', 'M-11 -9Q-16 5 -7 12H7Q16 5 11 -9Z'],
      ['paper', 'M-7 -13Q-8 -20 0 -20Q8 -20 7 -13Z'],
      ['danger', 'M-13 -13H13V-8H-13Z'],
      ['none', 'M0 -20V-23M-11 -4H11M-9 8H-5M5 8H9'],
      ['paper', 'M-3.5 0H3.5V8Q3.5 14 0 14T-3.5 8Z'],
      ['none', 'M-5 -1H5'],
    ],
  },
  cypress: {
    parts: [
      ['clay', 'M-3 14H3V23H-3Z'],
      ['success', 'M3 -23C12 -10 14 2 11 10Q8 17 0 17T-11 10C-14 0 -9 -9 -3 -16Q1 -19 3 -23Z'],
      ['none', 'M-5 0Q0 5 5 0M-6 8Q0 13 6 8M-3 -8Q0 -4 4 -8'],
    ],
  },
  mountain: {
    parts: [
      ['gold', circle(14, -13, 7)],
      ['deep', 'M-24 18L-5 -15Q0 -19 5 -15L24 18Z'],
      ['paper', 'M-5 -15Q0 -19 5 -15L13 -1L8 3L3 -3L-1 4L-6 -2L-11 1L-13 -1Z'],
      ['success', 'M-24 18Q-14 8 -4 14Q8 6 24 18Z'],
    ],
  },
  paw: {
    parts: [
      ['clay', 'M0 -3C9 -3 15 6 13 13Q10 20 4 16Q0 14 -4 16Q-10 20 -13 13C-15 6 -9 -3 0 -3Z'],
      ['gold', `${circle(-15, -4, 5)}${circle(-6, -14, 5)}`, 'both'],
    ],
  },
  walnut: {
    parts: [
      ['success', 'M-1 -13Q5 -24 17 -21Q14 -11 -1 -13Z'],
      ['clay', circle(0, 4, 17)],
      ['none', 'M0 -13Q-6 -4 0 4T0 21'],
      ['none', 'M-8 -4Q-13 2 -8 8M-7 15Q-4 11 -8 10', 'both'],
    ],
  },
  lantern: {
    parts: [
      ['none', 'M-4 -18A4 4 0 1 1 4 -18'],
      ['deep', 'M-10 -11L0 -19L10 -11Z'],
      ['paper', 'M-9 -11H9L13 11H-13Z'],
      ['gold', 'M0 -7Q8 2 4.5 8H-4.5Q-8 2 0 -7Z'],
      ['danger', 'M0 0Q3 4 1.5 8H-1.5Q-3 4 0 0Z'],
      ['deep', 'M-14 11H14V18H-14Z'],
    ],
  },
  compass: {
    parts: [
      ['none', 'M-17 8Q0 18 17 8'],
      ['paper', 'M-5 -11L-13 15L-15 22L-9 17L1 -10Z', 'both'],
      ['gold', circle(0, -13, 6)],
      ['none', 'M0 -19V-23'],
    ],
  },
  butterfly: {
    parts: [
      ['none', 'M0 -8Q-3 -17 -9 -19', 'both'],
      ['danger', 'M0 -3C-6 -21 -23 -19 -21 -6C-20 3 -10 5 0 3Z', 'both'],
      ['gold', 'M0 3C-11 2 -17 9 -14 16C-9 22 -2 15 0 7Z', 'both'],
      ['paper', circle(-13, -7, 3.4), 'both'],
      ['ink', 'M0 -9Q2.5 2 0 13Q-2.5 2 0 -9Z'],
    ],
  },
  scales: {
    parts: [
      ['none', 'M0 -15V15M-16 -11H16M-16 -11L-21 4M-16 -11L-11 4M16 -11L21 4M16 -11L11 4'],
      ['gold', 'M-23 4H-9Q-11 12 -16 12T-23 4Z', 'both'],
      ['deep', 'M-10 15H10V20H-10Z'],
      ['danger', circle(0, -15, 4)],
    ],
  },
  magnifier: {
    parts: [
      ['clay', 'M5 10L10 5L22 17Q23 23 17 22Z'],
      ['paper', circle(-5, -5, 15)],
      ['info', circle(-5, -5, 10)],
      ['none', 'M-11 -6A6.5 6.5 0 0 1 -5 -11'],
    ],
  },
  chart: {
    parts: [
      ['info', 'M-18 3H-8V17H-18Z'],
      ['gold', 'M-5 -8H5V17H-5Z'],
      ['danger', 'M8 -19H18V17H8Z'],
      ['none', 'M-22 18H22'],
    ],
  },
  jug: {
    parts: [
      ['none', 'M4 -15Q22 -18 13 0'],
      ['info', 'M-7 -20H7L4 -12C14 -7 17 3 13 11Q10 19 6 21H-6Q-10 19 -13 11C-17 3 -14 -7 -4 -12Z'],
      ['paper', 'M-15 0Q0 6 15 0L14.5 7Q0 13 -14.5 7Z'],
      ['none', 'M-9 5.5L-5 6.5M0 7V6.5M9 5.5L5 6.5'],
    ],
  },
  carpet: {
    lean: -9,
    parts: [
      ['none', each([-13, -6.5, 0, 6.5, 13], (y) => `M-24 ${y}H24`)],
      ['danger', 'M-20 -16H20V16H-20Z'],
      ['none', 'M-16 -12H16V12H-16Z'],
      ['paper', 'M0 -9L12 0L0 9L-12 0Z'],
      ['info', 'M0 -4L5.5 0L0 4L-5.5 0Z'],
    ],
  },
  windcatcher: {
    parts: [
      ['none', 'M14 -13Q18 -17 22 -13M15 -6Q19 -10 23 -6'],
      ['paper', 'M-9 -15H9V12H-9Z'],
      ['ink', each([-4.5, 0, 4.5], (x) => `M${x - 0.8} -10H${x + 0.8}V0H${x - 0.8}Z`)],
      ['clay', 'M-12 -21H12V-15H-12Z'],
      ['gold', 'M-21 8H21V21H-21Z'],
      ['deep', 'M-5 21V15Q0 9 5 15V21Z'],
    ],
  },
  key: {
    lean: -42,
    parts: [
      ['gold', 'M-5 -3H21V10H15V4H10V8H5V4H-5Z'],
      ['gold', circle(-12, 0, 10)],
      ['ground', circle(-12, 0, 4)],
    ],
  },
  fish: {
    parts: [
      ['danger', 'M-20 -2C-12 -17 6 -14 12 -3L22 -12Q19 -2 22 8L12 -1C6 11 -12 13 -20 -2Z'],
      ['gold', 'M-4 -11Q2 -20 9 -16Q5 -13 5 -9Z'],
      ['paper', circle(-11, -4, 3)],
      ['none', 'M-3 -9Q1 -2 -3 6'],
      ['none', 'M-20 16Q-15 11 -10 16T0 16T10 16T20 16'],
    ],
  },
  bridge: {
    parts: [
      ['clay', 'M-24 -12H24V12H-24Z'],
      ['info', each([-15, 0, 15], (x) => `M${x - 5} 12V3Q${x - 5} -3 ${x} -6Q${x + 5} -3 ${x + 5} 3V12Z`)],
      ['gold', 'M-24 -17H24V-10H-24Z'],
      ['none', 'M-22 18Q-16.5 13 -11 18T0 18T11 18T22 18'],
    ],
  },
} as const satisfies Record<string, Emblem>;

export type BadgeEmblem = keyof typeof EMBLEMS;
