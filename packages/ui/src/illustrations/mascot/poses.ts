/** What it does. */
export type MascotPose = 'wave' | 'stand' | 'cheer' | 'hold' | 'point' | 'proud' | 'think' | 'rest' | 'sleep' | 'peek';

/** How the mascot is drawn in a pose, on a field whose origin is the middle of its cover. */
interface PoseShape {
  /** Degrees the body leans to the right. @default 0 */
  lean?: number;
  /** @default 'stand' */
  legs?: 'stand' | 'sit' | 'none';
  /** Open eyes looking so far to the right of the middle; laughing or closed ones. */
  eyes: number | 'laugh' | 'closed';
  mouth: keyof typeof MOUTHS;
  /** The arm on the free side and the one on the side of the wire, each with the middle of its hand. */
  arms: readonly (readonly [path: string, x: number, y: number])[];
}

export const MOUTHS = {
  smile: 'M-10 3Q-2 11.5 6 3',
  glad: 'M-10 2.5Q-2 12 6 2.5',
  calm: 'M-6 4Q-2 7 2 4',
  aside: 'M-6 4Q-1 7 3 3.5',
  laugh: 'M-11 2.5H7Q6 14-2 14T-11 2.5Z',
} as const;

const DOWN = ['M35 12C43 16 45 21 44 27', 44, 28] as const;
const RESTING = ['M-33 10C-41 14-43 20-42 26', -42, 27] as const;
const SITTING = [['M-33 12C-44 16-46 22-40 25', -38, 25] as const, ['M35 14C43 18 45 24 40 30', 39, 31] as const];

export const POSES: Readonly<Record<MascotPose, PoseShape>> = {
  /** Greets: home on a day with work. */
  wave: { lean: 3, eyes: 0, mouth: 'laugh', arms: [['M-33 6C-44 2-50-8-51-18', -51, -20], DOWN] },
  /** The first day, and empty states. */
  stand: { eyes: 0, mouth: 'smile', arms: [RESTING, DOWN] },
  /** Everything right, and coming back. */
  cheer: {
    eyes: 0,
    mouth: 'laugh',
    arms: [
      ['M-33 4C-45-4-49-16-48-26', -48, -28],
      ['M35 4C47-4 51-16 50-26', 50, -28],
    ],
  },
  /** Carries over its head what is put there: a skill learned, a badge. */
  hold: {
    eyes: 0,
    mouth: 'laugh',
    arms: [
      ['M-33 4C-42-10-36-34-25-43', -24, -45],
      ['M35 4C44-10 38-34 27-43', 26, -45],
    ],
  },
  /** Points at what is on its free side; never at a person. */
  point: { eyes: -1.5, mouth: 'smile', arms: [['M-33 8C-44 8-52 6-58 2', -60, 1], DOWN] },
  /** Results and reports. */
  proud: { eyes: 'laugh', mouth: 'glad', arms: [RESTING, DOWN] },
  /** A search, a page that is not there. */
  think: { eyes: 1, mouth: 'aside', arms: [['M-33 14C-40 18-30 26-20 21', -17, 18], DOWN] },
  /** A day without work. */
  rest: { lean: -9, legs: 'sit', eyes: 'closed', mouth: 'calm', arms: SITTING },
  /** Late in the evening; never where there is work. */
  sleep: { lean: -15, legs: 'sit', eyes: 'closed', mouth: 'aside', arms: SITTING },
  /** Behind the edge of what is below it. */
  peek: { lean: 5, legs: 'none', eyes: 'laugh', mouth: 'glad', arms: [] },
};
