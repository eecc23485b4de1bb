import type { Figure } from '@mashq/curriculum/model';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AnyFigure } from './AnyFigure.tsx';
import { pale } from './figure-frame/figure-ink.css.ts';
import { markedFigures } from './testing/marked-figures.ts';

const drawn = (figure: Figure) => render(<AnyFigure figure={figure} />).container;
const figure = (t: Figure['t']): Figure => {
  const found = markedFigures.find((one) => one.t === t);
  if (found === undefined) throw new Error(`no ${t} among the marked figures`);
  return found;
};
const marked = (container: HTMLElement) => container.querySelectorAll('[data-marked]');

it.each(['bar-chart', 'line-graph'] as const)('leads from what a %s points at to the axis', (kind) => {
  const container = drawn(figure(kind));
  expect(marked(container)).toHaveLength(1);
  expect(container.querySelectorAll('[data-part=guide]')).toHaveLength(1);
});

it.each(['pictogram', 'tally'] as const)('frames the row that a %s points at', (kind) => {
  expect([...marked(drawn(figure(kind)))].map((row) => row.textContent)).toEqual(['سبز']);
});

it('draws a thick edge around the slice that a pie points at', () => {
  expect(drawn(figure('pie')).querySelectorAll('[data-part=marked]')).toHaveLength(1);
});

it('frames the cells that a table points at, and no other', () => {
  expect([...marked(drawn(figure('table')))].map((cell) => cell.textContent)).toEqual(['۱۲دوازده']);
});

it('frames the columns that a place-value table points at', () => {
  expect([...marked(drawn(figure('place-table')))].map((cell) => cell.textContent)).toEqual(['۷']);
});

it('puts the hand that a clock points at in a light of its own', () => {
  const glow = drawn(figure('clock')).querySelectorAll('[data-part=marked]');
  expect(glow).toHaveLength(1);
  expect([glow[0]?.getAttribute('x2'), glow[0]?.getAttribute('y2')]).toEqual(['82', '0']);
});

it.each([
  ['spinner', 'sector'],
  ['bag', 'bead'],
] as const)('lets the colors step back that a %s does not point at', (kind, part) => {
  const parts = [...drawn(figure(kind)).querySelectorAll(`[data-part=${part}]`)];
  const back = parts.filter((one) => one.getAttribute('class')?.includes(pale));
  expect(back.map((one) => one.getAttribute('data-tone'))).toEqual(['sky']);
  expect(parts).toHaveLength(3);
});

it('lets the scale step back that is not read, and bows from arm to arm', () => {
  const container = drawn(figure('protractor'));
  const back = [...container.querySelectorAll('text')].filter((one) => one.getAttribute('class')?.includes(pale));
  expect(back).toHaveLength(19);
  expect(container.querySelectorAll('[data-part=marked]')).toHaveLength(1);
});
