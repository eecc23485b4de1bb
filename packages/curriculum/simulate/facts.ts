import { FACTS, type Fact, type FactMemory, factId, factsToAsk, rememberFact } from '../src/facts/index.ts';
import { createRng, type Rng } from '../src/index.ts';
import { uniform } from './children/chance.ts';

const DAY = 86_400_000;
/** School days of half a year, five a week, and the holiday after which the facts are wanted again. */
const SCHOOL_DAYS = 120;
const HOLIDAY_DAYS = 14;
const QUESTIONS_A_DAY = 8;

/**
 * A child who forgets by halves (half-life regression, Settles and Meeder 2016), not by the curve of the scheduler that is
 * tried: a fact's half-life grows with every recall, the more so the nearer it was to being forgotten, and shrinks with
 * a miss, after which the child reads the answer.
 */
function makeMemory(rng: Rng) {
  const facts = new Map<string, { halfLife: number; at: number }>();
  const quickness = 0.7 + 0.6 * uniform(rng);
  const chance = (fact: Fact, day: number) => {
    const known = facts.get(factId(fact));
    return known ? 2 ** (-(day - known.at) / known.halfLife) : 0.05;
  };
  return {
    chance,
    answer: (fact: Fact, day: number) => {
      const before = facts.get(factId(fact));
      const recalled = chance(fact, day);
      const right = uniform(rng) < recalled;
      const halfLife = before?.halfLife ?? 1;
      const grown = right ? halfLife * (1 + quickness * 3 * (1 - recalled)) + 0.2 : Math.max(0.7, halfLife * 0.5);
      facts.set(factId(fact), { halfLife: grown, at: day });
      return { right, seconds: recalled > 0.8 ? 3 : 8 };
    },
  };
}

type Chooser = (day: number, memories: ReadonlyMap<string, FactMemory>, rng: Rng, asked: number) => Fact | undefined;

/** Ways of choosing the facts of a day's `QUESTIONS_A_DAY`. */
export const factPolicies: readonly { name: string; choose: Chooser }[] = [
  { name: 'spaced review', choose: (day, memories) => factsToAsk(memories, day * DAY, 1)[0] },
  { name: 'fixed order', choose: (_day, _memories, _rng, asked) => FACTS[asked % FACTS.length] },
  { name: 'random', choose: (_day, _memories, rng) => rng.pick(FACTS) },
];

export interface FactMeasures {
  /** Facts recalled of all, after the holiday. */
  readonly kept: number;
  readonly success: number;
  readonly questions: number;
}

export function measureFacts(choose: Chooser, learners: number, seed: number): FactMeasures {
  let kept = 0;
  let right = 0;
  let questions = 0;
  for (let learner = 0; learner < learners; learner += 1) {
    const rng = createRng('facts', seed + learner);
    const memory = makeMemory(rng);
    const memories = new Map<string, FactMemory>();
    const end = (SCHOOL_DAYS * 7) / 5 + HOLIDAY_DAYS;
    let asked = 0;
    for (let school = 0; school < SCHOOL_DAYS; school += 1) {
      const day = Math.floor(school / 5) * 7 + (school % 5);
      for (let question = 0; question < QUESTIONS_A_DAY; question += 1) {
        const at = day + question / 1000;
        const fact = choose(at, memories, rng, asked);
        if (fact === undefined) break;
        asked += 1;
        const answer = memory.answer(fact, at);
        right += answer.right ? 1 : 0;
        const before = memories.get(factId(fact)) ?? null;
        memories.set(factId(fact), rememberFact(before, { ...answer, at: at * DAY }, end * DAY));
      }
    }
    questions += asked;
    kept += FACTS.reduce((sum, fact) => sum + memory.chance(fact, end), 0) / FACTS.length;
  }
  return { kept: kept / learners, success: right / questions, questions: questions / learners };
}
