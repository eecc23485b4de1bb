import type { AdminRegistration } from '@mashq/api/contract';
import { QueryProvider } from '@mashq/state/platform/query/QueryProvider';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { renderPersian } from '@mashq/ui/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FakeServer, isSignedIn, makeUser } from '../../testing/fake-server.ts';
import { press } from '../../testing/press.ts';
import { ConfirmForm } from './ConfirmForm.tsx';

const ID = '0190a000-0000-7000-8000-0000000000a1';
const SCHOOL = { id: '0190a000-0000-7000-8000-0000000000a2', title: 'دبستان دانش', province_name: 'تهران' };
const request: AdminRegistration = {
  id: ID,
  kind: 'teacher',
  state: 'pending',
  first_name: 'نرگس',
  last_name: 'احمدی',
  phone_mask: '***6789',
  username: 'narges',
  school_title: SCHOOL.title,
  province_name: SCHOOL.province_name,
  note: '',
  created_at: '2026-11-24T07:00:00Z',
  decided_at: null,
  reason: null,
  matching_school: SCHOOL,
};

afterEach(() => {
  act(() => logout());
  cleanup();
});

async function open(change: Partial<AdminRegistration>): Promise<FakeServer> {
  const server = new FakeServer();
  server.otherwise = ({ method }) =>
    method === 'POST'
      ? { status: 409, body: { detail: 'نشد.' } }
      : { body: { page: 1, size: 20, total: 0, items: [] } };
  isSignedIn(server, makeUser('SYS_ADMIN'));
  await act(async () => startSession());
  await act(
    async () =>
      void renderPersian(
        <QueryProvider>
          <ConfirmForm request={{ ...request, ...change }} onDone={vi.fn()} />
        </QueryProvider>,
      ),
  );
  return server;
}

const sent = (server: FakeServer) => server.asked.filter(({ method }) => method === 'POST').at(-1);

it('proposes the school of this name that is in the province, and sends its id', async () => {
  const server = await open({});
  const match = await screen.findByRole('radio', { name: 'همان مدرسهٔ «دبستان دانش» که در تهران هست' });
  expect(match).toHaveProperty('checked', true);
  await press(screen.getByRole('button', { name: 'ساختن حساب' }));
  await vi.waitFor(() => expect(sent(server)?.body).toMatchObject({ school_id: SCHOOL.id }));
  expect(sent(server)?.path).toContain(ID);
});

it('makes a new school where none is of this name, or where it is asked for', async () => {
  const server = await open({ matching_school: null });
  expect(screen.queryByRole('radio', { name: /همان مدرسهٔ/ })).toBeNull();
  await press(screen.getByRole('button', { name: 'ساختن حساب' }));
  await vi.waitFor(() => expect(sent(server)?.path).toContain(ID));
  expect(sent(server)?.body).not.toHaveProperty('school_id');
});
