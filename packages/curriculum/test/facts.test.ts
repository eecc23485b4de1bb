import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FACTS,
  type FactMemory,
  factId,
  factOf,
  factsToAsk,
  NEW_FACTS_AT_ONCE,
  recallChance,
  rememberFact,
} from '../src/facts/index.ts';

const DAY = 86_400_000;
const start = Date.UTC(2026, 9, 3);
const yearEndsAt = start + 240 * DAY;
const tried = (right: boolean, seconds: number, at: number) => ({ right, seconds, at });

/** A memory after tries that were each made when they were due. */
function after(tries: readonly { right: boolean; seconds: number }[]): FactMemory {
  let memory: FactMemory | null = null;
  for (const { right, seconds } of tries)
    memory = rememberFact(memory, tried(right, seconds, memory?.dueAt ?? start), yearEndsAt);
  if (memory === null) throw new Error('no tries');
  return memory;
}

describe('facts of the times tables', () => {
  it('are 36, each once, in whichever order its factors come', () => {
    expect(new Set(FACTS.map(factId)).size).toBe(36);
    expect(factOf(8, 6)).toEqual(factOf(6, 8));
    expect(() => factOf(1, 8)).toThrow(RangeError);
  });
});

describe('memory of a fact', () => {
  const gap = ({ dueAt, lastAt }: FactMemory) => (dueAt - lastAt) / DAY;

  it('waits longer after each right answer, less after a slow one, and little after a wrong one', () => {
    const quick = { right: true, seconds: 2 };
    const gaps = [2, 3, 4, 5].map((times) => gap(after(Array.from({ length: times }, () => quick))));
    expect(gaps).toEqual([...gaps].sort((a, b) => a - b));
    expect(gaps[0]).toBeGreaterThanOrEqual(1);
    const known = [quick, quick, quick];
    expect(gap(after([...known, { right: true, seconds: 20 }]))).toBeLessThan(gap(after([...known, quick])));
    expect(gap(after([...known, { right: false, seconds: 2 }]))).toBeLessThan(1);
    expect(after([...known, { right: false, seconds: 2 }]).lapses).toBe(1);
  });

  it('survives being stored, and fades with time', () => {
    const memory = after([{ right: true, seconds: 2 }]);
    const stored: FactMemory = JSON.parse(JSON.stringify(memory));
    const next = tried(true, 3, start + 4 * DAY);
    expect(rememberFact(stored, next, yearEndsAt)).toEqual(rememberFact(memory, next, yearEndsAt));
    expect(recallChance(memory, start + 30 * DAY)).toBeLessThan(recallChance(memory, start + DAY));
    expect(() => rememberFact(memory, tried(true, 3, start - 1), yearEndsAt)).toThrow(RangeError);
  });

  it('never plans past the end of the school year', () => {
    const tries = fc.array(fc.record({ right: fc.boolean(), seconds: fc.integer({ min: 1, max: 30 }) }), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(tries, fc.integer({ min: 1, max: 200 }), (list, days) => {
        let memory: FactMemory | null = null;
        let at = start;
        const end = start + days * DAY;
        for (const { right, seconds } of list) {
          memory = rememberFact(memory, tried(right, seconds, at), end);
          expect(memory.dueAt).toBeLessThanOrEqual(end);
          at = memory.dueAt;
          if (at === end) return;
        }
      }),
    );
  });

  it.each([0.5, 1, 10.5])('plans a well known fact to the end at most, %s days before it', (days) => {
    const known = after(Array.from({ length: 5 }, () => ({ right: true, seconds: 2 })));
    const end = known.dueAt + days * DAY;
    expect(rememberFact(known, tried(true, 2, known.dueAt), end).dueAt).toBe(end);
  });

  it('still plans after the end of the school year', () => {
    const known = after(Array.from({ length: 5 }, () => ({ right: true, seconds: 2 })));
    const at = known.dueAt;
    const unbound = rememberFact(known, tried(true, 2, at), at + 3650 * DAY);
    for (const end of [at, at - DAY]) expect(rememberFact(known, tried(true, 2, at), end)).toEqual(unbound);
  });
});

describe('choosing facts', () => {
  it('brings a few new ones at a time, in the order they are taught', () => {
    expect(factsToAsk(new Map(), start, 10)).toEqual(FACTS.slice(0, NEW_FACTS_AT_ONCE));
    expect(factsToAsk(new Map(), start, 2)).toHaveLength(2);
  });

  it('asks what is due, the likeliest forgotten first, and nothing before its time', () => {
    const well = after(Array.from({ length: 4 }, () => ({ right: true, seconds: 2 })));
    const badly = after([{ right: true, seconds: 20 }]);
    const memories = new Map(FACTS.map((fact) => [factId(fact), { ...well, dueAt: yearEndsAt }]));
    expect(factsToAsk(memories, start + DAY, 10)).toEqual([]);
    const late = Math.max(well.dueAt, badly.dueAt) + DAY;
    memories.set('6×8', well).set('7×8', { ...badly, lastAt: well.lastAt });
    expect(factsToAsk(memories, late, 10).map(factId)).toEqual(['7×8', '6×8']);
  });
});
