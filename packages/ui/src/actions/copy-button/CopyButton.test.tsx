import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { CopyButton } from './index.ts';

afterEach(() => vi.restoreAllMocks());

describe('CopyButton', () => {
  it('copies letter by letter, says so, and is quiet again after a while', async () => {
    const user = userEvent.setup();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const onCopy = vi.fn();
    renderPersian(<CopyButton text="MSQ-۵" label="کد کلاس" onCopy={onCopy} />);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await user.click(screen.getByRole('button', { name: 'کپی کد کلاس' }));
      expect(write).toHaveBeenCalledExactlyOnceWith('MSQ-۵');
      expect(screen.getByRole('status').textContent).toBe('کپی شد');
      expect(onCopy).toHaveBeenCalledOnce();
      await act(() => vi.advanceTimersByTimeAsync(2100));
      expect(screen.getByRole('status').textContent).toBe('');
    } finally {
      vi.useRealTimers();
    }
  });

  it('says what to do where the clipboard is closed', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    renderPersian(<CopyButton text="x" label="نشانی" />);
    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('status').textContent).toBe('کپی نشد؛ خودتان انتخابش کنید.');
  });

  it.each([
    ['the clipboard is closed', () => Promise.reject(new Error('denied'))],
    [
      'there is no clipboard',
      () => {
        throw new TypeError('no clipboard');
      },
    ],
    ['all went well', () => Promise.resolve()],
  ])('says the same again at a second try, when %s', async (_, write) => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
    renderPersian(<CopyButton text="x" label="نشانی" />);
    const status = screen.getByRole('status');
    await user.click(screen.getByRole('button'));
    const first = status.textContent;
    expect(first).not.toBe('');
    // A screen reader reads a status when its words come again.
    const read = vi.fn();
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const { textContent } of addedNodes) read(textContent);
    }).observe(status, { childList: true });
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(read).toHaveBeenCalledExactlyOnceWith(first));
  });
});
