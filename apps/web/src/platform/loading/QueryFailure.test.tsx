import { ApiError } from '@mashq/state/platform/api/api';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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

it('says that there is no network, in words for a child, and tries again by itself when there is one', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const onRetry = vi.fn();
  const error = new ApiError({ status: 0, code: 'network', detail: 'خطا در ارتباط با سرور' });
  const { unmount } = render(<QueryFailure error={error} isRetrying={false} onRetry={onRetry} voice="student" />);
  expect(screen.getByRole('alert').textContent).toContain('اینترنت نیست. با آمدنش، خودش می‌آید.');
  expect(onRetry).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert').textContent).toContain('اینترنتت را نگاه کن');
  unmount();
  expect(onRetry).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});
