import type { Ref } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
/** The level a child has reached in a skill: five bands of mastery, and not yet seen. */
export type SkillBand = 'unseen' | 'starting' | 'learning' | 'near' | 'learned' | 'mastered';

/** From the least to the most. */
export const SKILL_BANDS: readonly SkillBand[] = ['unseen', 'starting', 'learning', 'near', 'learned', 'mastered'];

export interface SkillGridSkill {
  id: string;
  title: string;
  /** Where the column's head leads. */
  href?: string | undefined;
}

export interface SkillGridStudent {
  id: string | number;
  name: string;
  /** Where the row's head leads. */
  href?: string | undefined;
  /** The name has a flag. @default false */
  needsHelp?: boolean | undefined;
}

export interface SkillGridValue {
  band: SkillBand;
  /** Answers the band rests on, heard. */
  answers: number;
  /** Marked over the band: who needs help may be in any of them. @default false */
  needsHelp?: boolean | undefined;
  /** Where the cell leads. */
  href?: string | undefined;
}

export interface SkillGridProps extends RootProps {
  /** What the grid is of; heard, as a heading over it is seen. */
  caption: string;
  skills: readonly SkillGridSkill[];
  students: readonly SkillGridStudent[];
  /** A student's standing in a skill; without one the cell is `unseen`. */
  mastery: (student: SkillGridStudent, skill: SkillGridSkill) => SkillGridValue | undefined;
  /**
   * Follows a link inside the app. The links are plain ones, as there are thousands; without this the browser follows
   * them. A press with a modifier key is always the browser's.
   */
  onNavigate?: (href: string) => void;
  /** Words of the bands. @default «ندیده»، «در حال شروع»، … «مسلط» */
  bandLabels?: Readonly<Record<SkillBand, string>>;
  /** Words after the number, heard. @default «۱۲ پاسخ» */
  answersLabel?: (count: string) => string;
  /** Words of who needs help, heard. @default «کمک می‌خواهد» */
  helpLabel?: string;
  /** Heard of a skill: how many have learned it. @default «۸ نفر یاد گرفته‌اند» */
  learnedLabel?: (count: string) => string;
  /** Heard of a skill: how many need help in it. @default «۵ نفر کمک می‌خواهند» */
  helpCountLabel?: (count: string) => string;
  /** In the corner. @default «۳۰ دانش‌آموز» */
  studentsLabel?: (count: string) => string;
  /** Name of the legend. @default «راهنمای نشانه‌ها» */
  legendLabel?: string;
  /** @default false */
  isLegendHidden?: boolean;
  ref?: Ref<HTMLDivElement>;
}
