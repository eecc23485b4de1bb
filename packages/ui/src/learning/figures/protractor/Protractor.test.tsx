import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Protractor } from './Protractor.tsx';

it('points its arms, counted from the right against the clock', () => {
  render(<Protractor description="نقاله" arms={[0, 90]} />);
  const arm = (degrees: number) => screen.getByRole('img', { name: 'نقاله' }).querySelector(`[data-arm="${degrees}"]`);
  expect([arm(0)?.getAttribute('x2'), arm(0)?.getAttribute('y2')]).toEqual(['165', '0']);
  expect([arm(90)?.getAttribute('x2'), arm(90)?.getAttribute('y2')]).toEqual(['0', '-165']);
});

it('has two scales that run against each other, in Persian', () => {
  render(<Protractor description="نقاله" arms={[180, 40]} />);
  const numerals = [...screen.getByRole('img').querySelectorAll('text')].map((text) => text.textContent);
  expect(numerals.filter((_, index) => index % 2 === 0).slice(0, 3)).toEqual(['۱۸۰', '۱۷۰', '۱۶۰']);
  expect(numerals.filter((_, index) => index % 2 === 1).slice(0, 3)).toEqual(['۰', '۱۰', '۲۰']);
});

it('names the arms and the vertex', () => {
  render(<Protractor description="نقاله" arms={[0, 65]} letters={['الف', 'ب', 'پ']} />);
  expect(screen.getByRole('img').textContent).toMatch(/الفبپ$/);
});
