import type { Figure } from '@mashq/curriculum/model';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { FigureSchema } from './figure.ts';

const description = 'آنچه دیده می‌شود';

/** One full specimen of each newer kind, every optional field set. */
const FIGURES: readonly Figure[] = [
  {
    t: 'column',
    description,
    operator: '×',
    terms: ['2.4', ' ?6'],
    carries: ['', '2', ''],
    partials: ['144', '48 '],
    result: '6?.4',
  },
  { t: 'column', description, operator: '−', terms: ['503', '147'], result: null },
  { t: 'clock', description, form: 'analog', clocks: [{ hour: 14, minute: 5, second: 30, label: 'شروع' }] },
];

/** What must not get through, each with one thing wrong. */
const WRONG: readonly (readonly [string, unknown])[] = [
  ['a row without a digit', { t: 'column', description, operator: '+', terms: ['12', '  '], result: null }],
  ['a row with two points', { t: 'column', description, operator: '+', terms: ['1.2.3', '4'], result: null }],
  ['one term alone', { t: 'column', description, operator: '+', terms: ['12'], result: null }],
  ['a Persian digit in data', { t: 'column', description, operator: '+', terms: ['۱۲', '4'], result: null }],
  ['a 24th hour', { t: 'clock', description, form: 'digital', clocks: [{ hour: 24, minute: 0 }] }],
  ['a fraction of a minute', { t: 'clock', description, form: 'digital', clocks: [{ hour: 1, minute: 1.5 }] }],
];

describe('FigureSchema', () => {
  it.each(FIGURES)('lets $t through as it is, and nothing beside its fields', (figure) => {
    expect(v.parse(FigureSchema, figure)).toEqual(figure);
    expect(v.is(FigureSchema, { ...figure, key: '12' })).toBe(false);
    expect(v.is(FigureSchema, { ...figure, description: undefined })).toBe(false);
  });

  it.each(WRONG)('refuses %s', (_, figure) => {
    expect(v.is(FigureSchema, figure)).toBe(false);
  });
});
