export { factsToAsk, NEW_FACTS_AT_ONCE } from './choose.ts';
export { FACTS, type Fact, factId, factOf } from './facts.ts';
export {
  type FactMemory,
  type FactTry,
  RECALLED_WITHIN_SECONDS,
  recallChance,
  rememberFact,
  WANTED_RECALL,
} from './memory.ts';
