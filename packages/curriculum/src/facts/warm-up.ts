import { dueFacts, type FactMemories, NEW_FACTS_AT_ONCE, newFacts } from './choose.ts';
import { FACTS, type Fact, factId, RECALLED_WITHIN_SECONDS } from './facts.ts';
import type { FactMemory } from './memory.ts';

/** Facts of one warm-up: about two minutes. */
export const WARM_UP_FACTS = 12;
/** After this much time no further fact is asked. */
export const WARM_UP_SECONDS = 300;
/** How often a fact that is missed is asked in one warm-up. */
export const TRIES_A_FACT = 3;
/** Other facts between a miss and the same fact. */
const FACTS_BETWEEN = 3;
/** A fact is known that is recalled with a chance of 90 % after as many days. */
const KNOWN_FOR_DAYS = 7;

export interface PlannedFact {
  /** Its `factId`. */
  readonly fact: string;
  /** The student was never asked it. */
  readonly isNew: boolean;
}

export interface WarmUpTry {
  readonly fact: string;
  /** Null where the student did not know. */
  readonly given: number | null;
  readonly seconds: number;
}

const byId: ReadonlyMap<string, Fact> = new Map(FACTS.map((fact) => [factId(fact), fact]));

/** The fact of a `factId`; undefined for any other text. */
export const factById = (id: string): Fact | undefined => byId.get(id);

/** Whether an answer is the product of a fact. Throws `RangeError` for what is no fact. */
export function isFactRight(id: string, given: number | null): boolean {
  const fact = factById(id);
  if (fact === undefined) throw new RangeError(`no fact: ${id}`);
  return given === fact.a * fact.b;
}

/**
 * The facts of a warm-up: those that are due, then new ones in the order they are taught. It has more new facts than one sitting
 * teaches: a student who knows them already is not kept waiting; `nextInWarmUp` stops for the others.
 */
export function planWarmUp(memories: FactMemories, at: number): readonly PlannedFact[] {
  const due = dueFacts(memories, at).map((fact) => ({ fact: factId(fact), isNew: false }));
  const fresh = newFacts(memories).map((fact) => ({ fact: factId(fact), isNew: true }));
  return [...due, ...fresh].slice(0, WARM_UP_FACTS);
}

/**
 * The fact to ask after these tries of a warm-up, or null where it is over: the next of the plan, but a missed one again after a
 * few others, at most `TRIES_A_FACT` times. New facts end once `NEW_FACTS_AT_ONCE` of them were not recalled at once. It
 * depends on nothing else: app and server come to the same fact.
 */
export function nextInWarmUp(plan: readonly PlannedFact[], tries: readonly WarmUpTry[]): string | null {
  if (tries.reduce((sum, { seconds }) => sum + seconds, 0) >= WARM_UP_SECONDS) return null;
  const triesOf = (id: string) => tries.filter(({ fact }) => fact === id);
  const missed = plan.filter(({ fact }) => {
    const last = triesOf(fact).at(-1);
    return last !== undefined && !isFactRight(fact, last.given) && triesOf(fact).length < TRIES_A_FACT;
  });
  const since = (id: string) => tries.length - 1 - tries.findLastIndex(({ fact }) => fact === id);
  const waited = missed.find(({ fact }) => since(fact) >= FACTS_BETWEEN);
  if (waited !== undefined) return waited.fact;
  const toLearn = plan.filter(({ fact, isNew }) => {
    const [first] = triesOf(fact);
    return isNew && first !== undefined && !isRecalled(first);
  }).length;
  const next = plan.find(({ fact, isNew }) => triesOf(fact).length === 0 && !(isNew && toLearn >= NEW_FACTS_AT_ONCE));
  return (next ?? missed[0])?.fact ?? null;
}

/** Whether a first try says that the fact was recalled, not reckoned. */
export const isRecalled = ({ fact, given, seconds }: WarmUpTry): boolean =>
  isFactRight(fact, given) && seconds <= RECALLED_WITHIN_SECONDS;

export type FactState = 'unseen' | 'learning' | 'known';

/** How well a student knows a fact, as people see it. Time alone takes nothing away. */
export function factState(memory: Pick<FactMemory, 'stability'> | undefined): FactState {
  if (memory === undefined) return 'unseen';
  return memory.stability >= KNOWN_FOR_DAYS ? 'known' : 'learning';
}
