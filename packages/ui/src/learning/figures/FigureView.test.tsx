import type { Figure } from '@mashq/curriculum/model';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FigureView } from './FigureView.tsx';
import { preloadFigures } from './figures-chunk.ts';

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
  spinner: { t: 'spinner', description, spinners: [{ sectors: [{ tone: 'rose' }, { tone: 'sky' }] }] },
  bag: { t: 'bag', description, bags: [{ beads: [{ tone: 'rose', count: 2 }] }] },
  dice: { t: 'dice', description, faces: [2] },
  coins: { t: 'coins', description, sides: ['heads'] },
  ruler: { t: 'ruler', description, from: 0, to: 3, object: { kind: 'segment', from: 0, to: 20 } },
  protractor: { t: 'protractor', description, arms: [0, 30] },
  cubes: { t: 'cubes', description, heights: [[1]] },
  cuboid: { t: 'cuboid', description, width: 3, height: 2, depth: 1 },
  machine: {
    t: 'machine',
    description,
    rules: [{ t: 'number', value: '3' }],
    pairs: [{ input: { t: 'number', value: '7' }, output: { t: 'blank' } }],
  },
  'growing-pattern': { t: 'growing-pattern', description, figures: [{ number: 1, pieces: 'dots', at: [[0, 0]] }] },
  sequence: { t: 'sequence', description, items: [{ shape: 'star', tone: 'sky' }, null] },
  tree: { t: 'tree', description, branches: [{ label: 'رو' }, { label: 'پشت' }] },
  drawing: { t: 'drawing', description, width: 4, height: 3, shapes: [{ t: 'point', at: [1, 1] }] },
  clock: { t: 'clock', description, form: 'analog', clocks: [{ hour: 1, minute: 2 }] },
};

const TABLES: readonly string[] = ['place-table', 'table'];

it.each(Object.values(FIGURES))('draws $t under its description and lets out no other words of it', async (figure) => {
  await preloadFigures();
  const { container } = render(<FigureView figure={figure} />);
  const role = TABLES.includes(figure.t) ? 'table' : 'img';
  expect(screen.getAllByRole(role, { name: description })).toHaveLength(1);
  // The data's own keys must not reach the page as attributes.
  expect(
    container.querySelector(
      '[t], [parts], [rows], [line], [operator], [terms], [form], [clocks], [shapes], [unit], [boards], [shaded], [bars], [spinners], [bags], [faces], [sides], [arms], [heights], [rules], [pairs], [items], [branches], [figures], [object]',
    ),
  ).toBeNull();
});

describe('before the drawings are here', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => vi.doUnmock('./AnyFigure.tsx'));

  it('keeps the place of a figure under its description, and then draws it', async () => {
    const { FigureView: Fresh } = await import('./FigureView.tsx');
    const { container } = await act(async () => render(<Fresh figure={FIGURES.bars} />));
    expect(screen.getByRole('img', { name: description })).toBeTruthy();
    await waitFor(() => expect(container.querySelector('[data-part]')).not.toBeNull());
    expect(screen.getByRole('img', { name: description })).toBeTruthy();
  });

  it('says in words what could not be fetched, and tries again with the next figure', async () => {
    const arrives = vi.fn().mockRejectedValueOnce(new Error('no network'));
    vi.doMock('./AnyFigure.tsx', async (original) => {
      await arrives();
      return original();
    });
    const { FigureView: Fresh } = await import('./FigureView.tsx');
    await act(async () => render(<Fresh figure={FIGURES.bars} />));
    expect((await screen.findByText(description)).tagName).toBe('P');
    cleanup();
    await act(async () => render(<Fresh figure={FIGURES.bars} />));
    expect(await screen.findByRole('img', { name: description })).toBeTruthy();
  });
});

describe('a page from a server', () => {
  it('is taken over without a fault where the server had the drawings and the browser has not', async () => {
    await preloadFigures();
    const element = <FigureView figure={FIGURES.dice} />;
    const container = document.createElement('div');
    container.innerHTML = renderToString(element);
    expect(container.querySelector('svg')).not.toBeNull();

    vi.resetModules();
    const { FigureView: FreshFigureView } = await import('./FigureView.tsx');
    const faults: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(container, <FreshFigureView figure={FIGURES.dice} />, {
        onRecoverableError: (fault) => faults.push(fault),
      }),
    );
    await waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
    expect(faults).toEqual([]);
    act(() => root.unmount());
  });
});
