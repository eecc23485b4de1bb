import type { NamedTone } from '@mashq/curriculum/model';

/** Words that figures write by themselves; all others come with the figure's data. Numbers come in the reader's digits. */
export interface FigureMessages {
  /** Is where a value is asked for. */
  unknown: string;
  /** Key of a pictogram, after its picture. */
  pictureWorth: (count: string, unit: string) => string;
  /** Colors of beads and sectors, as a legend names them. */
  tones: Readonly<Record<NamedTone, string>>;
  /** Written on the two sides of a coin. */
  coin: Readonly<Record<'heads' | 'tails', string>>;
  /** Name of one figure of a growing pattern. */
  patternStage: (number: string) => string;
}

export const faLearningFigures: FigureMessages = {
  unknown: '؟',
  pictureWorth: (count, unit) => `یعنی ${count} ${unit}`,
  tones: { turmeric: 'زرد', leaf: 'سبز', rose: 'قرمز', sky: 'آبی', none: 'خاکستری' },
  coin: { heads: 'رو', tails: 'پشت' },
  patternStage: (number) => `شکل ${number}`,
};
