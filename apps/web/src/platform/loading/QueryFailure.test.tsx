import { ApiError } from '@mashq/state/platform/api/api';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QueryFailure } from './QueryFailure.tsx';

const show = (error: Error) =>
  render(<QueryFailure error={error} isRetrying={false} onRetry={() => undefined} voice="student" />);

it('says that answers are archived, and offers no other try', () => {
  show(new ApiError({ status: 409, detail: 'نتیجه‌ها همان‌اند که بودند.', code: 'archived' }));
  expect(screen.getByText('این جواب‌ها بایگانی شده‌اند')).toBeDefined();
  expect(screen.getByText('نتیجه‌ها همان‌اند که بودند.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers another try where something else is in the way', () => {
  show(new ApiError({ status: 409, detail: 'چیز دیگری عوض شده است.', code: 'changed' }));
  expect(screen.getByRole('button')).toBeDefined();
});
