import type { AnswerForm } from '@mashq/curriculum/model';
import { math, number, text } from '../../testing/nodes.ts';

type FormsByKind = { [Kind in AnswerForm['kind']]: Extract<AnswerForm, { kind: Kind }> };

const word = (words: string) => ({ id: words, content: [text(words)] });
const numeral = (value: string) => ({ id: value, content: [math(number(value))] });

/** For stories and tests: one form of each kind of answer. */
export const FORM_OF_KIND: FormsByKind = {
  integer: { kind: 'integer', blanks: [{ label: 'خارج‌قسمت' }, { label: 'باقی‌مانده' }] },
  decimal: { kind: 'decimal', blanks: [{ unit: 'کیلوگرم' }] },
  fraction: { kind: 'fraction' },
  mixed: { kind: 'mixed' },
  choice: { kind: 'choice', layout: 'tiles', options: ['3480', '3408', '3840'].map(numeral) },
  order: {
    kind: 'order',
    ends: ['کوچک‌ترین', 'بزرگ‌ترین'],
    items: ['3480', '3408', '3840'].map((value) => ({ id: value, math: number(value) })),
  },
  'number-line': { kind: 'number-line', line: { from: 0, to: 2, divisions: 5 } },
  match: {
    kind: 'match',
    first: ['3480', '3408', '3840'].map(numeral),
    second: ['سه هزار و هشتصد و چهل', 'سه هزار و چهارصد و هشت', 'سه هزار و چهارصد و هشتاد'].map(word),
  },
  cells: {
    kind: 'cells',
    rows: 4,
    columns: 6,
    fixed: [{ row: 1, column: 1 }],
    axis: { kind: 'vertical', halves: 6 },
  },
  points: {
    kind: 'points',
    width: 6,
    height: 5,
    background: 'numbered',
    shapes: [],
    description: 'محورهای مختصات',
    count: 1,
  },
  sectors: { kind: 'sectors', shape: 'bar', parts: 5, palette: [{ tone: 'accent' }] },
  levels: { kind: 'levels', style: 'bars', columns: [{ label: 'مهر' }, { label: 'آبان' }], from: 0, to: 40, step: 10 },
  angle: { kind: 'angle', zero: 'left' },
  clock: { kind: 'clock', format: 'duration', seconds: true },
  categorize: {
    kind: 'categorize',
    items: ['12', '7', '35'].map(numeral),
    bins: [
      { id: 'even', label: 'زوج' },
      { id: 'odd', label: 'فرد' },
    ],
  },
  'multiple-select': { kind: 'multiple-select', layout: 'list', options: ['۳ از ۶', '۲ از ۴', '۱ از ۳'].map(word) },
  'long-arithmetic': { kind: 'long-arithmetic', operation: '+', terms: ['476', '258'] },
  'table-cells': {
    kind: 'table-cells',
    description: 'جدول نسبت دفتر و قیمت',
    hasRowHeadings: true,
    rows: [
      [text('دفتر'), math(number('1')), math(number('2'))],
      [text('قیمت'), math(number('12')), { t: 'blank' }],
    ],
  },
};
