import type { Band, SkillInfo, SkillStanding } from '@mashq/api/contract';

export type PracticeSkill = SkillInfo & { standing: SkillStanding };

const SHOWN = 6;
/** What is begun goes before what is new, what is nearly there before what is far, and what is known comes last. */
const ORDER: readonly Band[] = ['near', 'learning', 'starting', 'unseen', 'learned', 'mastered'];

/** The few skills worth a child's next minutes, in the order of the book where they are worth the same. */
export function skillsToPractise(chapters: readonly { skills: readonly PracticeSkill[] }[]): PracticeSkill[] {
  return chapters
    .flatMap(({ skills }) => skills)
    .sort((one, other) => ORDER.indexOf(one.standing.band) - ORDER.indexOf(other.standing.band))
    .slice(0, SHOWN);
}
