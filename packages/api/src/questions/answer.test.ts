import type { AnswerForm, RawInput } from '@mashq/curriculum/model';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { AnswerFormSchema, RawInputSchema } from './question.schemas.ts';

/** A form of each kind with the inputs it may bring: untouched, and filled in. */
const KINDS: readonly (readonly [AnswerForm, ...RawInput[]])[] = [
  [
    { kind: 'clock', format: 'duration', seconds: true },
    { kind: 'clock', hour: '', minute: '', second: '' },
    { kind: 'clock', hour: '۱', minute: '۵۹', second: '۳۵' },
  ],
  [
    {
      kind: 'match',
      first: [{ id: 'a', content: [{ t: 'text', text: 'نیم' }] }],
      second: [{ id: 'u', content: [{ t: 'text', text: 'یک دوم' }] }],
    },
    { kind: 'match', pairs: [] },
    { kind: 'match', pairs: [['a', 'u']] },
  ],
  [
    {
      kind: 'cells',
      rows: 6,
      columns: 6,
      fixed: [{ row: 0, column: 1, tone: 'leaf' }],
      axis: { kind: 'vertical', halves: 6 },
    },
    { kind: 'cells', cells: [] },
    { kind: 'cells', cells: [[0, 4]] },
  ],
  [
    {
      kind: 'points',
      width: 8,
      height: 6,
      background: 'squares',
      shapes: [{ t: 'point', at: [3, 4], label: 'م' }],
      description: 'نقطهٔ م',
      count: 1,
      join: { t: 'line', through: [3, 4] },
    },
    { kind: 'points', points: [] },
    { kind: 'points', points: [[5, 5]] },
  ],
  [
    {
      kind: 'sectors',
      shape: 'spinner',
      parts: 3,
      palette: [{ tone: 'rose' }, { tone: 'sky', label: 'انگور' }],
      all: true,
    },
    { kind: 'sectors', tones: [null, null, null] },
    { kind: 'sectors', tones: ['rose', 'sky', 'rose'] },
  ],
  [
    {
      kind: 'levels',
      style: 'line',
      columns: [{ label: 'مهر' }, { label: 'آبان', start: 10 }],
      from: 10,
      to: 30,
      step: 10,
      move: 5,
      unit: 'نفر',
    },
    { kind: 'levels', values: [] },
    { kind: 'levels', values: [15, null] },
  ],
  [
    {
      kind: 'multiple-select',
      layout: 'tiles',
      options: [{ id: 'a', content: [{ t: 'text', text: 'نیم' }] }],
      minimum: 1,
      maximum: 2,
    },
    { kind: 'multiple-select', options: [] },
    { kind: 'multiple-select', options: ['a'] },
  ],
  [
    {
      kind: 'categorize',
      items: [{ id: 'a', content: [{ t: 'text', text: 'نیم' }] }],
      bins: [{ id: 'b', label: 'کسر' }],
    },
    { kind: 'categorize', placed: [] },
    { kind: 'categorize', placed: [['a', 'b']] },
  ],
  [
    {
      kind: 'table-cells',
      description: 'جدول نسبت',
      columns: ['سیب', 'قیمت'],
      hasRowHeadings: true,
      rows: [
        [
          { t: 'text', text: 'یک' },
          { t: 'blank', unit: 'تومان' },
        ],
      ],
      keyboard: 'decimal',
    },
    { kind: 'table-cells', values: [''] },
    { kind: 'table-cells', values: ['۱٫۵'] },
  ],
  [
    { kind: 'long-arithmetic', operation: '+', terms: ['12.5', '3'], hasCarries: false },
    { kind: 'long-arithmetic', carries: [], lines: [], result: [] },
    { kind: 'long-arithmetic', carries: ['۱'], lines: [['۱', '']], result: ['۱', '۵'] },
  ],
  [
    { kind: 'long-arithmetic', operation: '÷', dividend: '745', divisor: '3' },
    { kind: 'long-arithmetic', carries: [], lines: [], result: [] },
    { kind: 'long-arithmetic', carries: [], lines: [['۶']], result: ['۲', '۴', '۸'] },
  ],
  [
    { kind: 'angle', zero: 'left' },
    { kind: 'angle', degrees: null },
    { kind: 'angle', degrees: 65 },
  ],
];

describe.each(KINDS.map(([form, ...inputs]) => ({ kind: form.kind, form, inputs })))('$kind', ({ form, inputs }) => {
  it('is sent whole', () => {
    expect(v.parse(AnswerFormSchema, form)).toEqual(form);
  });

  it('never carries its key or anything else beside', () => {
    expect(v.is(AnswerFormSchema, { ...form, key: inputs.at(-1) })).toBe(false);
  });

  it('takes what a child gives, and nothing beside it', () => {
    for (const raw of inputs) {
      expect(v.parse(RawInputSchema, raw)).toEqual(raw);
      expect(v.is(RawInputSchema, { ...raw, note: 'x' })).toBe(false);
    }
  });
});
