import type { Level } from '../model/index.ts';
import { type LearningParameters, learningParameters } from './parameters.ts';
import type { FirstTry, SkillProgress } from './progress-types.ts';

/**
 * What is believed of a student and a skill: knows it, is learning it, or is stuck. Knowledge tracing (Corbett and Anderson 1995)
 * with a third state, chances by level and by the options of a question, and forgetting. A student who has just begun does
 * not know a skill either: what calls the teacher is the chance of being stuck, not that of not knowing.
 */
export type Belief = Pick<SkillProgress, 'score' | 'rating'>;

const logistic = (x: number) => 1 / (1 + Math.exp(-x));
const logit = (p: number) => Math.log(p / (1 - p));

/** Nothing is ever quite sure, so that answers can always change it. */
const SURE = 0.999;
const LARGEST_RATING = 6;
const unsure = (share: number) => Math.min(SURE, Math.max(1 - SURE, share));

/** Even who knows a skill slips at the easiest question. */
const BEST = 0.98;

/** A chance at the target level, moved to a level that is `gap` harder. */
const atGap = (chance: number, gap: number, p: LearningParameters) =>
  BEST * logistic(logit(chance / BEST) - p.gap * gap);

const withGuess = (known: number, guessable: number | null) =>
  guessable === null ? known : known + (1 - known) / guessable;

/** A student before the first question. */
export const firstBelief = (p: LearningParameters = learningParameters): Belief => ({
  score: p.begin,
  rating: logit((1 - p.begin - p.stuck) / (1 - p.begin)),
});

function sharesOf({ score, rating }: Belief) {
  const known = unsure(score);
  const learning = (1 - known) * logistic(rating);
  return { known, learning, stuck: 1 - known - learning };
}

/** The chance that practice alone does not bring the student on. */
export const stuckShare = (belief: Belief): number => sharesOf(belief).stuck;

/** What is believed after days without practice: what was sure is in doubt again, down to what a beginner knows. */
export function rested<B extends Belief>(belief: B, days: number, p: LearningParameters = learningParameters): B {
  if (belief.score <= p.begin || days <= 0) return belief;
  return { ...belief, score: p.begin + (belief.score - p.begin) * 2 ** (-days / p.halfLife) };
}

/** The chance of a right first try expected at a level, guessing included. */
export function expectedSuccess(
  belief: Belief,
  level: Level,
  targetLevel: Level,
  guessable: number | null,
  p: LearningParameters = learningParameters,
): number {
  const { known, learning, stuck } = sharesOf(belief);
  const at = (chance: number) => atGap(chance, level - targetLevel, p);
  return withGuess(known * at(p.ifKnown) + learning * at(p.ifLearning) + stuck * at(p.ifStuck), guessable);
}

/** Whether a first try says something of what the student knows: what is right with a hint does not. */
export const isEvidence = ({ value, hinted }: Pick<FirstTry, 'value' | 'hinted'>) => !hinted || value === 0;

/** What is believed after a first try. */
export function updatedBelief(before: Belief, attempt: FirstTry, p: LearningParameters = learningParameters): Belief {
  const { level, targetLevel, value, guessable } = attempt;
  const { known, learning, stuck } = sharesOf(rested(before, attempt.days, p));
  const likely = (chance: number) => {
    if (!isEvidence(attempt)) return 1;
    const right = withGuess(atGap(chance, level - targetLevel, p), guessable);
    const likelihood = value * right + (1 - value) * (1 - right);
    return level === targetLevel ? likelihood : likelihood ** p.elsewhere;
  };
  const knew = known * likely(p.ifKnown);
  const learned = learning * likely(p.ifLearning);
  const isStuck = stuck * likely(p.ifStuck);
  const all = knew + learned + isStuck;
  const goesOn = learned * (1 - p.learn) + isStuck * p.free;
  const rating = Math.log(goesOn / (isStuck * (1 - p.free)));
  return {
    score: unsure((knew + learned * p.learn) / all),
    rating: Math.min(LARGEST_RATING, Math.max(-LARGEST_RATING, rating)),
  };
}
