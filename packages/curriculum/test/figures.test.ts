import { expect, it } from 'vitest';
import type { Figure } from '../src/model/index.ts';
import { figureFault } from './properties/figures.ts';

const description = 'شکل';

const DRAWABLE: readonly Figure[] = [
  { t: 'column', description, operator: '+', terms: ['4?6', '25.8'], result: null },
  { t: 'cells', description, boards: [{ rows: 2, columns: 2, filled: [{ row: 1, column: 1 }] }] },
  { t: 'line-graph', description, from: 10, step: 5, to: 20, points: [{ label: 'مهر', value: 12 }] },
  {
    t: 'cubes',
    description,
    heights: [
      [3, 2],
      [2, 2],
    ],
  },
  { t: 'ruler', description, from: 2, to: 8, object: { kind: 'segment', from: 20, to: 80 } },
  {
    t: 'drawing',
    description,
    width: 4,
    height: 4,
    unit: 2,
    shapes: [{ t: 'point', at: { from: [0, 0], degrees: 37, length: 9 } }],
  },
];

it.each(DRAWABLE)('a sound $t has no fault', (figure) => {
  expect(figureFault(figure)).toBeNull();
});

const BROKEN: readonly (readonly [string, Figure])[] = [
  ['no whole number', { t: 'dice', description, faces: [1.5] }],
  ['not made of digits', { t: 'column', description, operator: '+', terms: ['12', '۱۲'], result: null }],
  ['no such time', { t: 'clock', description, form: 'analog', clocks: [{ hour: 3, minute: 60 }] }],
  ['off the board', { t: 'cells', description, boards: [{ rows: 2, columns: 2, filled: [{ row: 2, column: 0 }] }] }],
  [
    'filled twice',
    {
      t: 'cells',
      description,
      boards: [
        {
          rows: 2,
          columns: 2,
          filled: [
            { row: 1, column: 0 },
            { row: 1, column: 0, tone: 'sky' },
          ],
        },
      ],
    },
  ],
  ['does not end on a step', { t: 'bar-chart', description, step: 5, to: 12, bars: [{ label: 'سیب', value: 5 }] }],
  ['off the axis', { t: 'bar-chart', description, step: 5, to: 10, bars: [{ label: 'سیب', value: 11 }] }],
  ['along the ruler', { t: 'ruler', description, from: 2, to: 8, object: { kind: 'segment', from: 10, to: 50 } }],
  ['below the protractor', { t: 'protractor', description, arms: [0, 190] }],
  ['hides the cubes', { t: 'cubes', description, heights: [[1], [2]] }],
  ['off the paper', { t: 'drawing', description, width: 4, height: 4, shapes: [{ t: 'point', at: [5, 1] }] }],
];

it.each(BROKEN)('a figure is caught that has something %s', (fault, figure) => {
  expect(figureFault(figure)).toContain(fault);
});
