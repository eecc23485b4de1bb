export { type Help, helpAfter, wrongForTeacher } from './help.ts';
export { expectedSuccess, type LevelChoice, nextLevel } from './level.ts';
export { type MasteryLevel, masteryLevelNames, masteryLevels } from './mastery-levels.ts';
export {
  daysToNextReview,
  type FirstTry,
  firstTryValue,
  newProgress,
  recordFirstTry,
  recordReview,
  reviewGapsInDays,
  type SkillProgress,
} from './progress.ts';
export { fewestCounted, isLearned, learnedScore, rightAnswersToLearn } from './score.ts';
