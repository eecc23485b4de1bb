import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../actions/button/index.ts';
import { TextField } from '../../forms/text-field/index.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { DialogTrigger } from './DialogTrigger.tsx';

function Deadline(props: Partial<DialogProps>) {
  return (
    <DialogTrigger>
      <Button>تغییر مهلت</Button>
      <Dialog title="مهلت تکلیف" actions={(close) => <Button onPress={close}>ثبت</Button>} {...props}>
        <TextField label="تا روز" />
      </Dialog>
    </DialogTrigger>
  );
}

const trigger = () => screen.getByText('تغییر مهلت').closest('button');

const closeButton = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'بستن' });

async function open(props: Partial<DialogProps> = {}) {
  render(<Deadline {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'تغییر مهلت' }));
  return screen.getByRole('dialog', { name: 'مهلت تکلیف' });
}

describe('Dialog', () => {
  it('is named by its title, takes the focus and hides what lies behind', async () => {
    const dialog = await open();
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(trigger()?.closest('[inert]')).not.toBeNull();
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its closing button', () => userEvent.click(closeButton())],
    ['its action', () => userEvent.click(screen.getByRole('button', { name: 'ثبت' }))],
    ['a press outside', () => userEvent.click(document.body)],
  ])('closes by %s and gives the focus back', async (_, close) => {
    await open();
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(trigger()));
  });

  it('holds the focus', async () => {
    const dialog = await open();
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
  });

  it('cannot be left while it may not be', async () => {
    await open({ isDismissable: false });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.body);
    await userEvent.click(closeButton());
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  it('is opened and closed by its parent, and says it', async () => {
    const onOpenChange = vi.fn();
    render(
      <Dialog title="خوش آمدید" isOpen onOpenChange={onOpenChange}>
        سلام
      </Dialog>,
    );
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(screen.getByRole('dialog')).toBeDefined();
  });
});
