import type { Level } from '../../src/index.ts';
import { normalShare } from '../children/chance.ts';
import {
  type ChoiceParameters,
  type Counts,
  counted,
  type HelpParameters,
  isEvidence,
  isInTrouble,
  logistic,
  logit,
  type Model,
  nearestLevel,
  noCounts,
  withGuess,
} from './model.ts';

interface State extends Counts {
  /** Ability against the target level in logits: mean and variance of a normal belief. */
  readonly mean: number;
  readonly variance: number;
}

export interface RaschParameters extends HelpParameters, ChoiceParameters {
  readonly mean: number;
  readonly variance: number;
  readonly gap: number;
  /** How much an answer at another level than the target says, of what it would say if levels were one scale. */
  readonly elsewhere: number;
  readonly lapse: number;
  /** What a question adds to the mean and the variance. */
  readonly gain: number;
  readonly drift: number;
  /** Days after which half of the way to where children begin is lost. */
  readonly halfLife: number;
  /** The chance that has to be reached, and how sure of it one must be. */
  readonly reached: number;
  readonly sure: number;
  readonly least: number;
  /** The chance at the target level below which a child is in trouble. */
  readonly middle: number;
}

/** The largest step of one answer in logits. */
const LARGEST_STEP = 1;

/** A Rasch estimate with its uncertainty, one Newton step an answer (as Glicko, Glickman 1999), with lapse, guess and forgetting. */
export function rasch(p: RaschParameters): Model<State> {
  const rested = ({ mean, variance }: State, days: number) => {
    const left = 2 ** (-days / p.halfLife);
    return { mean: p.mean + (mean - p.mean) * left, variance: variance + (p.variance - variance) * (1 - left * left) };
  };
  const chance = (ability: number, gap: number) => (1 - p.lapse) * logistic(ability - p.gap * gap);
  const above = ({ mean, variance }: State, share: number) =>
    normalShare((mean - logit(share / (1 - p.lapse))) / Math.sqrt(variance));
  const isLearned = (state: State) => above(state, p.reached) >= p.sure && state.atLevel >= p.least && state.lastRight;
  return {
    name: 'Rasch estimate',
    begin: { ...noCounts, mean: p.mean, variance: p.variance },
    update: (before, observation) => {
      const { level, targetLevel, guessable, value, days } = observation;
      const { mean, variance } = rested(before, days);
      const counts = counted(before, observation);
      if (!isEvidence(observation)) return { ...counts, mean: mean + p.gain, variance: variance + p.drift };
      const expected = withGuess(chance(mean, level - targetLevel), guessable);
      const known = logistic(mean - p.gap * (level - targetLevel));
      const slope = (guessable === null ? 1 : 1 - 1 / guessable) * (1 - p.lapse) * known * (1 - known);
      const noise = (expected * (1 - expected)) / (level === targetLevel ? 1 : p.elsewhere);
      const narrowed = 1 / (1 / variance + (slope * slope) / noise);
      const step = (narrowed * slope * (value - expected)) / noise;
      return {
        ...counts,
        mean: mean + Math.max(-LARGEST_STEP, Math.min(LARGEST_STEP, step)) + p.gain,
        variance: narrowed + p.drift,
      };
    },
    estimate: (state, days) => chance(rested(state, days).mean, 0),
    uncertainty: (state, days) => {
      const { mean, variance } = rested(state, days);
      const half = Math.sqrt(variance);
      return (chance(mean + half, 0) - chance(mean - half, 0)) / 2;
    },
    isLearned,
    needsHelp: (state) => !isLearned(state) && isInTrouble(p, state, 1 - above(state, p.middle)),
    nextLevel: (state, skill, firstOfSession) =>
      nearestLevel(
        skill,
        state,
        (level: Level) => withGuess(chance(state.mean, level - skill.targetLevel), skill.guessable),
        p,
        firstOfSession,
      ),
  };
}
