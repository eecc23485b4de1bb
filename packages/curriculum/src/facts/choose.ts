import { FACTS, type Fact, factId } from './facts.ts';
import { type FactMemory, recallChance } from './memory.ts';

/** Facts a child may meet for the first time in one sitting: more are forgotten as fast as they come. */
export const NEW_FACTS_AT_ONCE = 3;

/** Memories by `factId`. */
export type FactMemories = ReadonlyMap<string, FactMemory>;

/** The facts that are due, the likeliest forgotten first. */
export function dueFacts(memories: FactMemories, at: number): readonly Fact[] {
  const due = FACTS.flatMap((fact) => {
    const memory = memories.get(factId(fact));
    return memory !== undefined && memory.dueAt <= at ? [{ fact, chance: recallChance(memory, at) }] : [];
  });
  return due.sort((one, other) => one.chance - other.chance).map(({ fact }) => fact);
}

/** The facts that were never asked, in the order they are taught. */
export function newFacts(memories: FactMemories): readonly Fact[] {
  return FACTS.filter((fact) => !memories.has(factId(fact)));
}

/**
 * The facts to ask next, at most `count`: those that are due, the likeliest forgotten first, then a few new ones in the
 * order they are taught, at most `NEW_FACTS_AT_ONCE`. Fewer than `count`, even none, when nothing is due and all are
 * known: asking again too soon teaches nothing.
 */
export function factsToAsk(memories: FactMemories, at: number, count: number): readonly Fact[] {
  return [...dueFacts(memories, at), ...newFacts(memories).slice(0, NEW_FACTS_AT_ONCE)].slice(0, Math.max(0, count));
}
