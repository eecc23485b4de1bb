import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Dice } from './Dice.tsx';

it('shows as many pips as the face says', () => {
  render(<Dice description="تاس‌ها" faces={[1, 2, 3, 4, 5, 6]} />);
  const dice = [...screen.getByRole('img', { name: 'تاس‌ها' }).querySelectorAll('svg')];
  expect(dice.map((die) => die.querySelectorAll('[data-part=pip]').length)).toEqual([1, 2, 3, 4, 5, 6]);
});
