import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { Spinner } from './Spinner.tsx';

it('Spinner says what is waited for', () => {
  const { rerender } = renderPersian(<Spinner />);
  expect(screen.getByRole('status').textContent).toBe('در حال آماده شدن…');
  rerender(<Spinner label="در حال ذخیره…" />);
  expect(screen.getByRole('status').textContent).toBe('در حال ذخیره…');
});
