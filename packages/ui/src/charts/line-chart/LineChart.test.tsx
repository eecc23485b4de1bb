import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeFindings, DIRECTIONS, renderPersian } from '../../testing/index.ts';
import { LineChart } from './LineChart.tsx';

const weeks = ['هفتهٔ ۱', 'هفتهٔ ۲', 'هفتهٔ ۳'];

describe('LineChart', () => {
  it('keeps every number of every line in a table for screen readers', async () => {
    const { container } = renderPersian(
      <LineChart
        title="درست در بار اول"
        labels={weeks}
        series={[
          { label: 'پنجم الف', values: [40, null, 80] },
          { label: 'پنجم ب', values: [20, 30, 50] },
        ]}
      />,
    );
    const table = within(screen.getByRole('table', { name: 'درست در بار اول' }));
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['مورد', 'پنجم الف', 'پنجم ب']);
    expect(table.getByRole('row', { name: /هفتهٔ ۲/ }).textContent).toBe('هفتهٔ ۲–۳۰');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('breaks the line where nothing was measured, and gives each line a mark of its own', () => {
    const { container } = renderPersian(
      <LineChart
        title="هفته‌ها"
        labels={weeks}
        series={[
          { label: 'الف', values: [40, null, 80] },
          { label: 'ب', values: [20, 30, 50] },
        ]}
      />,
    );
    const drawing = container.querySelector('figure');
    expect(drawing?.querySelectorAll('svg[x]')).toHaveLength(5);
    // Two lines join three points; none joins over the gap.
    expect(drawing?.querySelectorAll('line:not([x2="0%"])')).toHaveLength(2);
    const shapes = new Set([...(drawing?.querySelectorAll('svg[x] path') ?? [])].map((mark) => mark.getAttribute('d')));
    expect(shapes.size).toBe(2);
  });

  it.each(DIRECTIONS)('stands each point to scale, later ones further on in $dir', ({ dir }) => {
    const { container } = renderPersian(
      <LineChart title="ن" labels={weeks} series={[{ label: 'الف', values: [10, 20, 40] }]} />,
      { dir },
    );
    const [first, second, third] = [...container.querySelectorAll('svg[x]')].map((spot) => ({
      x: Number.parseFloat(spot.getAttribute('x') ?? ''),
      height: 100 - Number.parseFloat(spot.getAttribute('y') ?? ''),
    }));
    if (!first || !second || !third) throw new Error('three points were expected');
    expect([first.x < second.x, second.x < third.x]).toEqual([dir === 'ltr', dir === 'ltr']);
    expect(third.height / first.height).toBeCloseTo(4);
  });

  it('keeps on a phone the last, the highest and the lowest number of a long line, and drops no number of a short one', () => {
    const numbersOf = (values: readonly number[]) => {
      const { container, unmount } = renderPersian(
        <LineChart
          title="هفته‌ها"
          labels={values.map((_, index) => `هفتهٔ ${index}`)}
          series={[{ label: 'الف', values }]}
        />,
      );
      const numbers = [...container.querySelectorAll('figure text')];
      const shown = numbers.filter((number) => !number.hasAttribute('data-spare')).map((number) => number.textContent);
      unmount();
      return { shown, all: numbers.length };
    };
    const long = [5, 5, 5, 5, 5, 0, 5, 5, 5, 50, 5, 10];
    expect(numbersOf(long)).toEqual({ shown: ['۰', '۵۰', '۱۰'], all: 12 });
    expect(numbersOf(long.slice(0, 7))).toEqual({ shown: ['۵', '۵', '۵', '۵', '۵', '۰', '۵'], all: 7 });
    // There is no room for the highest, next to the last.
    expect(numbersOf(long.slice(0, 11)).shown).toEqual(['۰', '۵']);
    // Of two that are highest, the one with room.
    expect(numbersOf([5, 5, 0, 5, 5, 5, 25, 25, 23]).shown).toEqual(['۰', '۲۵', '۲۳']);
  });
});
