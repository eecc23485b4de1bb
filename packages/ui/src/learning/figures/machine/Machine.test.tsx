import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { number } from '../../testing/nodes.ts';
import { Machine } from './Machine.tsx';

it('shows what goes in, each rule and what comes out, from left to right', () => {
  render(
    <Machine
      description="ماشین"
      rules={[number('3'), number('5')]}
      pairs={[
        { input: number('7'), output: { t: 'blank' } },
        { input: number('2'), output: number('11') },
      ]}
    />,
  );
  const figure = screen.getByRole('img', { name: 'ماشین' });
  expect(figure.getAttribute('dir')).toBe('ltr');
  expect([...figure.querySelectorAll('[data-part=rule] math')].map((rule) => rule.textContent)).toEqual(['۳', '۵']);
  const pairs = [...figure.querySelectorAll('[data-part=pair]')];
  expect(pairs.map((pair) => [...pair.querySelectorAll('math')].map((math) => math.textContent))).toEqual([
    ['۷'],
    ['۲', '۱۱'],
  ]);
  expect(pairs.map((pair) => pair.querySelectorAll('[data-part=asked]').length)).toEqual([1, 0]);
});
