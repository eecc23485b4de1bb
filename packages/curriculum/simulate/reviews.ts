import {
  createRng,
  daysToNextReview,
  type Level,
  learningParameters,
  recordReview,
  type SkillProgress,
} from '../src/index.ts';
import { allPopulations, type Population } from './children/populations.ts';
import { learn } from './learn.ts';
import { KNOWN_ENOUGH } from './practice.ts';

export interface ReviewMeasures {
  /** Of those called mastered after three reviews, the share whose true chance is below .70. */
  readonly falselyMastered: number;
  /** Of those who know it all the time, the share that is not called mastered after six reviews. */
  readonly notMastered: number;
}

const REVIEWS = 6;
const EARLY_REVIEWS = 3;
const KNOWS = 0.85;

type Rule = (before: SkillProgress, right: boolean, guessable: number | null, days: number) => SkillProgress;

const product: Rule = (before, right, guessable, days) =>
  recordReview(
    before,
    { level: 2, targetLevel: 2, value: right ? 1 : 0, guessable, hinted: false, days },
    days,
    learningParameters,
  );

/** Until 2026-11: one right answer makes mastery, one wrong takes it. */
const before2026: Rule = (before, right) => ({
  ...before,
  reviewsPassed: right ? before.reviewsPassed + 1 : 0,
  band: right ? 'mastered' : 'learned',
});

export const reviewRules: readonly { readonly name: string; readonly rule: Rule }[] = [
  { name: 'three states', rule: product },
  { name: 'one review, until now', rule: before2026 },
];

/** A question at the target level whenever a review is due, after a child learned the skill. */
export function measureReviews(rule: Rule, guessable: number | null, children: number, seed: number): ReviewMeasures {
  const [mixedClass] = allPopulations as readonly [Population, ...Population[]];
  let [mastered, falsely, known, unmastered] = [0, 0, 0, 0];
  for (let index = 0; index < children; index += 1) {
    const rng = createRng('simulate/reviews', seed * 1_000_000 + index);
    const child = mixedClass.child(rng);
    let progress = learn(child, guessable);
    if (progress === null) continue;
    let alwaysKnew = true;
    for (let review = 0; review < REVIEWS; review += 1) {
      const days = daysToNextReview(progress);
      child.rest(days);
      alwaysKnew &&= child.known() >= KNOWS;
      const answer = child.answer({ level: 2 as Level, targetLevel: 2, guessable });
      progress = rule(progress, answer.right, guessable, days);
      if (review !== EARLY_REVIEWS - 1 || progress.band !== 'mastered') continue;
      mastered += 1;
      if (child.known() < KNOWN_ENOUGH) falsely += 1;
    }
    if (!alwaysKnew) continue;
    known += 1;
    if (progress.band !== 'mastered') unmastered += 1;
  }
  return { falselyMastered: falsely / mastered, notMastered: unmastered / known };
}
