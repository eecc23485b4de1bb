export { type Band, bands, bandWords } from './bands.ts';
export { type Help, helpAfter, wrongForTeacher } from './help.ts';
export { expectedSuccess, type LevelChoice, nextLevel } from './level.ts';
export {
  daysToNextReview,
  type FirstTry,
  firstTryWorth,
  newProgress,
  recordFirstTry,
  recordReview,
  reviewGapsInDays,
  type SkillProgress,
} from './progress.ts';
export { fewestCounted, isLearned, learnedScore, rightAnswersToLearn } from './score.ts';
