import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../actions/button/index.ts';
import { DialogTrigger } from '../dialog/index.ts';
import { Drawer } from './Drawer.tsx';

describe('Drawer', () => {
  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    [
      'its closing button',
      () => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'بستن' })),
    ],
    ['a press outside', () => userEvent.click(document.body)],
    ['what it holds', () => userEvent.click(screen.getByRole('button', { name: 'خانه' }))],
  ])('takes the focus, closes by %s and gives the focus back', async (_, leave) => {
    render(
      <DialogTrigger>
        <Button>فهرست</Button>
        <Drawer title="مشق">{(close) => <Button onPress={close}>خانه</Button>}</Drawer>
      </DialogTrigger>,
    );
    const trigger = screen.getByRole('button', { name: 'فهرست' });
    await userEvent.click(trigger);
    expect(screen.getByRole('dialog', { name: 'مشق' }).contains(document.activeElement)).toBe(true);
    await leave();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(trigger));
  });

  it('has its actions at its foot, outside of what scrolls, and they can close it', async () => {
    const ref = vi.fn();
    render(
      <Drawer
        title="بردن به کلاس دیگر"
        defaultOpen
        width="sheet"
        className="own"
        ref={ref}
        actions={(close) => <Button onPress={close}>ببر به پنجم ب</Button>}
      >
        کلاس تازه
      </Drawer>,
    );
    const dialog = screen.getByRole('dialog', { name: 'بردن به کلاس دیگر' });
    expect(ref).toHaveBeenCalledWith(dialog);
    expect(dialog.closest('.own')).not.toBeNull();
    const action = within(dialog).getByRole('button', { name: 'ببر به پنجم ب' });
    expect(action.closest('footer')?.parentElement).toBe(dialog);
    await userEvent.click(action);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
