import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
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
});
