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
  const texts = [...screen.getByRole('img').querySelectorAll('text')];
  const at = (text: Element) => Number(text.getAttribute('transform')?.match(/-?[\d.]+/)?.[0]);
  const written = (...numerals: readonly string[]) =>
    numerals.flatMap((numeral) => texts.filter((text) => text.textContent === numeral).map(at));
  // Each number stands once on either side of the middle; ۹۰ is in it.
  expect(
    written('۴۰')
      .toSorted((a, b) => a - b)
      .map(Math.sign),
  ).toEqual([-1, 1]);
  expect(written('۹۰').map(Math.abs)).toEqual([0]);
  expect(written('۱۸۰')).toEqual([128, -108]);
  expect(written('۰')).toEqual([108, -128]);
});

it('names the arms and the vertex', () => {
  render(<Protractor description="نقاله" arms={[0, 65]} letters={['الف', 'ب', 'پ']} />);
  expect(screen.getByRole('img').textContent).toMatch(/^الفبپ/);
});
