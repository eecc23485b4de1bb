import { describe, expect, it } from 'vitest';
import { line, sectorsKey, shadedKey, shadePartsAnswer, shadingAnswer } from '../src/authoring/index.ts';
import { check, type Paint, plainLine, printAnswer, printRaw, type RawInput, rawFromAnswer } from '../src/index.ts';
import { sectors } from './answer-kinds/sectors.ts';
import { asked, outcome } from './checking-fixtures.ts';

/** A word of letters, one a part: r, s, t for rose, sky, turmeric, a for the accent, a dot for white. */
function raw(parts: string): RawInput {
  const tones: Readonly<Record<string, Paint['tone']>> = { r: 'rose', s: 'sky', t: 'turmeric', a: 'accent' };
  return { kind: 'sectors', tones: [...parts].map((letter) => tones[letter] ?? null) };
}

describe('parts shaded for a fraction', () => {
  const { answer, key } = shadingAnswer('bar', 8, 3);
  const question = asked(answer, key, [
    { id: 'the-rest', title: 'قسمت‌های سفید را شمرده', answer: shadedKey(8, 5), message: line`دوباره بشمار.` },
  ]);

  it('are right wherever they are', () => {
    expect(outcome(question, raw('aaa.....'))).toBe('right');
    expect(outcome(question, raw('.a..a..a'))).toBe('right');
    expect(outcome(question, raw('aa......'))).toBe('wrong');
    expect(check(question, raw('..aaaaa.'))).toMatchObject({ misconceptionId: 'the-rest' });
  });

  it('cost no try while none is shaded, or with a color that is not there', () => {
    expect(outcome(question, raw('........'))).toBe('empty');
    expect(outcome(question, { kind: 'sectors', tones: [] })).toBe('empty');
    expect(outcome(question, raw('rrr.....'))).toBe('unknown-option');
    expect(outcome(question, raw('aaa......'))).toBe('unknown-option');
  });

  it('are printed by their number', () => {
    expect(plainLine(printAnswer(key, answer))).toBe('۳ قسمت رنگی از ۸ قسمت');
    expect(printRaw(raw('........'), answer)).toEqual([]);
  });
});

describe('a spinner to be colored', () => {
  const palette = [{ tone: 'rose' }, { tone: 'sky' }, { tone: 'turmeric', label: 'سیب' }] as const;
  const spinner = { shape: 'spinner', parts: 6, palette, all: true } as const;
  const likely = shadePartsAnswer(spinner, [
    { t: 'more', tone: 'rose', than: 'sky' },
    { t: 'count', tone: 'turmeric', count: 0 },
  ]);
  const question = asked(likely.answer, likely.key, [
    {
      id: 'equal',
      title: 'هم‌شانس کرده',
      answer: sectorsKey(spinner, [{ t: 'equal', tone: 'rose', to: 'sky' }]),
      message: line`قسمت‌های دو رنگ را بشمار.`,
    },
  ]);

  it('is right when all rules hold', () => {
    expect(outcome(question, raw('rrrrss'))).toBe('right');
    expect(outcome(question, raw('srrsrr'))).toBe('right');
    expect(outcome(question, raw('rrrrst'))).toBe('wrong');
    expect(check(question, raw('rsrsrs'))).toMatchObject({ misconceptionId: 'equal' });
    expect(outcome(question, raw('rrrrs.'))).toBe('incomplete');
  });

  it('has an example of its key, printed as one', () => {
    expect(outcome(question, rawFromAnswer(likely.key))).toBe('right');
    expect(plainLine(printAnswer(likely.key, likely.answer))).toBe(
      'برای نمونه، قرمز: ۶ قسمت، آبی: ۰ قسمت، سیب: ۰ قسمت',
    );
  });

  it('counts colors one by one where each has its number', () => {
    const table = shadePartsAnswer(spinner, [
      { t: 'count', tone: 'rose', count: 3 },
      { t: 'count', tone: 'sky', count: 2 },
      { t: 'count', tone: 'turmeric', count: 1 },
    ]);
    const pie = asked(table.answer, table.key);
    expect(outcome(pie, raw('trrrss'))).toBe('right');
    expect(check(pie, raw('rrrstt'))).toMatchObject({ verdict: 'partial', right: 1, outOf: 3 });
    expect(outcome(pie, raw('rrsttt'))).toBe('wrong');
  });

  it('is refused to an author when its rules cannot hold', () => {
    expect(() => sectorsKey(spinner, [{ t: 'count', tone: 'rose', count: 7 }])).toThrow(RangeError);
    expect(() => shadedKey(4, 0)).toThrow(RangeError);
  });

  it('is distinguished from its near misses', () => {
    if (likely.answer.kind !== 'sectors' || likely.key.kind !== 'sectors') throw new Error('no spinner');
    for (const given of sectors.forms(likely.key, likely.answer)) expect(outcome(question, given)).toBe('right');
    for (const given of sectors.misses(likely.key, likely.answer)) expect(outcome(question, given)).not.toBe('right');
  });
});
