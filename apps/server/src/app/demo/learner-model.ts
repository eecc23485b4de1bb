import type { Level, Rng } from '@mashq/curriculum';

/**
 * A child who learns: the additive factors model with the figures of Koedinger et al. (2023) over 27 data sets. A first
 * try succeeds at about 65 % in the beginning, children differ by .56 logit, every question of a skill adds .1 logit, and
 * one in twenty is a slip. A sixth of the children do not learn by practice alone and begin between 25 and 50 %.
 */
export interface Learner {
  /** Chance that a first try at the target level of a skill succeeds after `practiced` questions of it. */
  readonly chance: (skillId: string, practiced: number, level: Level) => number;
  /** Seconds spent on a question: log-normal, as reading and reckoning times are. */
  readonly seconds: (rng: Rng) => number;
  /** Share of homeworks done to the end, left halfway, and not begun. */
  readonly diligence: { readonly done: number; readonly partly: number };
  /** Which digits the keyboard writes. */
  readonly keyboard: 'persian' | 'latin' | 'arabic';
  readonly practisesFreely: boolean;
}

const logit = (p: number) => Math.log(p / (1 - p));
const logistic = (x: number) => 1 / (1 + Math.exp(-x));

/** A uniform number in (0, 1). */
const uniform = (rng: Rng) => (rng.int(0, 999_999) + 0.5) / 1_000_000;

/** A standard normal number (Box and Muller 1958). */
function normal(rng: Rng): number {
  return Math.sqrt(-2 * Math.log(uniform(rng))) * Math.cos(2 * Math.PI * uniform(rng));
}

const START = logit(0.65);
const SPREAD = 0.56;
const GAIN = 0.1;
const SLIP = 0.05;
/** From here on a class is careful too, and a slip is one in a hundred. */
export const CAREFUL = 2;
const CAREFUL_SLIP = 0.01;
/** Logits between one level and the next. */
const LEVEL_STEP = 0.8;
const TARGET = 2;

/** One child of the demo; `ahead` is of its class, in logits. */
export function makeLearner(rng: Rng, ahead = 0): Learner {
  const struggles = rng.chance(1, 6);
  const ability = ahead + (struggles ? logit(0.25 + 0.25 * uniform(rng)) : START + SPREAD * normal(rng));
  const gain = struggles ? 0 : GAIN;
  const slip = ahead < CAREFUL ? SLIP : CAREFUL_SLIP;
  const pace = Math.exp(Math.log(24) + 0.35 * normal(rng));
  const ofSkill = new Map<string, number>();
  const diligence = rng.weighted([
    [{ done: 0.96, partly: 0.02 }, 6],
    [{ done: 0.8, partly: 0.12 }, 3],
    [{ done: 0.5, partly: 0.2 }, 1],
  ]);
  return {
    chance: (skillId, practiced, level) => {
      let own = ofSkill.get(skillId);
      if (own === undefined) {
        own = 0.4 * normal(rng);
        ofSkill.set(skillId, own);
      }
      return (1 - slip) * logistic(ability + own + gain * practiced - LEVEL_STEP * (level - TARGET));
    },
    seconds: (own) => Math.round(Math.min(600, Math.max(4, pace * Math.exp(0.5 * normal(own))))),
    diligence,
    keyboard: rng.weighted([
      ['persian', 8],
      ['latin', 1],
      ['arabic', 1],
    ]),
    practisesFreely: rng.chance(1, 5),
  };
}

/** Whether something of this chance happens. */
export const happens = (rng: Rng, chance: number) => uniform(rng) < chance;
