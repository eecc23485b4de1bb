import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BarChartFigure } from './BarChartFigure.tsx';

it('draws bars as high as their values and says names, marks and unit in Persian', () => {
  render(
    <BarChartFigure
      description="نمودار"
      title="میوه‌ها"
      unit="نفر"
      step={5}
      to={10}
      bars={[
        { label: 'سیب', value: 10 },
        { label: 'موز', value: 5 },
        { label: 'انار', value: 0 },
      ]}
    />,
  );
  const figure = screen.getByRole('img', { name: 'نمودار' });
  const heights = [...figure.querySelectorAll('[data-part=bar]')].map((bar) => Number(bar.getAttribute('height')));
  expect(heights[0]).toBeCloseTo(2 * (heights[1] ?? 0));
  expect(heights[2]).toBe(0);
  expect(figure.textContent).toBe('میوه‌هانفر۰۵۱۰سیبموزانار');
});

it('asks for a bar with a question mark in its place', () => {
  render(
    <BarChartFigure
      description="نمودار"
      step={1}
      to={3}
      bars={[
        { label: 'سیب', value: null },
        { label: 'موز', value: 2 },
      ]}
    />,
  );
  const figure = screen.getByRole('img');
  expect(figure.querySelector('[data-part=unknown]')?.textContent).toBe('؟');
  expect(figure.querySelectorAll('[data-part=bar]')).toHaveLength(1);
});
