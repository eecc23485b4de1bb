import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../testing/fake-server.ts';

const PATIENT = { timeout: 30_000 };
const ID = '0190a000-0000-7000-8000-000000000003';
const starts = ['2026-11-06', '2026-11-13', '2026-11-20', '2026-11-27'].map((day) => `${day}T20:30:00.000Z`);
const week = (students: number, members: number, answered = 30) => ({
  ...{ members, students, answered, first_try_right: answered - 3 },
});
const reply = {
  ...{ page: 1, size: 20, total: 2, starts, counted_at: '2026-11-29T08:00:00.000Z' },
  all: [week(30, 60), week(30, 60), week(45, 60), week(6, 60)],
  items: [
    { id: ID, title: 'دبستان سپهر', weeks: [week(6, 12), week(6, 12), week(9, 12, 4), week(1, 12)] },
    { id: '0190a000-0000-7000-8000-000000000004', title: 'دبستان کوچک', weeks: [null, null, null, null] },
  ],
};
const CALL = 'GET /organization/report/trends/';
let server: FakeServer;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
});

afterEach(() => {
  act(() => logout());
  cleanup();
  vi.unstubAllGlobals();
});

async function open(role: 'ORGANIZATION' | 'SYS_ADMIN', path: string): Promise<void> {
  isSignedIn(server, makeUser(role));
  history.replaceState(null, '', path);
  startSession();
  await act(async () => {
    render(<App />);
  });
}

const lastAsked = (call: string) => new URLSearchParams(server.of(call).at(-1)?.path.split('?')[1]);

it('compares schools by shares of their students, and says the last whole week in a sentence', async () => {
  const user = userEvent.setup();
  server.on(CALL, { body: reply });
  await open('ORGANIZATION', '/organization/trends');
  await screen.findByText(/هفتهٔ پیش ۴۵ از ۶۰ دانش‌آموز تمرین کرده‌اند، یک هفته پیش از آن ۳۰ از ۶۰/, undefined, PATIENT);
  const row = screen.getByRole('row', { name: /دبستان سپهر/ });
  expect(within(row).getByText('۹ از ۱۲')).toBeTruthy();
  expect(within(row).getByRole('link').getAttribute('href')).toBe(`/organization/school/${ID}`);
  // Of few children nothing is said.
  expect(within(screen.getByRole('row', { name: /دبستان کوچک/ })).getAllByText('—')).toHaveLength(4);

  await user.click(screen.getByRole('button', { name: /کنار همه/ }));
  await user.click(await screen.findByRole('option', { name: 'دبستان سپهر' }, PATIENT));
  await screen.findByText(/دبستان سپهر: هفتهٔ پیش ۹ از ۱۲/, undefined, PATIENT);
  const chart = within(screen.getByRole('table', { name: 'سهم دانش‌آموزانی که در هفته تمرین کرده‌اند' }));
  expect(chart.getAllByText('۷۵٪')).toHaveLength(2);

  // Three of four questions are no share.
  await user.click(screen.getByRole('radio', { name: 'درست در بار اول' }));
  await screen.findByText('دبستان سپهر: از هفتهٔ پیش چیزی برای گفتن نیست.', undefined, PATIENT);
  // The chart, which has a table too, is above.
  const rowBelow = screen.getAllByRole('row', { name: /دبستان سپهر/ }).at(-1);
  expect(rowBelow && within(rowBelow).getByText('—')).toBeTruthy();
});

it('keeps what is compared in the address, and asks for the skills of one grade', async () => {
  const user = userEvent.setup();
  server.on(CALL, { body: reply });
  await open('ORGANIZATION', '/organization/trends?weeks=4&by=province');
  await screen.findByRole('row', { name: /دبستان سپهر/ }, PATIENT);
  expect(Object.fromEntries(lastAsked(CALL))).toMatchObject({ by: 'province', weeks: '4', sort: 'title', page: '1' });
  await user.click(screen.getByRole('radio', { name: 'مهارت' }));
  await waitFor(() => expect(lastAsked(CALL).get('by')).toBe('skill'), PATIENT);
  expect(lastAsked(CALL).get('grade')).toBe('3');
  expect(new URLSearchParams(location.search).get('by')).toBe('skill');
});

it('has one line of what is chosen on a phone, which opens the choices and says the new one', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('max-width'),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  const user = userEvent.setup();
  server.on(CALL, { body: reply });
  await open('ORGANIZATION', '/organization/trends?grade=5');
  await screen.findByRole('row', { name: /دبستان سپهر/ }, PATIENT);
  expect(screen.queryByRole('radio', { name: 'استان' })).toBeNull();
  const line = screen.getByRole('button', { name: 'مدرسه‌ها، پایهٔ پنجم، سهم تمرین‌کرده‌ها، ۱۲ هفته' });
  await user.click(line);
  await user.click(screen.getByRole('radio', { name: 'پایه' }));
  await screen.findByRole('button', { name: 'پایه‌ها، سهم تمرین‌کرده‌ها، ۱۲ هفته' }, PATIENT);
  // The choices stay open for the next one.
  await user.click(screen.getByRole('radio', { name: '۴ هفته' }));
  await screen.findByRole('button', { name: 'پایه‌ها، سهم تمرین‌کرده‌ها، ۴ هفته' }, PATIENT);
});

it('says that there is nothing to show yet, and what failed', async () => {
  server.on(CALL, { body: { ...reply, counted_at: null, all: [null, null, null, null], items: [], total: 0 } });
  await open('ORGANIZATION', '/organization/trends');
  await screen.findByText(/هنوز هفته‌ای برای نشان دادن نیست/, undefined, PATIENT);
  cleanup();
  server.on(CALL, { status: 422, body: { detail: 'این سنجش پیدا نشد.' } });
  await open('ORGANIZATION', '/organization/trends?by=grade');
  await screen.findByText('این سنجش پیدا نشد.', undefined, PATIENT);
});

it('shows administrators provinces, and no way to single schools', async () => {
  server.on('GET /admin/report/trends/', {
    body: { ...reply, items: [{ ...reply.items[0], id: 'IR-23', title: 'تهران' }] },
  });
  await open('SYS_ADMIN', '/admin/trends');
  const row = await screen.findByRole('row', { name: /تهران/ }, PATIENT);
  expect(within(row).queryByRole('link')).toBeNull();
  expect(screen.queryByRole('radio', { name: 'مدرسه' })).toBeNull();
  expect(lastAsked('GET /admin/report/trends/').get('by')).toBe('province');
});
