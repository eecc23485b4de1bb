import { describe, expect, it } from 'vitest';
import { line, matchAnswer } from '../src/authoring/index.ts';
import { check, createRng, type MatchKey, plainLine, printAnswer, printRaw, type RawInput } from '../src/index.ts';
import { asked, outcome } from './checking-fixtures.ts';

const names = ['مربع', 'لوزی', 'مستطیل', 'ذوزنقه'];
const made = matchAnswer(createRng('match', 4), {
  entries: names.map((name) => ({ first: line`${name}`, second: line`کارت ${name}` })),
  misconceptions: [
    { id: 'square-for-rhombus', title: 'لوزی را مربع گرفته', message: line`به زاویه‌ها نگاه کن.`, joins: [1, 0] },
  ],
});
const question = asked(made.answer, made.key, made.misconceptions);
if (made.answer.kind !== 'match' || made.key.kind !== 'match') throw new Error('no matching');
const { first, second } = made.answer;
const { pairs } = made.key;

const raw = (given: MatchKey['pairs']): RawInput => ({ kind: 'match', pairs: given });
const idOf = (items: typeof first, words: string) =>
  items.find(({ content }) => plainLine(content) === words)?.id ?? 'none';
/** Joins the names, in their order above, to the cards of these names. */
const joined = (...partners: readonly string[]) =>
  raw(names.map((name, index) => [idOf(first, name), idOf(second, `کارت ${partners[index]}`)]));

describe('a matching', () => {
  it('shows every card and takes the pairs in any order', () => {
    expect(first.map(({ content }) => plainLine(content)).sort()).toEqual([...names].sort());
    expect(second.map(({ content }) => plainLine(content)).sort()).toEqual(names.map((name) => `کارت ${name}`).sort());
    expect(outcome(question, raw(pairs))).toBe('right');
    expect(outcome(question, raw([...pairs].reverse()))).toBe('right');
    expect(outcome(question, joined(...names))).toBe('right');
  });

  it('counts right pairs', () => {
    expect(check(question, joined('مربع', 'لوزی', 'ذوزنقه', 'مستطیل'))).toMatchObject({
      verdict: 'partial',
      right: 2,
      outOf: 4,
    });
    expect(outcome(question, joined('ذوزنقه', 'مستطیل', 'لوزی', 'مربع'))).toBe('wrong');
  });

  it('knows a mistake by the pair that tells it, whatever the other cards are joined to', () => {
    for (const given of [
      joined('لوزی', 'مربع', 'مستطیل', 'ذوزنقه'),
      joined('ذوزنقه', 'مربع', 'لوزی', 'مستطیل'),
      joined('مستطیل', 'مربع', 'ذوزنقه', 'لوزی'),
    ]) {
      expect(check(question, given)).toMatchObject({ verdict: 'wrong', misconceptionId: 'square-for-rhombus' });
    }
    expect(check(question, joined('لوزی', 'مستطیل', 'مربع', 'ذوزنقه'))).not.toHaveProperty('misconceptionId');
  });

  it('costs no try until every card has one partner', () => {
    const [one = ['', ''] as const, ...rest] = pairs;
    expect(outcome(question, raw([]))).toBe('empty');
    expect(outcome(question, raw(rest))).toBe('incomplete');
    expect(outcome(question, raw([[one[0], rest[0]?.[1] ?? ''], ...rest]))).toBe('unknown-option');
    expect(outcome(question, raw([one, ...pairs]))).toBe('unknown-option');
    expect(outcome(question, raw([[one[1], one[0]], ...rest]))).toBe('unknown-option');
  });

  it('is printed pair by pair in the order of the first column', () => {
    const sorted = first.map(({ content }) => `${plainLine(content)} ← کارت ${plainLine(content)}`).join('؛ ');
    expect(plainLine(printAnswer(made.key, made.answer))).toBe(sorted);
    expect(plainLine(printRaw(raw(pairs.slice(0, 1)), made.answer))).toContain('←');
    expect(printRaw(raw([]), made.answer)).toEqual([]);
  });

  it('refuses entries that cannot be distinguished', () => {
    const twice = ['یک', 'دو'].map((words) => ({ first: line`نیم`, second: line`${words}` }));
    expect(() => matchAnswer(createRng('match', 1), { entries: twice, misconceptions: [] })).toThrow(RangeError);
  });
});

it('prints names put in order from the right, as a sentence is read', () => {
  const items = ['زرد', 'سبز', 'قرمز'].map((text, index) => ({
    id: String(index),
    math: { t: 'words', text } as const,
  }));
  const form = { kind: 'order', direction: 'rising', ends: ['کمترین', 'بیشترین'], items } as const;
  expect(plainLine(printAnswer({ kind: 'order', items: ['1', '0', '2'] }, form))).toBe('سبز، زرد، قرمز');
});
