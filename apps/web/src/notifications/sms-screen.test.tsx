import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../testing/fake-server.ts';

const PATIENT = { timeout: 30_000 };
const READ = 'GET /admin/sms/';
const RETRY = 'POST /admin/sms/retry/';
const letter = {
  id: '0190a000-0000-7000-8000-000000000001',
  status: 'failed',
  tries: 5,
  queued_at: '2026-11-29T08:00:00.000Z',
  reason: { kind: 'refused', status: 418 },
  is_useful: true,
};
const counts = { sent: 120, waiting: 0, failed: 1, expired: 0 };

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
  history.replaceState(null, '', '/admin/sms');
  startSession();
  await act(async () => {
    render(<App />);
  });
  return userEvent.setup();
}

it('says why a message did not go out, and sends it once more', async () => {
  server.on(READ, { body: { has_service: true, counts, retryable: 1, items: [letter] } });
  server.on(RETRY, {
    body: { has_service: true, counts: { ...counts, waiting: 1, failed: 0 }, retryable: 0, items: [], queued: 1 },
  });
  const user = await open();
  await screen.findByText('اعتبار حساب پیامک تمام شده است (کد ۴۱۸)', undefined, PATIENT);
  // Looked for at once: a toast is in sight for three seconds.
  const said = screen.findByText('۱ پیام دوباره در صف رفت.', undefined, PATIENT);
  await user.click(screen.getByRole('button', { name: 'فرستادن دوبارهٔ ۱ پیام' }));
  await said;
  await screen.findByText('در یک روز گذشته همهٔ پیام‌ها پذیرفته شده‌اند.', undefined, PATIENT);
  expect(server.of(RETRY)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /فرستادن دوبارهٔ/ })).toBeNull();
});

it('says that no service is there, and offers no retry', async () => {
  server.on(READ, { body: { has_service: false, counts, retryable: 1, items: [letter] } });
  await open();
  await screen.findByText(/سرویس پیامک تنظیم نشده است/, undefined, PATIENT);
  expect(screen.queryByRole('button', { name: /فرستادن دوبارهٔ/ })).toBeNull();
  // What is only stored was sent to nobody.
  expect(screen.queryByText('فرستاده شد')).toBeNull();
});
