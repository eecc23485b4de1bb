import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, DIRECTIONS, renderPersian } from '../../testing/index.ts';
import { roundScale } from '../frame/scale.ts';
import { BarChart } from './BarChart.tsx';

describe('roundScale', () => {
  it.each([
    [77, 80, 20],
    [29, 30, 10],
    [3, 3, 1],
    [0, 1, 1],
    [240, 300, 100],
    [1, 1, 1],
  ])('over %i ends at %i with rules every %i', (largest, top, step) => {
    expect(roundScale(largest)).toEqual({ top, step });
  });
});

describe('BarChart', () => {
  const chart = (
    <BarChart
      title="پاسخ‌های هفته"
      data={[
        { label: 'شنبه', shortLabel: 'ش', value: 42 },
        { label: 'یکشنبه', shortLabel: 'ی', value: 80 },
      ]}
    />
  );

  it('keeps its numbers in a table for screen readers, and the drawing to itself', async () => {
    const { container } = renderPersian(chart);
    expect(screen.getByRole('figure').getAttribute('aria-labelledby')).toBe(
      screen.getByText('پاسخ‌های هفته', { selector: 'figcaption' }).id,
    );
    const table = within(screen.getByRole('table', { name: 'پاسخ‌های هفته' }));
    expect(table.getByRole('row', { name: /^شنبه/ }).textContent).toContain('۴۲');
    expect(container.querySelector('svg[role=presentation]')?.closest('[aria-hidden=true]')).not.toBeNull();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('names bars whose short names are alike, as those of the same day in two weeks', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    renderPersian(
      <BarChart
        title="دو هفته"
        data={['شنبه ۱', 'شنبه ۸'].map((label) => ({ label, shortLabel: 'شنبه', value: 3 }))}
      />,
    );
    expect(screen.getAllByText('شنبه')).toHaveLength(2);
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  });

  it.each(DIRECTIONS)('is drawn in the direction of the page, to scale, in $dir', ({ dir }) => {
    const { container } = renderPersian(chart, { dir });
    const [first, second] = [...container.querySelectorAll('rect')].map((bar) => ({
      x: Number.parseFloat(bar.getAttribute('x') ?? ''),
      height: Number.parseFloat(bar.getAttribute('height') ?? ''),
    }));
    if (!first || !second) throw new Error('two bars were expected');
    expect(first.x < second.x).toBe(dir === 'ltr');
    expect(first.height / second.height).toBeCloseTo(42 / 80);
  });

  it('shows the table in place of the drawing when asked, and back', async () => {
    const { container, user } = renderPersian(chart);
    await user.click(screen.getByRole('button', { name: 'نمایش جدول' }));
    expect(container.querySelector('svg[role=presentation]')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'نمایش نمودار' }));
    expect(container.querySelector('svg[role=presentation]')).not.toBeNull();
  });
});
