import type { SkillProgress } from './progress.ts';
import { isLearned } from './score.ts';

/** `example`: the child is offered a worked example. `teacher`: the child goes on to another skill and stands on the teacher's list. */
export type Help = 'none' | 'example' | 'teacher';

const wrongForExample = 3;
const wrongForTeacher = 4;
const triesForTeacher = 20;

/**
 * Help after a first try. Three wrong in a row catch nine in ten of those who are stuck (and a fifth of the others, so the offer must be
 * harmless); four in a row, or twenty questions without having learned, are right in six of ten cases (simulation of a population
 * with 15 % who do not learn), good enough for a teacher's list.
 */
export function helpAfter(progress: SkillProgress): Help {
  const { wrongInARow, tries } = progress;
  const notLearned = tries >= triesForTeacher && !isLearned(progress) && progress.band !== 'mastered';
  if (wrongInARow >= wrongForTeacher || notLearned) return 'teacher';
  return wrongInARow >= wrongForExample ? 'example' : 'none';
}
