/** How far a student is in a skill, lowest first. */
export const masteryLevels = ['unseen', 'starting', 'learning', 'near', 'learned', 'mastered'] as const;

export type MasteryLevel = (typeof masteryLevels)[number];

interface MasteryLevelNames {
  /** What the student sees. */
  readonly title: string;
  /** The school's descriptive evaluation (ارزشیابی توصیفی); null while nothing is assessed. */
  readonly descriptive: string | null;
  /** Quarters of the meter. */
  readonly quarters: 0 | 1 | 2 | 3 | 4;
}

/** Persian names of the bands and the descriptive level each stands for. */
export const masteryLevelNames: Readonly<Record<MasteryLevel, MasteryLevelNames>> = {
  unseen: { title: 'ندیده', descriptive: null, quarters: 0 },
  starting: { title: 'در حال شروع', descriptive: null, quarters: 0 },
  learning: { title: 'در حال یادگیری', descriptive: 'نیاز به آموزش و تلاش بیشتر', quarters: 1 },
  near: { title: 'نزدیک یادگیری', descriptive: 'قابل قبول', quarters: 2 },
  learned: { title: 'یاد گرفته', descriptive: 'خوب', quarters: 3 },
  mastered: { title: 'مسلط', descriptive: 'خیلی خوب', quarters: 4 },
};
