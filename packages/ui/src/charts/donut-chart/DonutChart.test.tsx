import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { arc, DonutChart } from './DonutChart.tsx';

const parts = [
  { label: 'مسلط', value: 9 },
  { label: 'نزدیک', value: 3 },
  { label: 'ندیده', value: 0 },
];

describe('arc', () => {
  it('begins at twelve and goes clockwise', () => {
    expect(arc(0, 0.25, 100)).toMatch(/^M2\.5\d\d -99\.96\dA100 100 0 0 1 99\.96\d -2\.5\d\d$/);
  });

  it('is two halves for the whole, and nothing for nothing', () => {
    expect(arc(0, 1, 10).match(/A/g)).toHaveLength(2);
    expect(arc(0.4, 0.4, 10)).toBe('');
  });
});

describe('DonutChart', () => {
  it('keeps values and shares in a table for screen readers', async () => {
    const { container } = renderPersian(<DonutChart title="کلاس" parts={parts} />);
    const table = within(screen.getByRole('table', { name: 'کلاس' }));
    expect(table.getByRole('row', { name: /مسلط/ }).textContent).toBe('مسلط۹۷۵٪');
    expect(table.getByRole('row', { name: /ندیده/ }).textContent).toBe('ندیده۰۰٪');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('draws what nothing is expected of as an outline, in the ring and beside its name', () => {
    const { container } = renderPersian(
      <DonutChart title="تکلیف‌ها" parts={[...parts, { label: 'معاف', value: 2, isHollow: true }]} />,
    );
    expect(container.querySelectorAll('path[data-hollow]')).toHaveLength(1);
    const excused = screen.getByText('معاف', { selector: 'li span' }).closest('li');
    expect(excused?.querySelector('circle[data-dot]')).not.toBeNull();
    expect(container.querySelectorAll('circle[data-dot]')).toHaveLength(1);
  });

  it('is an empty ring where there is nothing to share', () => {
    const { container } = renderPersian(<DonutChart title="کلاس" parts={[{ label: 'الف', value: 0 }]} />);
    expect(container.querySelector('path')?.getAttribute('d')).toBe('');
    expect(screen.getByRole('table').textContent).toContain('۰٪');
  });
});
