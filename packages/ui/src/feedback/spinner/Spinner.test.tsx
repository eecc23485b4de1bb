import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { recordAnnouncements, renderPersian } from '../../testing/index.ts';
import { Spinner } from './Spinner.tsx';

it('Spinner says what is waited for', () => {
  const { rerender } = renderPersian(<Spinner />);
  expect(screen.getByRole('status').textContent).toBe('در حال آماده شدن…');
  rerender(<Spinner label="در حال ذخیره…" />);
  expect(screen.getByRole('status').textContent).toBe('در حال ذخیره…');
});

it('Spinner is heard where it comes for longer than a moment, and once', () => {
  vi.useFakeTimers();
  const announcements = recordAnnouncements();
  const { rerender } = renderPersian(<div />);
  rerender(<Spinner />);
  expect(announcements.take()).toEqual([]);
  rerender(<div />);
  act(() => void vi.runAllTimers());
  expect(announcements.take()).toEqual([]);
  rerender(<Spinner />);
  expect(announcements.take()).toEqual([]);
  act(() => void vi.runAllTimers());
  expect(announcements.take()).toEqual(['در حال آماده شدن…']);
  announcements.stop();
  vi.useRealTimers();
});
