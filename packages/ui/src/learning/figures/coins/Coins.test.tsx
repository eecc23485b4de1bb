import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Coins } from './Coins.tsx';

it('writes the side each coin shows, the first at the left', () => {
  render(<Coins description="سکه‌ها" sides={['heads', 'tails']} />);
  const coins = [...screen.getByRole('img', { name: 'سکه‌ها' }).querySelectorAll('svg')];
  expect(coins.map((coin) => coin.textContent)).toEqual(['رو', 'پشت']);
});
