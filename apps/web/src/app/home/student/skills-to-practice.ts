import type { Band, SkillInfo, SkillMastery } from '@mashq/api/contract';

export type PracticeSkill = SkillInfo & { mastery: SkillMastery };

const SHOWN = 6;
/** Started skills come before new ones, nearly mastered before weak ones, and mastered ones last. */
const ORDER: readonly Band[] = ['near', 'learning', 'starting', 'unseen', 'learned', 'mastered'];

/** The first few skills to practice, in book order where the priority is equal. */
export function skillsToPractice(chapters: readonly { skills: readonly PracticeSkill[] }[]): PracticeSkill[] {
  return chapters
    .flatMap(({ skills }) => skills)
    .sort((one, other) => ORDER.indexOf(one.mastery.band) - ORDER.indexOf(other.mastery.band))
    .slice(0, SHOWN);
}
