import type { Figure } from '@mashq/curriculum/model';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FigureView } from './FigureView.tsx';

const description = 'توضیح شکل';

/** One of every kind; a kind added to the model and not here does not compile. */
const FIGURES: { readonly [Kind in Figure['t']]: Extract<Figure, { t: Kind }> } = {
  bars: { t: 'bars', description, bars: [{ parts: 2, shaded: 1 }] },
  circles: { t: 'circles', description, circles: [{ parts: 3, shaded: 1 }] },
  set: { t: 'set', description, shape: 'star', total: 4, marked: 2 },
  area: { t: 'area', description, rows: 2, columns: 3, shadedRows: 1, shadedColumns: 2 },
  'place-blocks': { t: 'place-blocks', description, thousands: 1, hundreds: 1, tens: 1, ones: 1 },
  money: { t: 'money', description, toman: [1000, 500] },
  'number-line': { t: 'number-line', description, from: 0, to: 1, divisions: 4 },
  'place-table': { t: 'place-table', description, columns: ['دهگان', 'یکان'], rows: [['1', '2']] },
  'long-division': {
    t: 'long-division',
    description,
    dividend: '12',
    divisor: '5',
    quotient: '2',
    steps: [{ subtract: '10', left: '2' }],
    remainder: '2',
  },
  table: { t: 'table', description, columns: ['عدد'], rows: [[{ t: 'text', text: 'یک' }]] },
  column: { t: 'column', description, operator: '+', terms: ['12', '9'], result: null },
  cells: { t: 'cells', description, boards: [{ rows: 1, columns: 2, filled: [{ row: 0, column: 1 }] }] },
  'hundred-grid': { t: 'hundred-grid', description, shaded: [9] },
  'bar-chart': { t: 'bar-chart', description, step: 1, to: 2, bars: [{ label: 'سیب', value: 1 }] },
  'line-graph': {
    t: 'line-graph',
    description,
    step: 1,
    to: 2,
    points: [
      { label: 'مهر', value: 1 },
      { label: 'آبان', value: 2 },
    ],
  },
  pictogram: { t: 'pictogram', description, shape: 'star', each: 2, unit: 'نفر', rows: [{ label: 'سوم', halves: 3 }] },
  tally: { t: 'tally', description, rows: [{ label: 'آبی', count: 6 }] },
  pie: { t: 'pie', description, slices: [{ label: 'آبی', parts: 2 }] },
  drawing: { t: 'drawing', description, width: 4, height: 3, shapes: [{ t: 'point', at: [1, 1] }] },
  clock: { t: 'clock', description, form: 'analog', clocks: [{ hour: 1, minute: 2 }] },
};

const TABLES: readonly string[] = ['place-table', 'table'];

it.each(Object.values(FIGURES))('draws $t under its description and lets out no other words of it', (figure) => {
  const { container } = render(<FigureView figure={figure} />);
  const role = TABLES.includes(figure.t) ? 'table' : 'img';
  expect(screen.getAllByRole(role, { name: description })).toHaveLength(1);
  // The data's own keys must not reach the page as attributes.
  expect(
    container.querySelector('[t], [parts], [rows], [line], [operator], [terms], [form], [clocks], [shapes], [unit]'),
  ).toBeNull();
});
