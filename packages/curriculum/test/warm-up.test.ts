import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FACTS,
  type FactMemory,
  factById,
  factId,
  factState,
  NEW_FACTS_AT_ONCE,
  nextInWarmUp,
  planWarmUp,
  rememberFact,
  TRIES_A_FACT,
  WARM_UP_FACTS,
  WARM_UP_SECONDS,
  type WarmUpTry,
} from '../src/facts/index.ts';

const DAY = 86_400_000;
const start = Date.UTC(2026, 9, 3);
const product = (id: string) => {
  const fact = factById(id);
  if (fact === undefined) throw new Error(`no fact: ${id}`);
  return fact.a * fact.b;
};
const right = (fact: string, seconds = 3): WarmUpTry => ({ fact, given: product(fact), seconds });
const wrong = (fact: string): WarmUpTry => ({ fact, given: null, seconds: 3 });

/** The facts asked, in order, of a student that answers by `answer`. */
function walk(answer: (fact: string, asked: number) => WarmUpTry, plan = planWarmUp(new Map(), start)) {
  const tries: WarmUpTry[] = [];
  for (let fact = nextInWarmUp(plan, tries); fact !== null; fact = nextInWarmUp(plan, tries))
    tries.push(answer(fact, tries.filter((each) => each.fact === fact).length));
  return tries;
}

describe('a warm-up', () => {
  it('goes on with new facts while they are known, and ends with as many as its plan has', () => {
    expect(walk((fact) => right(fact)).map(({ fact }) => fact)).toEqual(FACTS.slice(0, WARM_UP_FACTS).map(factId));
  });

  it.each([
    ['missed', (fact: string, asked: number) => (asked === 0 ? wrong(fact) : right(fact))],
    ['reckoned', (fact: string) => right(fact, 9)],
  ])('brings no more new facts once three were %s', (_how, answer) => {
    expect(new Set(walk(answer).map(({ fact }) => fact)).size).toBe(NEW_FACTS_AT_ONCE);
  });

  it('brings a missed fact back after three others, and gives it up after three tries', () => {
    const [missed = ''] = FACTS.map(factId);
    const asked = walk((fact) => (fact === missed ? wrong(fact) : right(fact))).map(({ fact }) => fact);
    expect(asked.indexOf(missed, 1)).toBe(4);
    expect(asked.filter((fact) => fact === missed)).toHaveLength(TRIES_A_FACT);
  });

  it('asks what is due before anything new', () => {
    const memory = rememberFact(null, { right: true, seconds: 2, at: start }, start + 200 * DAY);
    const plan = planWarmUp(new Map([['9×9', memory]]), start + 30 * DAY);
    expect(plan[0]).toEqual({ fact: '9×9', isNew: false });
    expect(plan[1]).toEqual({ fact: '2×2', isNew: true });
  });

  it('ends in any case: within its time and no fact too often', () => {
    const outcomes = fc.array(fc.record({ isRight: fc.boolean(), seconds: fc.integer({ min: 1, max: 90 }) }), {
      minLength: 36,
      maxLength: 36,
    });
    fc.assert(
      fc.property(outcomes, (list) => {
        let place = 0;
        const tries = walk((fact) => {
          const { isRight, seconds } = list[place++ % list.length] ?? { isRight: true, seconds: 1 };
          return { fact, given: isRight ? product(fact) : 1, seconds };
        });
        expect(tries.length).toBeLessThanOrEqual(WARM_UP_FACTS * TRIES_A_FACT);
        const beforeLast = tries.slice(0, -1).reduce((sum, { seconds }) => sum + seconds, 0);
        expect(beforeLast).toBeLessThan(WARM_UP_SECONDS);
        for (const { fact } of tries)
          expect(tries.filter((each) => each.fact === fact).length).toBeLessThanOrEqual(TRIES_A_FACT);
      }),
    );
  });

  it('calls a fact known only after recalls on several days', () => {
    expect(factState(undefined)).toBe('unseen');
    let memory: FactMemory | null = null;
    const states: string[] = [];
    for (let day = 0; day < 4; day += 1) {
      memory = rememberFact(memory, { right: true, seconds: 2, at: memory?.dueAt ?? start }, start + 300 * DAY);
      states.push(factState(memory));
    }
    expect(states[0]).toBe('learning');
    expect(states.at(-1)).toBe('known');
  });
});
