import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../testing/fake-server.ts';

const PATIENT = { timeout: 30_000 };
const READ = 'GET /admin/push/';
const RETRY = 'POST /admin/push/retry/';
const failure = {
  service: 'fcm.googleapis.com',
  status: 403,
  failed: 3,
  retryable: 2,
  failed_at: '2026-11-29T08:00:00.000Z',
};
const state = { is_on: true, waiting: 4, failed: 3, retryable: 2, items: [failure] };

let server: FakeServer;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
});

afterEach(() => {
  act(() => logout());
  cleanup();
});

async function open() {
  isSignedIn(server, makeUser('SYS_ADMIN'));
  history.replaceState(null, '', '/admin/push');
  startSession();
  await act(async () => {
    render(<App />);
  });
  return userEvent.setup();
}

it('says why messages to browsers did not go out and through which service, and sends them once more', async () => {
  server.on(READ, { body: state });
  server.on(RETRY, { body: { ...state, waiting: 6, failed: 0, retryable: 0, items: [], queued: 2 } });
  const user = await open();
  await screen.findByText('مرورگر با کلید دیگری ثبت شده است؛ کلید اعلان سامانه عوض شده (کد ۴۰۳)', undefined, PATIENT);
  expect(screen.getByText('fcm.googleapis.com')).toBeTruthy();
  // Looked for at once: a toast is in sight for three seconds.
  const said = screen.findByText('۲ اعلان دوباره در صف رفت.', undefined, PATIENT);
  await user.click(screen.getByRole('button', { name: 'فرستادن دوبارهٔ ۲ اعلان' }));
  await said;
  await screen.findByText('در یک روز گذشته سرویس‌های اعلان همه را پذیرفته‌اند.', undefined, PATIENT);
  expect(server.of(RETRY)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /فرستادن دوبارهٔ/ })).toBeNull();
});

it('says that the site has no keys for it, and offers no retry', async () => {
  server.on(READ, { body: { ...state, is_on: false } });
  await open();
  await screen.findByText(/کلید اعلان مرورگر تنظیم نشده است/, undefined, PATIENT);
  expect(screen.queryByRole('button', { name: /فرستادن دوبارهٔ/ })).toBeNull();
});
