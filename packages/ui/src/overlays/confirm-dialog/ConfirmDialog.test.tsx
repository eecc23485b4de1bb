import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { variant } from '../../actions/button/Button.css.ts';
import { Button } from '../../actions/button/index.ts';
import { DialogTrigger } from '../dialog/index.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

async function open(props: Partial<ConfirmDialogProps> = {}) {
  const onConfirm = vi.fn<() => void | Promise<void>>();
  render(
    <DialogTrigger>
      <Button>خروج</Button>
      <ConfirmDialog onConfirm={onConfirm} {...props} />
    </DialogTrigger>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'خروج' }));
  return onConfirm;
}

const yes = () => screen.getByRole('button', { name: /مطمئنم/ });

describe('ConfirmDialog', () => {
  it('asks about leaving the account unless told otherwise, and begins at the way out', async () => {
    await open();
    expect(screen.getByRole('alertdialog', { name: 'خروج از حساب' }).textContent).toContain('مطمئن هستید؟');
    expect(document.activeElement?.textContent).toBe('بستن');
    expect(yes()).toBeDefined();
  });

  it('is called off with one word where it has a verb of its own', async () => {
    await open({ title: 'این تکلیف حذف شود؟', confirmLabel: 'حذف شود', variant: 'danger' });
    expect(document.activeElement?.textContent).toBe('انصراف');
  });

  it('gives the way back the strong button where that is the better way', async () => {
    await open({ variant: 'secondary', closeLabel: 'برمی‌گردم' });
    expect(screen.getByRole('button', { name: 'برمی‌گردم' })).toHaveClass(variant.primary);
    expect(yes()).toHaveClass(variant.secondary);
  });

  it('does nothing when closed', async () => {
    const onConfirm = await open();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('does it once and closes', async () => {
    const onConfirm = await open();
    await userEvent.click(yes());
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('waits while it is being done, cannot be left meanwhile, and closes after', async () => {
    const work = Promise.withResolvers<void>();
    const onConfirm = vi.fn(() => work.promise);
    await open({ onConfirm });
    await userEvent.click(yes());
    await userEvent.click(yes());
    await userEvent.keyboard('{Escape}');
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(screen.getByRole('status').getAttribute('aria-label')).toBe('صبر کن…');
    expect(screen.getByRole('alertdialog')).toBeDefined();
    await act(async () => work.resolve());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('stays and says so when it failed, and can be tried again', async () => {
    const onConfirm = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('۵۰۳')).mockResolvedValueOnce();
    await open({ onConfirm, failedMessage: (error) => `حذف نشد: ${error instanceof Error ? error.message : ''}` });
    await userEvent.click(yes());
    expect(screen.getByRole('alert').textContent).toBe('حذف نشد: ۵۰۳');
    await userEvent.click(yes());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('has forgotten a failure when it is opened again', async () => {
    await open({ onConfirm: () => Promise.reject(new Error('۵۰۳')) });
    await userEvent.click(yes());
    expect(screen.getByRole('alert').textContent).toContain('این کار انجام نشد');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'خروج' }));
    expect(screen.getByRole('alert').textContent).toBe('');
  });
});
