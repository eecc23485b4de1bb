import { describe, expect, it } from 'vitest';
import { angleAnswer, angleKey, line } from '../src/authoring/index.ts';
import { check, plainLine, printAnswer, printRaw, type RawInput } from '../src/index.ts';
import { asked, outcome } from './checking-fixtures.ts';

const raw = (degrees: number | null): RawInput => ({ kind: 'angle', degrees });
const { answer, key } = angleAnswer('right', 65);
const question = asked(answer, key, [
  { id: 'other-scale', title: 'درجه‌بندی دیگر را خوانده', answer: angleKey(115), message: line`از صفر شروع کن.` },
]);

describe('an angle opened by hand', () => {
  it('is right within its tolerance and no further', () => {
    for (const degrees of [63, 64, 65, 66, 67]) expect(outcome(question, raw(degrees))).toBe('right');
    expect(outcome(question, raw(62))).toBe('wrong');
    expect(outcome(question, raw(68))).toBe('wrong');
  });

  it('is recognized as a known misconception within the tolerance of that', () => {
    expect(check(question, raw(114))).toMatchObject({ verdict: 'wrong', misconceptionId: 'other-scale' });
    expect(check(question, raw(118))).not.toHaveProperty('misconceptionId');
  });

  it('costs no try while untouched or off the protractor', () => {
    expect(outcome(question, raw(null))).toBe('empty');
    expect(outcome(question, raw(181))).toBe('unknown-option');
    expect(outcome(question, raw(65.5))).toBe('unknown-option');
  });

  it('is printed in degrees', () => {
    expect(plainLine(printAnswer(key, answer))).toBe('۶۵ درجه');
    expect(plainLine(printRaw(raw(70), answer))).toBe('۷۰ درجه');
    expect(printRaw(raw(null), answer)).toEqual([]);
  });
});
