import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Money } from './Money.tsx';

afterEach(() => document.documentElement.removeAttribute('data-digits'));

const pieces = () =>
  [...screen.getByRole('img').querySelectorAll('[data-piece]')].map((piece) => [
    piece.getAttribute('data-piece'),
    piece.textContent,
  ]);

it('draws every piece with its value, coins up to five hundred and notes above', () => {
  render(<Money description="چند اسکناس و سکه" toman={[10_000, 1000, 500, 100, 100]} />);
  expect(pieces()).toEqual([
    ['note', '۱۰٬۰۰۰تومان'],
    ['note', '۱۰۰۰تومان'],
    ['coin', '۵۰۰تومان'],
    ['coin', '۱۰۰تومان'],
    ['coin', '۱۰۰تومان'],
  ]);
});

it('prints the digits and the unit asked for', () => {
  document.documentElement.dataset.digits = 'latn';
  render(<Money description="یک سکه" toman={[200]} unit="ریال" />);
  expect(pieces()).toEqual([['coin', '200ریال']]);
});
