import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { ExitButton } from './ExitButton.tsx';

describe('ExitButton', () => {
  // The dialog comes with the first press; loading it beforehand keeps the wait out of the test.
  beforeAll(async () => {
    await import('../../overlays/confirm-dialog/ConfirmDialog.tsx');
  });

  it('asks before it leaves', async () => {
    const onExit = vi.fn();
    const { user } = renderPersian(<ExitButton onExit={onExit} />);
    await user.click(screen.getByRole('button', { name: 'خروج از حساب' }));
    expect((await screen.findByRole('alertdialog', { name: 'خروج از حساب' })).textContent).toContain(
      'مطمئنی می‌خواهی از حسابت خارج شوی؟',
    );
    expect(onExit).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'مطمئنم' }));
    expect(onExit).toHaveBeenCalledOnce();
  });

  it('stays when the question is closed', async () => {
    const onExit = vi.fn();
    const { user } = renderPersian(<ExitButton onExit={onExit} />);
    await user.click(screen.getByRole('button', { name: 'خروج از حساب' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'بستن' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(onExit).not.toHaveBeenCalled();
  });

  it('leaves the question to anyone who asks by themselves', async () => {
    const onExit = vi.fn();
    const { user } = renderPersian(<ExitButton onExit={onExit} asksFirst={false} />);
    await user.click(screen.getByRole('button', { name: 'خروج از حساب' }));
    expect(onExit).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
