import { stuckShare } from './belief.ts';
import { type LearningParameters, learningParameters } from './parameters.ts';
import type { SkillProgress } from './progress-types.ts';
import { isLearned } from './score.ts';

/** `example`: the child is offered a worked example. `teacher`: the child goes on to another skill and is on the teacher's list. */
export type Help = 'none' | 'example' | 'teacher';

const wrongForExample = 3;
/** Wrong first tries in a row, at or below the target level, that may call the teacher. */
export const wrongForTeacher = 4;
const triesForTeacher = 20;

/**
 * Help after a first try. Three wrong in a row offer an example, which harms nobody. The teacher is called after four in a
 * row, or after twenty questions without having learned, where the student is about as likely stuck as slow or unlucky: without that
 * three in five on the list would not need it (`pnpm simulate`). What is right with a hint is no wrong answer here.
 */
export function helpAfter(progress: SkillProgress, p: LearningParameters = learningParameters): Help {
  const { wrongInARow, tries, band } = progress;
  const hasLearned = isLearned(progress, p) || band === 'learned' || band === 'mastered';
  const stuck = stuckShare(progress);
  const failsInARow = wrongInARow >= wrongForTeacher && stuck >= p.trouble;
  if (failsInARow || (!hasLearned && tries >= triesForTeacher && stuck >= p.late)) return 'teacher';
  return wrongInARow >= wrongForExample ? 'example' : 'none';
}
