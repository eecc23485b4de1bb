import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { Alert } from './Alert.tsx';

describe('Alert', () => {
  it.each([
    ['info', 'status', 'نکته'],
    ['success', 'status', 'انجام شد'],
    ['warning', 'status', 'توجه'],
    ['danger', 'alert', 'خطا'],
    ['reward', 'status', 'آفرین'],
    // Its former name.
    ['error', 'alert', 'خطا'],
  ] as const)('says %s as a word, not by colour alone', async (tone, role, word) => {
    const { container } = renderPersian(<Alert tone={tone}>پیام</Alert>);
    expect(screen.getByRole(role).textContent).toBe(`${word}: پیام`);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('is closed by its cross', async () => {
    const onClose = vi.fn();
    const { user } = renderPersian(<Alert onClose={onClose}>پیام</Alert>);
    await user.click(screen.getByRole('button', { name: 'بستن پیام' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
