import type { Band, BandCounts, Contract, ResponseOf } from '@mashq/api/contract';

type SkillGrid = ResponseOf<Contract['teacher']['dashboard']['skillGrid']>;

/** How many skills of the students of a class are in which band; what has no mastery yet is unseen. */
export function bandCounts({ students, skills, cells }: Pick<SkillGrid, 'students' | 'skills' | 'cells'>): BandCounts {
  const counts: Record<Band, number> = { unseen: 0, starting: 0, learning: 0, near: 0, learned: 0, mastered: 0 };
  for (const { mastery } of cells) counts[mastery.band] += 1;
  return { ...counts, unseen: counts.unseen + students.length * skills.length - cells.length };
}
