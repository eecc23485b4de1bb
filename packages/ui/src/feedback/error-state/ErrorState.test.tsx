import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { ErrorState } from './ErrorState.tsx';

describe('ErrorState', () => {
  it.each([
    ['student', 'دوباره تلاش کن'],
    ['staff', 'دوباره تلاش کنید'],
  ] as const)('speaks to a %s and tries again', async (voice, label) => {
    const onRetry = vi.fn();
    const { container, user } = renderPersian(<ErrorState voice={voice} onRetry={onRetry} />);
    await user.click(screen.getByRole('button', { name: label }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('says at once what the server said', () => {
    renderPersian(<ErrorState message="این تکلیف پاک شده است." />);
    expect(screen.getByRole('alert').textContent).toContain('این تکلیف پاک شده است.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('names the language of what is written in Latin letters', () => {
    renderPersian(<ErrorState title="Error loading chat" message="اینترنت را ببینید." />);
    expect(screen.getByText('Error loading chat').lang).toBe('en');
    expect(screen.getByText('اینترنت را ببینید.').lang).toBe('');
  });

  it('waits while it tries', async () => {
    const onRetry = vi.fn();
    const { user } = renderPersian(<ErrorState onRetry={onRetry} isRetrying />);
    await user.click(screen.getByRole('button'));
    expect(onRetry).not.toHaveBeenCalled();
  });
});
