import { QueryProvider } from '@mashq/state/platform/query/QueryProvider';
import { startSession } from '@mashq/state/platform/session/session';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FakeServer, isSignedIn, makeUser } from '../../../testing/fake-server.ts';
import { press, type } from '../../../testing/press.ts';
import { DeadlineDialog } from './DeadlineDialog.tsx';

const END = new Date(Date.now() + 3 * 24 * 3600_000 + 5000).toISOString();
const ID = '0190a000-0000-7000-8000-0000000000d1';

it('stays open while a deadline is on its way, so that the teacher hears how it ended', async () => {
  const server = new FakeServer();
  isSignedIn(server, makeUser('TEACHER'));
  startSession();
  const onOpenChange = vi.fn();
  let answer = () => {};
  server.on(
    `PATCH /teacher/homework/${ID}/deadline/`,
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ status: 409, body: { detail: 'مهلت یک نفر می‌گذرد.' } });
      }),
  );
  render(
    <QueryProvider>
      <DeadlineDialog
        work={{ kind: 'homework', id: ID }}
        endAt={END}
        title="مهلت تازه"
        isOpen
        onOpenChange={onOpenChange}
      />
    </QueryProvider>,
  );
  // The deadline it has is no change; another hour of the same day is.
  expect(screen.getByRole('button', { name: 'ثبت مهلت' })).toHaveProperty('disabled', true);
  const hour = screen.getByRole('spinbutton', { name: /^hour/ });
  await act(async () => {
    fireEvent.paste(hour, { clipboardData: { getData: () => `${END.slice(0, 10)} 9:07` } });
  });
  await press(screen.getByRole('button', { name: 'ثبت مهلت' }));
  await vi.waitFor(() => expect(server.of(`PATCH /teacher/homework/${ID}/deadline/`)).toHaveLength(1));
  await type('{Escape}');
  for (const button of screen.getAllByRole('button', { name: 'بستن' })) await press(button);
  expect(onOpenChange).not.toHaveBeenCalled();
  const isDisabled = () => screen.getByRole('spinbutton', { name: /^hour/ }).getAttribute('aria-disabled');
  expect(isDisabled()).toBe('true');
  await act(async () => answer());
  await screen.findByText('مهلت یک نفر می‌گذرد.');
  expect(isDisabled()).toBeNull();
  await type('{Escape}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
