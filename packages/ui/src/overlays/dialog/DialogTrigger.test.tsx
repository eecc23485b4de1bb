import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../actions/button/index.ts';
import { Popover } from '../popover/index.ts';
import { Dialog } from './Dialog.tsx';
import { DialogTrigger, type DialogTriggerProps } from './DialogTrigger.tsx';

function Help({ onPress, ...rest }: Partial<DialogTriggerProps> & { onPress?: () => void }) {
  return (
    <DialogTrigger {...rest}>
      <Button {...(onPress && { onPress })}>راهنما</Button>
      <Dialog title="راهنمای درس">
        <Button>بعدی</Button>
        <DialogTrigger>
          <Button>بیشتر</Button>
          <Popover aria-label="بیشتر بدان">کسر یعنی بخشی از یک چیز.</Popover>
        </DialogTrigger>
      </Dialog>
    </DialogTrigger>
  );
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>از جای دیگر</Button>
      <Help isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const button = (name: string) => screen.getByText(name).closest('button');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialogs = () => screen.queryAllByRole('dialog');

describe('DialogTrigger', () => {
  it('says on its button alone whether the layer is open, and which it is', async () => {
    render(<Help />);
    expect(button('راهنما')?.getAttribute('aria-expanded')).toBe('false');
    expect(button('راهنما')?.hasAttribute('aria-controls')).toBe(false);
    await press('راهنما');
    expect(button('راهنما')?.getAttribute('aria-expanded')).toBe('true');
    expect(button('راهنما')?.getAttribute('aria-controls')).toBe(screen.getByRole('dialog').id);
    expect(button('بعدی')?.hasAttribute('aria-expanded')).toBe(false);
  });

  it('opens from the keyboard, and does what else the button does', async () => {
    const onPress = vi.fn();
    render(<Help onPress={onPress} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(dialogs()).toHaveLength(1);
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('opens one within another, and closes the inner one first', async () => {
    render(<Help />);
    await press('راهنما');
    await press('بیشتر');
    expect(screen.getByRole('dialog', { name: 'بیشتر بدان' })).toBeDefined();
    await userEvent.keyboard('{Escape}');
    expect(dialogs()).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    expect(dialogs()).toHaveLength(0);
  });

  it('says a change once; a parent that keeps to its own is asked again', async () => {
    const onOpenChange = vi.fn();
    render(<Help isOpen onOpenChange={onOpenChange} />);
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange.mock.calls).toEqual([[false]]);
    expect(dialogs()).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
  });

  it('follows its parent', async () => {
    render(<Page />);
    await press('از جای دیگر');
    expect(dialogs()).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    expect(dialogs()).toHaveLength(0);
    await press('راهنما');
    expect(dialogs()).toHaveLength(1);
  });

  it('may begin open', () => {
    render(<Help defaultOpen />);
    expect(dialogs()).toHaveLength(1);
  });
});
