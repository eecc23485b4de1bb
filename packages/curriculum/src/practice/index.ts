export { type Belief, expectedSuccess, rested, stuckShare } from './belief.ts';
export { chooseSkills, mixSkills, type SkillCandidate } from './choose-skills.ts';
export { type Help, helpAfter, wrongForTeacher } from './help.ts';
export { type LevelChoice, nextLevel } from './level.ts';
export { type MasteryLevel, masteryLevelNames, masteryLevels } from './mastery-levels.ts';
export { type LearningParameters, learningParameters } from './parameters.ts';
export {
  nextInPlacement,
  PLACEMENT_QUESTIONS,
  PLACEMENT_SECONDS,
  type PlacementAnswer,
  type PlacementResult,
  placementResults,
  startingProgress,
} from './placement.ts';
export {
  daysToNextReview,
  firstTryValue,
  newProgress,
  recordFirstTry,
  recordReview,
  reviewGapsInDays,
} from './progress.ts';
export type { FirstTry, SkillProgress } from './progress-types.ts';
export { questionsToLearn } from './questions-to-learn.ts';
export { fewestCounted, isLearned } from './score.ts';
export { stepBackFrom } from './step-back.ts';
export { stepsBeforeResult } from './steps-before-result.ts';
