import { QueryProvider } from '@mashq/state/platform/query/QueryProvider';
import { startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FakeServer, isSignedIn, makeUser } from '../../testing/fake-server.ts';
import { press } from '../../testing/press.ts';
import { StudentStateBadge } from '../homework/teacher/StudentStateBadge.tsx';
import { WaitingAnswers } from './WaitingAnswers.tsx';

const WORK = '0190a000-0000-7000-8000-0000000000d1';
const CHILD = '0190a000-0000-7000-8000-0000000000d2';
const CALL = `POST /teacher/homework/${WORK}/student/${CHILD}/waiting-answers/`;

afterEach(cleanup);

function open(canDecide: boolean): FakeServer {
  const server = new FakeServer();
  isSignedIn(server, makeUser('TEACHER'));
  startSession();
  render(
    <QueryProvider>
      <WaitingAnswers work={{ kind: 'homework', id: WORK }} studentId={CHILD} waiting={2} canDecide={canDecide} />
    </QueryProvider>,
  );
  return server;
}

it.each([
  ['حساب شود', true],
  ['حساب نشود', false],
])('«%s» is one tap, and says how many answers the teacher has seen', async (name, counts) => {
  const server = open(true);
  let answer = () => {};
  server.on(CALL, () => new Promise((resolve) => (answer = () => resolve({ body: {} }))));
  expect(screen.getByRole('heading', { name: '۲ پاسخ در انتظار تصمیم' })).toBeTruthy();
  await press(screen.getByRole('button', { name }));
  await vi.waitFor(() => expect(server.of(CALL).map(({ body }) => body)).toEqual([{ counts, waiting: 2 }]));
  await act(async () => answer());
});

it('a manager reads of them and does not decide', () => {
  open(false);
  expect(screen.getByRole('heading', { name: '۲ پاسخ در انتظار تصمیم' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a row of the report marks answers that wait, and those of the minute after the end', () => {
  const row = {
    state: 'submitted',
    handed_in: true,
    is_late: false,
    help_needed: false,
    waiting_answers: 2,
    in_grace: 1,
  } as const;
  render(<StudentStateBadge row={row} />);
  expect(screen.getByText('۲ پاسخ در انتظار تصمیم')).toBeTruthy();
  expect(screen.getByText('۱ پاسخ در دقیقهٔ پس از پایان')).toBeTruthy();
});
