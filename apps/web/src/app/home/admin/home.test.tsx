import type { AdminToday } from '@mashq/api/contract';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { loadStatus } from '@mashq/state/platform/status/status';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../../testing/fake-server.ts';

const PATIENT = { timeout: 30_000 };
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const nothing = { count: 0, oldest_at: null };
const sold = (week: string, count: number) => ({ week, count, amount_rial: count * 1_490_000 });
const today: AdminToday = {
  waiting: {
    chats: { count: 3, oldest_at: ago(1) },
    registrations: { count: 2, oldest_at: ago(4) },
    visitor_messages: { count: 5, oldest_at: ago(1) },
    pre_orders: nothing,
    job_applications: nothing,
  },
  schools_count: 6,
  students_count: 240,
  individuals_count: 7,
  sales: ['2026-10-03', '2026-10-10', '2026-10-17', '2026-10-24', '2026-10-31', '2026-11-07', '2026-11-14'].map(
    (week, index) => sold(week, index),
  ),
};
let server: FakeServer;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
});

afterEach(() => {
  act(() => logout());
  cleanup();
});

async function open(): Promise<void> {
  isSignedIn(server, makeUser('SYS_ADMIN'));
  history.replaceState(null, '', '/admin');
  startSession();
  await act(async () => {
    render(<App />);
  });
}

const card = (title: string) =>
  within(screen.getByRole('main')).getByRole('link', { name: title }).closest('section')?.textContent;

it('shows an administrator who waits and since when, and leads to each list', async () => {
  server.on('GET /admin/today/', { body: today });
  await open();
  await act(loadStatus);
  await screen.findByRole('heading', { name: 'چه کسی منتظر شماست؟' }, PATIENT);
  expect(card('گفتگوهای نخوانده')).toMatch(/۳ ?گفتگو.*قدیمی‌ترین: دیروز/);
  expect(card('درخواست‌های همکاری')).toContain('کسی منتظر نیست.');
  expect(card('تماس‌های پیش‌سفارش')).toContain('کسی منتظر نیست.');
  const links = Array.from(document.querySelectorAll('main h3 a'), (link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/admin/chatList',
    '/admin/registrations',
    '/admin/visitors',
    '/admin/pre-orders?state=due',
    '/admin/job-applications',
  ]);
  expect(screen.getByText('0.0.0+822cf45d').parentElement?.textContent).toBe('نسخهٔ سامانه: 0.0.0+822cf45d');
  expect(screen.getByText('این هفته ۶ پرداخت، روی هم ۸۹۴٬۰۰۰ تومان.')).toBeTruthy();
  expect(card('پیام‌های بازدیدکنندگان')).toMatch(/۵ ?پیام/);
});

it('says so where nothing was sold, and tries again where the numbers did not come', async () => {
  server.on('GET /admin/today/', { status: 409, body: { detail: 'این بار نشد.' } });
  await open();
  await screen.findByText('این بار نشد.', undefined, PATIENT);
  // The account is there all the same.
  expect(screen.getByText('خروج از همهٔ دستگاه‌ها')).toBeTruthy();
  server.on('GET /admin/today/', { body: { ...today, sales: today.sales.map(({ week }) => sold(week, 0)) } });
  fireEvent.click(screen.getByRole('button', { name: /دوباره تلاش/ }));
  await screen.findByText('در هشت هفتهٔ گذشته پرداختی نبوده است.', undefined, PATIENT);
});
