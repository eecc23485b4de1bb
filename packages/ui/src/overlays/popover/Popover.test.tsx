import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Button } from '../../actions/button/index.ts';
import { DialogTrigger } from '../dialog/index.ts';
import { Popover } from './Popover.tsx';

function Explained() {
  return (
    <DialogTrigger>
      <Button>این یعنی چه؟</Button>
      <Popover aria-label="امتیاز مهارت">{(close) => <Button onPress={close}>فهمیدم</Button>}</Popover>
    </DialogTrigger>
  );
}

describe('Popover', () => {
  it('opens as a named dialog, notifies its trigger so, and takes the focus', async () => {
    render(<Explained />);
    const trigger = screen.getByRole('button', { name: 'این یعنی چه؟' });
    await userEvent.click(trigger);
    expect(screen.getByRole('dialog', { name: 'امتیاز مهارت' }).contains(document.activeElement)).toBe(true);
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its own button', () => userEvent.click(screen.getByRole('button', { name: 'فهمیدم' }))],
  ])('closes by %s and gives the focus back', async (_, close) => {
    render(<Explained />);
    const trigger = screen.getByRole('button', { name: 'این یعنی چه؟' });
    await userEvent.click(trigger);
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(trigger));
  });
});
