import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { whole } from './Username.css.ts';
import { Username } from './Username.tsx';

afterEach(cleanup);

it('is read from left to right and is not broken at its hyphen', () => {
  render(<Username>g5a-02</Username>);
  const username = screen.getByText('g5a-02');
  expect(username.getAttribute('dir')).toBe('ltr');
  expect(username.classList.contains(whole)).toBe(true);
});
