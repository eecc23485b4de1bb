import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { formatDigits } from './digits.ts';
import { useDigits } from './use-digits.ts';

function Page({ number }: { number: number }) {
  return <p>{formatDigits(number, useDigits())}</p>;
}

afterEach(() => document.documentElement.removeAttribute('data-digits'));

it('prints again when the reader changes the digits, without a render from above', async () => {
  const { unmount } = render(<Page number={46} />);
  expect(screen.getByText('۴۶')).toBeDefined();
  await act(async () => document.documentElement.setAttribute('data-digits', 'latn'));
  expect(screen.getByText('46')).toBeDefined();
  unmount();
  await act(async () => document.documentElement.removeAttribute('data-digits'));
  render(<Page number={46} />);
  expect(screen.getByText('۴۶')).toBeDefined();
});
