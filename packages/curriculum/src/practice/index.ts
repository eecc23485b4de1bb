export { chooseSkills, mixSkills, type SkillCandidate } from './choose-skills.ts';
export { type Help, helpAfter, wrongForTeacher } from './help.ts';
export { expectedSuccess, type LevelChoice, nextLevel } from './level.ts';
export { type MasteryLevel, masteryLevelNames, masteryLevels } from './mastery-levels.ts';
export {
  daysToNextReview,
  firstTryValue,
  newProgress,
  recordFirstTry,
  recordReview,
  reviewGapsInDays,
} from './progress.ts';
export { fewestCounted, isLearned, learnedScore, rightAnswersToLearn } from './score.ts';
export type { FirstTry, SkillProgress } from './skill-progress.ts';
export { stepsBeforeResult } from './steps-before-result.ts';
