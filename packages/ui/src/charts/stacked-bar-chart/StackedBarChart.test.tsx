import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings, DIRECTIONS, renderPersian } from '../../testing/index.ts';
import { StackedBarChart } from './index.ts';

const chart = (
  <StackedBarChart
    title="کلاس‌ها"
    labels={['الف', 'ب']}
    series={[
      { label: 'تمام', values: [10, 4] },
      { label: 'مانده', values: [10, 0] },
    ]}
  />
);

it('keeps every part and the sum in a table for screen readers', async () => {
  const { container } = renderPersian(chart);
  const table = within(screen.getByRole('table', { name: 'کلاس‌ها' }));
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['مورد', 'تمام', 'مانده', 'همه']);
  expect(table.getByRole('row', { name: /^الف/ }).textContent).toBe('الف۱۰۱۰۲۰');
  expect(await axeFindings(container)).toEqual([]);
});

it('draws the layers to scale, one over another, and none for nothing', () => {
  const { container } = renderPersian(chart);
  const bars = [...container.querySelectorAll('svg rect[x]')].map((bar) => ({
    bottom: Number.parseFloat(bar.getAttribute('y') ?? '') + Number.parseFloat(bar.getAttribute('height') ?? ''),
    top: Number.parseFloat(bar.getAttribute('y') ?? ''),
  }));
  expect(bars).toHaveLength(3);
  const [first, second, third] = bars;
  if (!first || !second || !third) throw new Error('three layers were expected');
  expect(second.bottom).toBeLessThanOrEqual(first.top);
  expect((100 - second.top) / (100 - third.top)).toBeCloseTo(20 / 4);
});

it.each(DIRECTIONS)(
  'is read bar by bar by the keyboard, as they stand, in $dir: what is shown is what is said',
  async ({ dir, next, previous }) => {
    const { user } = renderPersian(chart, { dir });
    const reader = screen.getByRole('slider', { name: 'کلاس‌ها، مقدارها' });
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(reader);
    expect(reader.getAttribute('aria-valuetext')).toBe('الف: تمام ۱۰، مانده ۱۰');
    await user.keyboard(previous);
    expect(reader.getAttribute('aria-valuenow')).toBe('1');
    await user.keyboard(next);
    expect(reader.getAttribute('aria-valuetext')).toBe('ب: تمام ۴، مانده ۰');
    expect(reader.textContent).toContain('تمام ۴');
    await user.keyboard('{Home}');
    expect(reader.getAttribute('aria-valuenow')).toBe('1');
    await user.keyboard('{Escape}');
    expect(reader.textContent).toBe('');
  },
);
