import { TERMS_VERSION } from '@mashq/api/terms';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../testing/fake-server.ts';

const PATIENT = { timeout: 30_000 };
let server: FakeServer;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
});

afterEach(() => {
  act(() => logout());
  cleanup();
});

async function open(user: ReturnType<typeof makeUser>): Promise<void> {
  isSignedIn(server, user);
  history.replaceState(null, '', '/teacher/classes');
  startSession();
  await act(async () => {
    render(<App />);
  });
}

it('asks about new terms, keeps the question open where it fails, and asks no more once they are accepted', async () => {
  const user = userEvent.setup();
  const teacher = makeUser('TEACHER');
  server.on('POST /member/profile/terms/', { status: 500, body: { detail: 'خطای سرور.' } });
  await open({ ...teacher, terms_due: true });
  const dialog = within(await screen.findByRole('dialog', { name: 'شرایط استفاده تازه شده است' }, PATIENT));
  expect(dialog.getByRole('link', { name: /متن شرایط استفاده/ }).getAttribute('href')).toBe('/terms');
  await user.click(dialog.getByRole('button', { name: 'می‌پذیرم' }));
  await dialog.findByText('خطای سرور.', undefined, PATIENT);
  server.on('POST /member/profile/terms/', { body: teacher });
  await user.click(dialog.getByRole('button', { name: 'می‌پذیرم' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENT);
  expect(server.of('POST /member/profile/terms/').at(-1)?.body).toEqual({ terms_version: TERMS_VERSION });
});
