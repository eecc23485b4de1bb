import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LineGraph } from './LineGraph.tsx';

const point = (label: string, value: number | null) => ({ label, value });

it('joins neighbouring points and leaves a gap at one that is asked for', () => {
  render(
    <LineGraph
      description="نمودار"
      step={10}
      to={40}
      points={[point('مهر', 10), point('آبان', 40), point('آذر', null), point('دی', 20), point('بهمن', 20)]}
    />,
  );
  const figure = screen.getByRole('img', { name: 'نمودار' });
  expect(figure.querySelectorAll('[data-part=point]')).toHaveLength(4);
  expect(figure.querySelectorAll('[data-part=line]')).toHaveLength(2);
  expect(figure.querySelector('[data-part=unknown]')?.textContent).toBe('؟');
  const [first, second] = figure.querySelectorAll('[data-part=point]');
  expect(Number(second?.getAttribute('cy'))).toBeLessThan(Number(first?.getAttribute('cy')));
});

it('shows that an axis above zero is broken', () => {
  const points = [point('مهر', 10), point('آبان', 40)];
  const { rerender } = render(<LineGraph description="نمودار" step={10} to={40} points={points} />);
  const isBroken = () => screen.getByRole('img').querySelector('[data-part=broken-axis]') !== null;
  expect(isBroken()).toBe(false);
  rerender(<LineGraph description="نمودار" from={10} step={10} to={40} points={points} />);
  expect(isBroken()).toBe(true);
});
