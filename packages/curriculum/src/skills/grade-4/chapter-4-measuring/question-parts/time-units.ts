import { type Inline, integerKey, type Misconception, misconception } from '../../../../authoring/index.ts';

/** Two units of time of which sixty of the smaller make one of the larger. */
export interface TimeUnits {
  readonly large: string;
  readonly small: string;
}

export const timeUnits: readonly TimeUnits[] = [
  { large: 'ساعت', small: 'دقیقه' },
  { large: 'دقیقه', small: 'ثانیه' },
];

/** So many of the larger unit and so many of the smaller. */
export interface Time {
  readonly large: number;
  readonly small: number;
}

export function inSmall({ large, small }: Time): number {
  return large * 60 + small;
}

export function fromSmall(all: number): Time {
  return { large: Math.floor(all / 60), small: all % 60 };
}

/** A known misconception by its two boxes: id, title for the teacher, the time, and what the child reads. */
export type TimeMisconception = readonly [id: string, title: string, time: Time | null, message: readonly Inline[]];

/** Known misconceptions of a question with two boxes; those with less than nothing in one are left out. */
export function timeMisconceptions(...candidates: readonly TimeMisconception[]): readonly Misconception[] {
  return candidates.flatMap(([id, title, time, message]) =>
    time === null || time.large < 0 || time.small < 0
      ? []
      : [misconception(id, title, integerKey(time.large, time.small), message)],
  );
}
