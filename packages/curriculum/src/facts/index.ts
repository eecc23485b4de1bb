export { dueFacts, type FactMemories, factsToAsk, NEW_FACTS_AT_ONCE, newFacts } from './choose.ts';
export { FACTS, type Fact, factId, factOf, RECALLED_WITHIN_SECONDS } from './facts.ts';
export {
  type FactMemory,
  type FactTry,
  recallChance,
  rememberFact,
  WANTED_RECALL,
} from './memory.ts';
export {
  type FactState,
  factById,
  factState,
  isFactRight,
  isRecalled,
  nextInWarmUp,
  type PlannedFact,
  planWarmUp,
  TRIES_A_FACT,
  WARM_UP_FACTS,
  WARM_UP_SECONDS,
  type WarmUpTry,
} from './warm-up.ts';
