import { learningParameters } from './parameters.ts';
import type { SkillProgress } from './progress-types.ts';
import { isLearned } from './score.ts';

const logit = (p: number) => Math.log(p / (1 - p));

/** Logits of certainty that a question brings are 1 / `perLogit`, in the middle of simulated students; the last is short. */
const perLogit = 3.9;
const shorter = 0.2;
/** However far from it: who has only failed so far learns as one who begins. */
const most = 18;
/** Where a guess may do, an answer says less: with two options it takes 1.75 times as many. */
const longerWith = (options: number | null) => (options === null ? 1 : 1 + 3 / options ** 2);

/**
 * How many more questions it takes to learn the skill, of this kind of answer: half of the simulated students need fewer, half
 * more (`test/learning-model.test.ts`). An estimate to encourage with, never a promise.
 */
export function questionsToLearn(progress: SkillProgress, guessable: number | null): number {
  if (isLearned(progress)) return 0;
  const { learned, least } = learningParameters;
  const missing = logit(learned) - logit(Math.min(learned, Math.max(0.001, progress.score)));
  const questions = Math.min(most, perLogit * (missing - shorter)) * longerWith(guessable);
  return Math.max(1, least - progress.counted, Math.round(questions));
}
