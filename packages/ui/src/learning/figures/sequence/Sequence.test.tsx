import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Sequence } from './Sequence.tsx';

it('draws its shapes in order, each tone with a pattern of its own, and a box for what is asked', () => {
  render(
    <Sequence
      description="ردیف"
      items={[
        { shape: 'circle', tone: 'sky' },
        { shape: 'circle', tone: 'rose' },
        null,
        { shape: 'star', tone: 'sky' },
      ]}
    />,
  );
  const figure = screen.getByRole('img', { name: 'ردیف' });
  const items = [...figure.querySelectorAll('[data-part]')];
  expect(items.map((item) => item.getAttribute('data-part'))).toEqual(['circle', 'circle', 'box', 'star']);
  const [first, second, , last] = items.map((item) => item.querySelector('path')?.getAttribute('fill'));
  expect(first).not.toBe(second);
  expect(last).toBe(first);
});
