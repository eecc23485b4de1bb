import type { Level, Rng } from '../src/index.ts';

/**
 * A child and one skill: the additive factors model with the figures of Koedinger et al. (2023) over 27 data sets. A first
 * try at the target level succeeds at about 65 % in the beginning (children differ by .56 logit), every question adds .1
 * logit, and one in twenty is a misconception. Of all children 15 % struggle: they begin between 25 and 50 % and practice alone
 * teaches them nothing.
 */
export interface Learner {
  readonly struggles: boolean;
  /** Chance that a first try succeeds, guessing included. */
  readonly chance: (level: Level) => number;
  /** Whether the next first try succeeds; the child learns from it either way. */
  readonly answer: (level: Level) => boolean;
}

const START = Math.log(0.65 / 0.35);
const SPREAD = 0.56;
const GAIN = 0.1;
const SLIP_CHANCE = 0.05;
const STRUGGLING = 0.15;
/** Logits between one level and the next. The real step is not known: each learner meets one of their own around it. */
const STEP = 0.8;
const STEP_SPREAD = 0.2;

const logit = (p: number) => Math.log(p / (1 - p));
const logistic = (x: number) => 1 / (1 + Math.exp(-x));

/** A uniform number in (0, 1). */
export const uniform = (rng: Rng) => (rng.int(0, 999_999) + 0.5) / 1_000_000;

/** A standard normal number (Box and Muller 1958). */
const normal = (rng: Rng) => Math.sqrt(-2 * Math.log(uniform(rng))) * Math.cos(2 * Math.PI * uniform(rng));

export function makeLearner(rng: Rng, targetLevel: Level, guessable: number | null): Learner {
  const struggles = uniform(rng) < STRUGGLING;
  let ability = struggles ? logit(0.25 + 0.25 * uniform(rng)) : START + SPREAD * normal(rng);
  const step = Math.max(0.2, STEP + STEP_SPREAD * normal(rng));
  const chance = (level: Level) => {
    const known = (1 - SLIP_CHANCE) * logistic(ability - step * (level - targetLevel));
    return guessable === null ? known : known + (1 - known) / guessable;
  };
  return {
    struggles,
    chance,
    answer: (level) => {
      const right = uniform(rng) < chance(level);
      if (!struggles) ability += GAIN;
      return right;
    },
  };
}
