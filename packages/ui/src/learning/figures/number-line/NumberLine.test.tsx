import type { NumberLine } from '@mashq/curriculum/model';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { crowding } from './label-crowding.ts';
import { NumberLineFigure } from './NumberLineFigure.tsx';
import { NumberLineTrack } from './NumberLineTrack.tsx';
import { nearestTick, numberLineGeometry, numberLineParts } from './number-line-geometry.ts';

const thirds: NumberLine = { from: 0, to: 2, divisions: 3 };
const thousands: NumberLine = { from: 2000, to: 5000, unit: 1000, divisions: 10 };

describe('numberLineGeometry', () => {
  it('cuts every unit into its divisions and spreads them evenly', () => {
    const { ticks } = numberLineGeometry(thirds);
    expect(ticks).toHaveLength(7);
    expect(ticks.map((tick) => tick.value)).toEqual([0, null, null, 1, null, null, 2]);
    expect(ticks[0]?.at).toBe(0);
    expect(ticks[3]?.at).toBe(0.5);
    expect(ticks[6]?.at).toBe(1);
  });

  it('counts in the unit of the line', () => {
    expect(numberLineParts(thousands)).toBe(30);
    expect(numberLineGeometry(thousands).ticks.flatMap((tick) => tick.value ?? [])).toEqual([2000, 3000, 4000, 5000]);
  });

  it('prints the numbers asked for, all by default', () => {
    const labelled = (line: NumberLine) =>
      numberLineGeometry(line).ticks.flatMap((tick) => (tick.isLabelled ? [tick.value] : []));
    expect(labelled(thirds)).toEqual([0, 1, 2]);
    expect(labelled({ ...thirds, labels: [0, 2] })).toEqual([0, 2]);
    expect(labelled({ ...thirds, labels: [] })).toEqual([]);
  });

  it('places points and hops, also hops that go back', () => {
    const geometry = numberLineGeometry({
      ...thirds,
      points: [{ tick: 3 }],
      hops: { start: 6, size: -2, count: 2 },
    });
    expect(geometry.points).toEqual([{ tick: 3, at: 0.5, tone: 'accent' }]);
    expect(geometry.hops).toEqual([
      { from: 1, to: 4 / 6 },
      { from: 4 / 6, to: 2 / 6 },
    ]);
  });
});

describe('nearestTick', () => {
  it('snaps to the nearest tick and stays on the line', () => {
    expect(nearestTick(thirds, 0.49)).toBe(3);
    expect(nearestTick(thirds, 0.1)).toBe(1);
    expect(nearestTick(thirds, -0.4)).toBe(0);
    expect(nearestTick(thirds, 1.7)).toBe(6);
  });
});

describe('crowding', () => {
  it('moves numbers out of each other’s way only where they would touch', () => {
    expect(crowding(['0', '1', '2', '3'])).toBe('never');
    expect(crowding(Array.from({ length: 11 }, (_, index) => String(index)))).toBe('never');
    expect(crowding(Array.from({ length: 11 }, (_, index) => String(index * 10)))).toBe(370);
    expect(crowding(Array.from({ length: 11 }, (_, index) => String(index * 100_000)))).toBe('always');
    expect(crowding([])).toBe('never');
  });
});

describe('NumberLineFigure', () => {
  it('is one picture with a tick for every part, long ones at the numbers', () => {
    const { container } = render(
      <NumberLineFigure
        description="محور از صفر تا دو"
        line={{
          ...thirds,
          points: [{ tick: 2 }, { tick: 4, label: { t: 'blank' } }],
          hops: { start: 0, size: 2, count: 2 },
        }}
      />,
    );
    expect(screen.getByRole('img', { name: 'محور از صفر تا دو' }).getAttribute('dir')).toBe('ltr');
    expect(container.querySelectorAll('[data-tick=long]')).toHaveLength(3);
    expect(container.querySelectorAll('[data-tick=short]')).toHaveLength(4);
    expect([...container.querySelectorAll('[data-point]')].map((point) => point.getAttribute('cx'))).toEqual([
      '33.3333%',
      '66.6667%',
    ]);
    expect(container.querySelectorAll('[data-hop]')).toHaveLength(2);
    expect([...container.querySelectorAll('mn')].map((number) => number.textContent)).toEqual(['۰', '۱', '۲']);
  });
});

describe('NumberLineTrack', () => {
  it('lets what lies over it be heard, and hides only its own drawing', () => {
    render(
      <NumberLineTrack line={thirds}>
        <button type="button">نشانگر</button>
      </NumberLineTrack>,
    );
    expect(screen.getByRole('button', { name: 'نشانگر' }).closest('[aria-hidden=true]')).toBeNull();
    expect(screen.queryByText('صفر')?.closest('[aria-hidden=true]')).not.toBeNull();
  });
});
