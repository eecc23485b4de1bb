import { isLearned } from './score.ts';
import type { SkillProgress } from './skill-progress.ts';

/** `example`: the child is offered a worked example. `teacher`: the child goes on to another skill and is on the teacher's list. */
export type Help = 'none' | 'example' | 'teacher';

const wrongForExample = 3;
/** Wrong first tries in a row, at or below the target level, that call the teacher. */
export const wrongForTeacher = 4;
const countedForTeacher = 20;

/**
 * Help after a first try. Three wrong in a row catch nine in ten of those who are stuck (and a fifth of the others, so the
 * offer must be harmless); four in a row, or twenty questions of the target level without having learned, are good enough
 * for a teacher's list. Easier and harder questions are chosen for the child and say nothing here: counting all questions
 * puts two on the list for each one who struggles (`pnpm simulate`, a population with 15 % who do not learn).
 */
export function helpAfter(progress: SkillProgress): Help {
  const { wrongInARow, counted } = progress;
  const notLearned = counted >= countedForTeacher && !isLearned(progress) && progress.band !== 'mastered';
  if (wrongInARow >= wrongForTeacher || notLearned) return 'teacher';
  return wrongInARow >= wrongForExample ? 'example' : 'none';
}
