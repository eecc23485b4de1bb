import type { Figure, MathNode } from '@mashq/curriculum/model';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { FigureSchema } from './figure.schemas.ts';

const description = 'آنچه دیده می‌شود';

const number: MathNode = { t: 'number', value: '12' };

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
  {
    t: 'drawing',
    description,
    width: 12,
    height: 8,
    unit: 2,
    background: 'numbered',
    shapes: [
      {
        t: 'polygon',
        points: [
          [0, 0],
          { from: [0, 0], degrees: 45, length: 6 },
          {
            meet: [
              { from: [0, 0], degrees: 0 },
              { from: [4, 4], degrees: -60 },
            ],
          },
        ],
        tone: 'sky',
        sides: [number, null, number],
        ticks: [1, 0, 2],
      },
      { t: 'line', from: [0, 0], to: [4, 4], ends: 'one', dashed: true, label: number, ticks: 1, tone: 'rose' },
      { t: 'circle', center: [4, 4], radius: 3, tone: 'leaf' },
      { t: 'sector', center: [4, 4], radius: 3, from: 0, to: 180, tone: 'leaf' },
      { t: 'arc', center: [4, 4], radius: 3, from: 90, to: 360, ends: 'one', dashed: true },
      { t: 'angle', vertex: [0, 0], from: 0, to: [4, 4], square: false, arcs: 2, label: number, tone: 'accent' },
      { t: 'point', at: [1, 1], label: 'الف', dot: false, tone: 'accent' },
      { t: 'text', at: [2, 2], text: { t: 'words', text: 'باغچه' }, large: true },
    ],
  },
  {
    t: 'cells',
    description,
    boards: [
      {
        rows: 2,
        columns: 2,
        filled: [{ row: 1, column: 1, tone: 'rose', half: 'top-left' }],
        axis: { kind: 'vertical', halves: 2 },
        label: 'الف',
      },
      { rows: 2, columns: 2, filled: [], axis: { kind: 'rising' } },
    ],
  },
  { t: 'hundred-grid', description, shaded: [100, 37], tone: 'sky' },
  {
    t: 'bar-chart',
    description,
    title: 'میوه‌ها',
    unit: 'نفر',
    from: 0,
    step: 5,
    to: 20,
    bars: [
      { label: 'سیب', value: 12, tone: 'leaf' },
      { label: 'موز', value: null },
    ],
  },
  {
    t: 'line-graph',
    description,
    title: 'دما',
    unit: 'درجه',
    from: 10,
    step: 5,
    to: 30,
    points: [
      { label: 'مهر', value: 12 },
      { label: 'آبان', value: null },
    ],
  },
  {
    t: 'pictogram',
    description,
    title: 'کتاب‌ها',
    shape: 'star',
    tone: 'sky',
    each: 10,
    unit: 'کتاب',
    rows: [
      { label: 'سوم', halves: 7 },
      { label: 'چهارم', halves: null },
    ],
  },
  {
    t: 'tally',
    description,
    title: 'رنگ‌ها',
    rows: [
      { label: 'آبی', count: 7 },
      { label: 'سبز', count: null },
    ],
  },
  {
    t: 'pie',
    description,
    title: 'ورزش',
    cuts: false,
    slices: [
      { label: 'شنا', parts: 60, tone: 'sky', percent: 60 },
      { label: 'فوتبال', parts: 40, percent: null },
    ],
  },
  {
    t: 'spinner',
    description,
    spinners: [{ sectors: [{ tone: 'rose', label: '1' }, { tone: 'none' }], label: 'الف' }],
  },
  { t: 'bag', description, bags: [{ beads: [{ tone: 'sky', count: 3 }], label: 'کیسه' }] },
  { t: 'dice', description, faces: [1, 6] },
  { t: 'coins', description, sides: ['heads', 'tails'] },
  { t: 'ruler', description, from: 0, to: 10, object: { kind: 'pencil', from: 20, to: 73 } },
  { t: 'protractor', description, arms: [0, 65], letters: ['الف', 'ب', 'پ'] },
  {
    t: 'cubes',
    description,
    heights: [
      [2, 1],
      [1, 0],
    ],
  },
  { t: 'cuboid', description, width: 3, height: 2, depth: 1, labels: { width: number, height: number, depth: number } },
  { t: 'machine', description, rules: [number], pairs: [{ input: number, output: { t: 'blank' } }] },
  {
    t: 'growing-pattern',
    description,
    lattice: 'triangle',
    figures: [
      { number: 1, pieces: 'dots', at: [[0, 0]] },
      {
        number: 2,
        pieces: 'sticks',
        at: [
          [
            [0, 0],
            [1, 0],
          ],
        ],
      },
    ],
  },
  { t: 'sequence', description, items: [{ shape: 'star', tone: 'sky' }, null] },
  { t: 'tree', description, root: 'لباس', branches: [{ label: 'آبی', branches: [{ label: '?' }] }] },
];

/** What must not get through, each with one thing wrong. */
const WRONG: readonly (readonly [string, unknown])[] = [
  ['a row without a digit', { t: 'column', description, operator: '+', terms: ['12', '  '], result: null }],
  ['a row with two points', { t: 'column', description, operator: '+', terms: ['1.2.3', '4'], result: null }],
  ['one term alone', { t: 'column', description, operator: '+', terms: ['12'], result: null }],
  ['a Persian digit in data', { t: 'column', description, operator: '+', terms: ['۱۲', '4'], result: null }],
  ['a 24th hour', { t: 'clock', description, form: 'digital', clocks: [{ hour: 24, minute: 0 }] }],
  ['half a point', { t: 'drawing', description, width: 4, height: 4, shapes: [{ t: 'point', at: [0.5, 1] }] }],
  [
    'a polygon of two corners',
    {
      t: 'drawing',
      description,
      width: 4,
      height: 4,
      shapes: [
        {
          t: 'polygon',
          points: [
            [0, 0],
            [1, 1],
          ],
        },
      ],
    },
  ],
  ['an unknown shape', { t: 'drawing', description, width: 4, height: 4, shapes: [{ t: 'blob' }] }],
  [
    'a square beside the board',
    { t: 'cells', description, boards: [{ rows: 1, columns: 1, filled: [{ row: 0, column: 1 }] }] },
  ],
  ['a hundred and one of a hundred', { t: 'hundred-grid', description, shaded: [101] }],
  [
    'an axis that does not end on a step',
    { t: 'bar-chart', description, step: 5, to: 12, bars: [{ label: 'سیب', value: 3 }] },
  ],
  [
    'an axis that runs down',
    {
      t: 'line-graph',
      description,
      from: 9,
      step: 1,
      to: 3,
      points: [
        { label: 'مهر', value: 1 },
        { label: 'آبان', value: 2 },
      ],
    },
  ],
  ['a bar of a half', { t: 'bar-chart', description, step: 1, to: 2, bars: [{ label: 'سیب', value: 0.5 }] }],
  ['a slice of nothing', { t: 'pie', description, slices: [{ label: 'شنا', parts: 0 }] }],
  ['a bead of a colour without a name', { t: 'bag', description, bags: [{ beads: [{ tone: 'accent', count: 3 }] }] }],
  ['a die of seven', { t: 'dice', description, faces: [7] }],
  ['an arm below the protractor', { t: 'protractor', description, arms: [0, 200] }],
  ['a cube and a half', { t: 'cubes', description, heights: [[1.5]] }],
  ['a tree without branches', { t: 'tree', description, branches: [] }],
  [
    'a matchstick with one end',
    { t: 'growing-pattern', description, figures: [{ number: 1, pieces: 'sticks', at: [[0, 0]] }] },
  ],
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
