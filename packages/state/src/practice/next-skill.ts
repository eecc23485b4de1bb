import type { Contract, ResponseOf } from '@mashq/api/contract';

export type Skills = ResponseOf<Contract['member']['skills']['list']>;
export type Skill = Skills['chapters'][number]['skills'][number];

/** Nearly learned skills come first, then those that are under way, then new ones; learned ones last. */
const ORDER: readonly Skill['mastery']['band'][] = ['near', 'learning', 'starting', 'unseen', 'learned', 'mastered'];

/** The skill to go on with, in the book's order where the bands are equal. */
export function nextSkill(skills: Skills | undefined): Skill | undefined {
  return skills?.chapters
    .flatMap((chapter) => chapter.skills)
    .reduce<Skill | undefined>(
      (best, skill) => (best && ORDER.indexOf(best.mastery.band) <= ORDER.indexOf(skill.mastery.band) ? best : skill),
      undefined,
    );
}
