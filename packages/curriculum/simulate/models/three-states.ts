import {
  expectedSuccess,
  helpAfter,
  isLearned,
  type LearningParameters,
  nextLevel,
  recordFirstTry,
  rested,
  type SkillProgress,
  stuckShare,
} from '../../src/index.ts';
import { newProgressBy } from '../../src/practice/progress.ts';
import type { Model } from './model.ts';

const TARGET = 2;

/** The product's own functions, which keep what they believe in the columns of a student and skill. */
export function threeStates(p: LearningParameters): Model<SkillProgress> {
  const chance = (state: SkillProgress, days: number) =>
    expectedSuccess(rested(state, days, p), TARGET, TARGET, null, p);
  return {
    name: 'three states',
    begin: newProgressBy(p),
    update: (before, { level, targetLevel, guessable, value, hintsOpened, days }) =>
      recordFirstTry(before, { level, targetLevel, guessable, value, hinted: hintsOpened > 0, days }, p),
    estimate: chance,
    uncertainty: (state, days) => {
      const now = rested(state, days, p);
      const stuck = stuckShare(now);
      const mean = chance(state, days);
      const learning = 1 - now.score - stuck;
      return Math.sqrt(
        now.score * (p.ifKnown - mean) ** 2 + learning * (p.ifLearning - mean) ** 2 + stuck * (p.ifStuck - mean) ** 2,
      );
    },
    isLearned: (state) => isLearned(state, p),
    needsHelp: (state) => helpAfter(state, p) === 'teacher',
    nextLevel: (state, skill, firstOfSession) => nextLevel(skill, state, firstOfSession, p),
  };
}
