import { type Card, createEmptyCard, fsrs, type Grade, Rating, type State } from 'ts-fsrs';
import { RECALLED_WITHIN_SECONDS } from './facts.ts';

/** What is kept of one child's memory of one fact: plain data, to be stored as it is. Times are milliseconds since 1970. */
export interface FactMemory {
  /** When it should be asked again. */
  readonly dueAt: number;
  readonly lastAt: number;
  /** Days after which it is recalled with a chance of 90 %. */
  readonly stability: number;
  /** 1 to 10. */
  readonly difficulty: number;
  readonly reviews: number;
  /** How often it was forgotten after it had been learned. */
  readonly lapses: number;
  /** The phase and step of the scheduler, and the gap it planned in days. */
  readonly phase: number;
  readonly step: number;
  readonly plannedDays: number;
}

/** A first try at a fact. */
export interface FactTry {
  readonly right: boolean;
  /** From the question's sight to its answer. */
  readonly seconds: number;
  readonly at: number;
}

/** The chance of recall at which a fact is asked again: the scheduler's own default. */
export const WANTED_RECALL = 0.9;

const scheduler = fsrs({ request_retention: WANTED_RECALL, enable_fuzz: false });

const toCard = (memory: FactMemory): Card => ({
  due: new Date(memory.dueAt),
  last_review: new Date(memory.lastAt),
  stability: memory.stability,
  difficulty: memory.difficulty,
  elapsed_days: 0,
  scheduled_days: memory.plannedDays,
  learning_steps: memory.step,
  reps: memory.reviews,
  lapses: memory.lapses,
  state: memory.phase as State,
});

const gradeOf = ({ right, seconds }: FactTry): Grade => {
  if (!right) return Rating.Again;
  return seconds <= RECALLED_WITHIN_SECONDS ? Rating.Good : Rating.Hard;
};

/**
 * A child's memory of a fact after a first try at it, by FSRS (Ye, Su and Cao 2022, in ts-fsrs): wrong is “again”, right
 * but slow is “hard”, right at once is “good”. `before` is null for a fact never asked. While the school year lasts,
 * no gap reaches beyond `yearEndsAt`; after a later try a fact gets the gap it would have without an end. Throws
 * `RangeError` for a try before the last one.
 */
export function rememberFact(before: FactMemory | null, tried: FactTry, yearEndsAt: number): FactMemory {
  if (before && tried.at < before.lastAt) throw new RangeError('a fact is not tried before its last try');
  const now = new Date(tried.at);
  const { card } = scheduler.next(before ? toCard(before) : createEmptyCard(now), now, gradeOf(tried));
  const dueAt = card.due.getTime();
  return {
    // The scheduler's own `maximum_interval` does not hold: after a good answer it plans a day more than after a hard one.
    dueAt: tried.at < yearEndsAt ? Math.min(dueAt, yearEndsAt) : dueAt,
    lastAt: tried.at,
    stability: card.stability,
    difficulty: card.difficulty,
    reviews: card.reps,
    lapses: card.lapses,
    phase: card.state,
    step: card.learning_steps,
    plannedDays: card.scheduled_days,
  };
}

/** The chance, 0 to 1, that a fact would be recalled at a time after its last try. */
export function recallChance(memory: FactMemory, at: number): number {
  return scheduler.get_retrievability(toCard(memory), new Date(at), false);
}
