import type { Level, Rng } from '../../src/index.ts';
import { happens, normal, normalShare } from './chance.ts';

/** One question as a child meets it. */
export interface Item {
  readonly level: Level;
  readonly targetLevel: Level;
  readonly guessable: number | null;
}

export interface Answer {
  readonly right: boolean;
  readonly hintsOpened: number;
}

/** A child at one skill. What it knows follows from its population, never from a model that is compared. */
export interface Child {
  /** Practice alone does not bring it there: it should be found. */
  readonly struggles: boolean;
  /** Its chance at the target level now, what a guess adds taken out. */
  readonly known: () => number;
  /** Its first try at a question; it learns from it. */
  readonly answer: (item: Item) => Answer;
  /** Days pass without practice. */
  readonly rest: (days: number) => void;
}

/** What a population says of a child; chances are those of a typed answer. */
export interface Nature {
  readonly struggles: boolean;
  /** Chance by level, the target at `gap` 0. */
  readonly chance: (gap: number) => number;
  /** Its chance at the target level in the long run, where the one of this moment says something else. */
  readonly known?: () => number;
  /** What a question does to it. */
  readonly learn?: (right: boolean, helped: boolean) => void;
  readonly rest?: (days: number) => void;
  /** Share of questions it does not read but guesses. */
  readonly rushes?: number;
  /** Chance that it opens hints when its chance is `chance`. */
  readonly asks?: (chance: number) => number;
}

/** With a hint nearly everybody gets it right: the last one says almost everything. */
const RIGHT_WITH_HINT = 0.93;
/** A typed answer that is not thought about. */
const LUCKY_TYPED = 0.02;

export function childOf(rng: Rng, nature: Nature): Child {
  const { struggles, chance, learn, rest, rushes = 0, asks } = nature;
  return {
    struggles,
    known: nature.known ?? (() => chance(0)),
    rest: (days) => rest?.(days),
    answer: ({ level, targetLevel, guessable }) => {
      const guess = guessable === null ? LUCKY_TYPED : 1 / guessable;
      const own = chance(level - targetLevel);
      const helped = asks !== undefined && happens(rng, asks(own));
      const withGuess = guessable === null ? own : own + (1 - own) * guess;
      const right = happens(rng, helped ? RIGHT_WITH_HINT : happens(rng, rushes) ? guess : withGuess);
      learn?.(right, helped);
      return { right, hintsOpened: helped ? 1 + rng.int(0, 2) : 0 };
    },
  };
}

/**
 * Chances by level for an ability in probits. Every child has steps of its own between the levels, some hardly any, some
 * large: the books' levels are an author's opinion, not a scale.
 */
export function ownLevels(rng: Rng, lapse: number): (ability: number, gap: number) => number {
  const step = () => Math.max(0.05, 0.45 + 0.22 * normal(rng));
  const steps = [step(), step(), step(), step(), step(), step()] as const;
  const distance = (gap: number) => Math.sign(gap) * steps.slice(0, Math.abs(gap)).reduce((sum, one) => sum + one, 0);
  return (ability, gap) => (1 - lapse) * normalShare(ability - distance(gap));
}
