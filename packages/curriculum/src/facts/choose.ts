import { FACTS, type Fact, factId } from './facts.ts';
import { type FactMemory, recallChance } from './memory.ts';

/** Facts a child may meet for the first time in one sitting: more are forgotten as fast as they come. */
export const NEW_FACTS_AT_ONCE = 3;

/**
 * The facts to ask next, at most `count`: those that are due, the likeliest forgotten first, then a few new ones in the
 * order they are taught, at most `NEW_FACTS_AT_ONCE`. Fewer than `count`, even none, when nothing is due and all are
 * known: asking again too soon teaches nothing. `memories` is by `factId`.
 */
export function factsToAsk(memories: ReadonlyMap<string, FactMemory>, at: number, count: number): readonly Fact[] {
  const due: { fact: Fact; chance: number }[] = [];
  const fresh: Fact[] = [];
  for (const fact of FACTS) {
    const memory = memories.get(factId(fact));
    if (memory === undefined) fresh.push(fact);
    else if (memory.dueAt <= at) due.push({ fact, chance: recallChance(memory, at) });
  }
  due.sort((one, other) => one.chance - other.chance);
  return [...due.map(({ fact }) => fact), ...fresh.slice(0, NEW_FACTS_AT_ONCE)].slice(0, Math.max(0, count));
}
