import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Ruler } from './Ruler.tsx';

it('marks every millimetre and numbers the centimetres in Persian', () => {
  render(<Ruler description="خط‌کش" from={8} to={12} object={{ kind: 'segment', from: 90, to: 115 }} />);
  const figure = screen.getByRole('img', { name: 'خط‌کش' });
  const count = (kind: string) => figure.querySelectorAll(`[data-mark=${kind}]`).length;
  expect([count('centimetre'), count('half'), count('millimetre')]).toEqual([5, 4, 32]);
  expect(figure.textContent).toBe('۸۹۱۰۱۱۱۲');
});

it.each(['segment', 'pencil'] as const)('lays a %s between its marks', (kind) => {
  render(<Ruler description="خط‌کش" from={0} to={10} object={{ kind, from: 20, to: 70 }} />);
  const figure = screen.getByRole('img');
  const marks = [...figure.querySelectorAll('[data-mark=centimetre]')].map((mark) => mark.getAttribute('x1'));
  const object = figure.querySelector(`[data-part=${kind}]`);
  expect([object?.getAttribute('data-from'), object?.getAttribute('data-to')]).toEqual([marks[2], marks[7]]);
});
