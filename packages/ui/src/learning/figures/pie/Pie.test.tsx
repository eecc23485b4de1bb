import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Pie } from './Pie.tsx';
import { pieSectors } from './pie-sectors.ts';

describe('pieSectors', () => {
  it('goes clockwise from 12 o’clock, each slice as wide as its parts', () => {
    expect(pieSectors([1, 3]).map(({ path }) => path)).toEqual([
      'M0 0L0 -100A100 100 0 0 1 100 0Z',
      'M0 0L100 0A100 100 0 1 1 0 -100Z',
    ]);
  });

  it('writes past the rim of a slice too narrow for writing', () => {
    const [wide, narrow] = pieSectors([95, 5]).map(({ label }) => Math.hypot(label.x, label.y));
    expect(wide).toBeLessThan(100);
    expect(narrow).toBeGreaterThan(100);
  });
});

describe('Pie', () => {
  it('gives every slice a pattern of its own and names it in the legend', () => {
    render(
      <Pie
        description="نمودار دایره‌ای"
        slices={[
          { label: 'فوتبال', parts: 3 },
          { label: 'شنا', parts: 1 },
        ]}
      />,
    );
    const figure = screen.getByRole('img', { name: 'نمودار دایره‌ای' });
    const fills = [...figure.querySelectorAll('[data-part=slice]')].map((slice) => slice.getAttribute('fill'));
    expect(new Set(fills).size).toBe(2);
    const legend = [...figure.querySelectorAll('[data-part=legend]')];
    expect(legend.map((item) => item.textContent)).toEqual(['فوتبال', 'شنا']);
    expect(legend.map((item) => item.querySelector('rect')?.getAttribute('fill'))).toEqual(fills);
    expect(figure.querySelectorAll('[data-part=cut]')).toHaveLength(4);
  });

  it('writes percents, and a question mark for the one asked for', () => {
    render(
      <Pie
        description="درصدها"
        cuts={false}
        slices={[
          { label: 'گندم', parts: 60, percent: 60 },
          { label: 'جو', parts: 40, percent: null },
        ]}
      />,
    );
    const figure = screen.getByRole('img');
    expect([...figure.querySelectorAll('svg > g text')].map((text) => text.textContent)).toEqual(['۶۰٪', '؟']);
    expect(figure.querySelector('[data-part=cut]')).toBeNull();
  });
});
