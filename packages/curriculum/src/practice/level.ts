import type { Level } from '../model/index.ts';
import { expectedSuccess } from './belief.ts';
import { type LearningParameters, learningParameters } from './parameters.ts';
import type { SkillProgress } from './progress-types.ts';
import { isLearned } from './score.ts';

/** A session of a skill that was begun opens at .85, for courage (Math Garden: higher success, more practice, larger gains). */
const openingOfSession = 0.85;

/** The first questions of a skill find out whether it is known: at the target level, not beyond it. */
const triesToFindOut = 2;

/** After this many easier questions one at the target level comes, which says most. */
const mostBelowInARow = 2;

/** What of a skill the choice of level needs. */
export interface LevelChoice {
  readonly levels: readonly Level[];
  readonly targetLevel: Level;
  readonly guessable: number | null;
}

/**
 * The level of the next question: the one whose expected success is nearest to what is wanted (of two as near, the easier).
 * Never more than two questions in a row below the target level. What is nearly proved at other levels is shown at the
 * target level itself.
 */
export function nextLevel(
  skill: LevelChoice,
  progress: SkillProgress,
  firstOfSession: boolean,
  p: LearningParameters = learningParameters,
): Level {
  const { targetLevel, guessable } = skill;
  const { tries, belowInARow, score } = progress;
  const lacksProof = score >= p.learned && !isLearned(progress, p);
  if (belowInARow >= mostBelowInARow || lacksProof) return targetLevel;
  const findsOut = tries < triesToFindOut;
  const levels = findsOut ? skill.levels.filter((level) => level <= targetLevel) : skill.levels;
  const wanted = findsOut ? p.opening : firstOfSession ? openingOfSession : p.wanted;
  const miss = (level: Level) => Math.abs(expectedSuccess(progress, level, targetLevel, guessable, p) - wanted);
  return levels.reduce((best, level) => (miss(level) < miss(best) ? level : best), levels[0] ?? targetLevel);
}
