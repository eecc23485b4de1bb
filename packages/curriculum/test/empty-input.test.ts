import { describe, expect, it } from 'vitest';
import * as empties from '../src/answers/empties.ts';
import { emptyInput, incompleteMessage, isEmpty, isIncomplete } from '../src/answers/empty.ts';
import * as kinds from '../src/answers/kinds.ts';
import { answerRules } from '../src/answers/registry.ts';
import { type AnswerForm, availableSkills, type RawInput } from '../src/index.ts';

const number = { t: 'number', value: '1' } as const;

const FORMS: readonly AnswerForm[] = [
  { kind: 'integer', blanks: [{ label: 'خارج‌قسمت' }, { label: 'باقی‌مانده' }] },
  { kind: 'decimal', blanks: [{ unit: 'متر' }] },
  { kind: 'fraction' },
  { kind: 'mixed' },
  { kind: 'choice', layout: 'tiles', options: [{ id: 'a', content: [{ t: 'math', math: number }] }] },
  { kind: 'order', ends: ['کوچک‌ترین', 'بزرگ‌ترین'], items: [{ id: 'a', math: number }] },
  { kind: 'number-line', line: { from: 0, to: 3, divisions: 4 } },
  {
    kind: 'match',
    first: ['3480', '3408', '3840'].map((value) => ({
      id: value,
      content: [{ t: 'math', math: { t: 'number', value } }],
    })),
    second: ['سه هزار و هشتصد و چهل', 'سه هزار و چهارصد و هشت', 'سه هزار و چهارصد و هشتاد'].map((text) => ({
      id: text,
      content: [{ t: 'text', text }],
    })),
  },
  { kind: 'cells', rows: 4, columns: 6, fixed: [{ row: 1, column: 1 }], axis: { kind: 'vertical', halves: 6 } },
  { kind: 'points', width: 6, height: 5, background: 'numbered', shapes: [], description: 'محورهای مختصات', count: 1 },
  { kind: 'sectors', shape: 'bar', parts: 5, palette: [{ tone: 'accent' }] },
  { kind: 'levels', style: 'bars', columns: [{ label: 'مهر' }, { label: 'آبان' }], from: 0, to: 40, step: 10 },
  { kind: 'angle', zero: 'left' },
  { kind: 'multiple-select', layout: 'list', options: [{ id: 'a', content: [{ t: 'math', math: number }] }] },
  { kind: 'categorize', items: [], bins: [] },
  { kind: 'table-cells', description: 'جدول', rows: [[{ t: 'blank' }]] },
  { kind: 'long-arithmetic', operation: '+', terms: ['1', '2'] },
  { kind: 'clock', format: 'duration', seconds: true },
];

it('has an emptiness of every kind', () => {
  const listed = Object.values(empties).map(({ kind }) => kind);
  expect(listed.sort()).toEqual(
    Object.values(kinds)
      .map(({ kind }) => kind)
      .sort(),
  );
  expect(new Set(FORMS.map(({ kind }) => kind))).toEqual(new Set<string>(listed));
});

describe('emptyInput', () => {
  it.each(FORMS)('gives $kind an input of its own kind that holds nothing', (form) => {
    const raw = emptyInput(form);
    expect(raw.kind).toBe(form.kind);
    expect(isEmpty(raw)).toBe(true);
  });

  it('has one value a blank', () => {
    expect(emptyInput({ kind: 'integer', blanks: [{}, {}, {}] })).toEqual({ kind: 'integer', values: ['', '', ''] });
  });
});

describe('isEmpty', () => {
  it('takes spaces for nothing', () => {
    expect(isEmpty({ kind: 'decimal', values: [' ', '\u00a0'] })).toBe(true);
    expect(isEmpty({ kind: 'fraction', numerator: ' ', denominator: '' })).toBe(true);
  });

  it('takes a zero, in whatever digits, for something', () => {
    expect(isEmpty({ kind: 'integer', values: ['', '۰'] })).toBe(false);
    expect(isEmpty({ kind: 'fraction', numerator: '', denominator: '٠' })).toBe(false);
    expect(isEmpty({ kind: 'mixed', whole: '0', numerator: '', denominator: '' })).toBe(false);
    expect(isEmpty({ kind: 'number-line', tick: 0 })).toBe(false);
  });

  it('knows what was picked and put in order', () => {
    expect(isEmpty({ kind: 'choice', option: 'a' })).toBe(false);
    expect(isEmpty({ kind: 'order', items: ['b', 'a'] })).toBe(false);
  });
});

/** Inputs of which one part was taken away or emptied. */
function partsMissing(raw: RawInput): RawInput[] {
  return Object.entries(raw).flatMap(([field, value]) => {
    if (field === 'kind') return [];
    if (typeof value === 'string') return [{ ...raw, [field]: '' }];
    if (!Array.isArray(value)) return [];
    return value.flatMap((part, index) => [
      { ...raw, [field]: value.toSpliced(index, 1) },
      { ...raw, [field]: value.with(index, typeof part === 'string' ? '' : null) },
    ]);
  }) as RawInput[];
}

describe('isIncomplete', () => {
  it('counts the options of a question that asks for several', () => {
    const options = ['a', 'b', 'c'].map((id) => ({ id, content: [] }));
    const form: AnswerForm = { kind: 'multiple-select', layout: 'list', options, minimum: 2 };
    expect(isIncomplete(form, { kind: 'multiple-select', options: ['a'] })).toBe(true);
    expect(isIncomplete(form, { kind: 'multiple-select', options: ['a', 'b'] })).toBe(false);
  });

  it('says of right answers with one part missing what reading them says', () => {
    const met = new Set<string>();
    for (const { generate, levels } of availableSkills()) {
      for (const level of levels) {
        const { answer: form, key } = generate(7, level);
        const model = answerRules(form.kind);
        const whole = model.inputFromKey(key);
        expect(isIncomplete(form, whole)).toBe(false);
        for (const raw of partsMissing(whole)) {
          const reading = model.read(form, { ...raw });
          if (isEmpty(raw) || (!reading.ok && reading.reason !== 'incomplete')) continue;
          expect([raw, isIncomplete(form, raw)]).toEqual([raw, !reading.ok]);
          if (!reading.ok) met.add(form.kind);
        }
      }
    }
    // No skill asks for more than one option.
    const withWords = FORMS.map(({ kind }) => kind).filter(
      (kind) => kind !== 'multiple-select' && incompleteMessage(kind) !== '',
    );
    expect([...met].sort()).toEqual(withWords.sort());
  });
});
