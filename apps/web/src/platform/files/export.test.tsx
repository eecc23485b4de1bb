import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../testing/fake-server.ts';
import { press } from '../../testing/press.ts';

const PATIENT = { timeout: 30_000 };
const CALL = 'GET /teacher/report/students/export/';
const student = {
  student_id: '0190a000-0000-7000-8000-0000000000d1',
  name: 'علی کریمی',
  gender: 'MALE',
  class_id: '0190a000-0000-7000-8000-0000000000c1',
  class_title: 'پنجم الف',
  grade: 5,
  course_id: 2,
  band: 'near',
  learned_skills: 2,
  last_seen_at: null,
  minutes: 12,
  open_work: 1,
  help_alerts: 0,
} as const;
let server: FakeServer;
let saved: { name: string; file: Blob }[];

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  saved = [];
  let made: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    made = file as Blob;
    return 'blob:made';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (made && this.href === 'blob:made') saved.push({ name: this.download, file: made });
  });
  server = new FakeServer();
  server.on('GET /teacher/report/students/', { body: { page: 1, size: 20, total: 1, items: [student] } });
});
afterEach(() => {
  cleanup();
  logout();
  vi.restoreAllMocks();
});

async function open(): Promise<void> {
  isSignedIn(server, makeUser('TEACHER'));
  history.replaceState(null, '', '/teacher/students?band=near&page=2');
  startSession();
  await act(async () => {
    render(<App />);
  });
  await press(await screen.findByRole('button', { name: 'خروجی' }, PATIENT));
}

it('saves all students that the filter shows, under the name that the server gives', { timeout: 60_000 }, async () => {
  const name = 'دانش‌آموزان.csv';
  server.on(CALL, {
    body: new Blob(['\u{feff}نام\r\n'], { type: 'text/csv' }),
    headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` },
  });
  await open();
  await press(screen.getByRole('menuitem', { name: 'CSV: دانش‌آموزان' }));
  await waitFor(() => expect(saved.map((each) => each.name)).toEqual([name]), PATIENT);
  expect(await saved[0]?.file.text()).toContain('نام');
  const [asked] = server.of(CALL);
  expect(Object.fromEntries(new URLSearchParams(asked?.path.split('?')[1]))).toEqual({
    band: 'near',
    format: 'csv',
    table: 'students',
  });
});

it('says why there is no file, and saves none', { timeout: 60_000 }, async () => {
  server.on(CALL, { status: 503, body: { detail: 'سامانه شلوغ است. کمی بعد دوباره تلاش کنید.' } });
  await open();
  await press(screen.getByRole('menuitem', { name: /^اکسل/ }));
  expect(await screen.findByText('سامانه شلوغ است. کمی بعد دوباره تلاش کنید.', {}, PATIENT)).toBeTruthy();
  expect(saved).toEqual([]);
});
