import { accountApi } from '@mashq/state/platform/api/account';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { loadStatus, status } from '@mashq/state/platform/status/status';
import { recordAnnouncements } from '@mashq/ui/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from './App.tsx';
import { followSession } from './auth/session/follow-session.ts';
import { FakeServer, isSignedIn, makeToken, makeUser } from './testing/fake-server.ts';
import { press } from './testing/press.ts';

const alert = vi.fn();
let server: FakeServer;

followSession();

beforeEach(() => {
  vi.stubGlobal('alert', alert);
  // happy-dom has no layout to scroll.
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
  server.on('GET /member/homework/', { body: { page: 1, size: 20, total: 0, items: [] } });
  server.on('GET /member/skills/', { body: { grade: 5, book_title: 'ریاضی پنجم', chapters: [] } });
  server.on('GET /member/reports/completion-summary/', {
    body: {
      week_start: '2026-11-20T20:30:00Z',
      done: 0,
      first_try_right: 0,
      minutes: 0,
      days: [],
      weekly_goal: 3,
      learned_skills: 0,
      learned_this_week: 0,
      due_reviews: 0,
      days_away: 2,
      warm_up: null,
      placement: null,
    },
  });
  server.on('GET /teacher/dashboard/', { body: { classes: [], open_homeworks: [], help: [] } });
  server.on('GET /teacher/homework/', { body: { page: 1, size: 20, total: 0, items: [] } });
});

afterEach(() => {
  act(() => logout());
  status.value = null;
  vi.clearAllMocks();
  cleanup();
});

/** Opens the app at an address, as a browser does. */
async function open(path: string): Promise<void> {
  history.replaceState(null, '', path);
  startSession();
  await act(async () => {
    render(<App />);
  });
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }, { timeout: 30_000 });
const address = () => window.location.pathname + window.location.search;

describe('guards', () => {
  it('lead users who are not signed in to the login, and remember the path', async () => {
    await open('/student/homeworks?tab=past');
    await heading('ورود به مشق');
    expect(address()).toBe('/auth/login?returnTo=%2Fstudent%2Fhomeworks%3Ftab%3Dpast');
  });

  it('lead back there after signing in', async () => {
    await open('/auth/login?returnTo=%2Fstudent%2Fhomeworks');
    await heading('ورود به مشق');
    const user = makeUser('STUDENT');
    server.on('POST /auth/login/', {
      body: { ...user, access: makeToken(), refresh: 'r', user },
    });
    await userEvent.type(screen.getByLabelText('نام کاربری'), 'ava');
    await userEvent.type(screen.getByLabelText('رمز عبور'), 'rahnama{Enter}');
    await heading('تکلیف‌ها');
    expect(address()).toBe('/student/homeworks');
    expect(server.of('POST /auth/login/')[0]?.body).toEqual({ username: 'ava', password: 'rahnama' });
  });

  it.each([
    ['TEACHER', '/student/homeworks', '/teacher', /^سلام خانم احمدی/],
    ['STUDENT', '/teacher/homeworks/new', '/student', 'سلام آوا!'],
    ['MANAGER', '/admin', '/school', 'سلام آوا احمدی'],
    ['ORGANIZATION', '/school', '/organization', 'سلام آوا احمدی'],
    ['SYS_ADMIN', '/teacher', '/admin', 'سلام آوا احمدی'],
  ] as const)('lead a %s from %s to %s', async (role, from, to, title) => {
    isSignedIn(server, makeUser(role));
    await open(from);
    await heading(title);
    expect(address()).toBe(to);
  });

  it('lead signed-in users away from the login, and never to screens of another role', async () => {
    isSignedIn(server, makeUser('STUDENT'));
    await open('/auth/login?returnTo=https%3A%2F%2Fevil.example%2Fstudent');
    await heading('سلام آوا!');
    expect(address()).toBe('/student');
  });

  it('ask again when the profile did not come', async () => {
    localStorage.setItem('accessToken', makeToken());
    server.on('GET /member/profile/brief', { status: 500, body: {} });
    await open('/student');
    await screen.findByText('خطا در هنگام دریافت اطلاعات کاربری', undefined, { timeout: 30_000 });
    server.on('GET /member/profile/brief', { body: makeUser('STUDENT') });
    await press(screen.getByRole('button', { name: /دوباره تلاش/ }));
    await heading('سلام آوا!');
  });
});

describe('addresses', () => {
  it('that lead nowhere become /404, without a trace to go back to', async () => {
    await open('/no/such/page');
    const before = history.length;
    await heading('این صفحه پیدا نشد');
    expect(address()).toBe('/404');
    expect(history.length).toBe(before);
  });

  it('show the maintenance screen while the service is closed', async () => {
    server.on('GET /status', { body: { status: 'maintenance' } });
    await open('/auth/login');
    await act(() => loadStatus());
    await heading('مشق در حال ساخت‌وساز است');
    expect(address()).toBe('/auth/login');
  });

  it('name the window, and take the focus to the heading of a screen gone to', async () => {
    isSignedIn(server, makeUser('STUDENT'));
    await open('/student');
    await heading('سلام آوا!');
    expect(document.title).toBe('خانه | مشق');
    await press(screen.getAllByRole('link', { name: 'تکلیف‌ها' })[0] as HTMLElement);
    const second = await heading('تکلیف‌ها');
    expect(document.title).toBe('تکلیف‌ها | مشق');
    await waitFor(() => expect(document.activeElement).toBe(second));
  });
});

describe('the end of a session', () => {
  it('leads to the login and back, when its time has passed', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    isSignedIn(server, makeUser('STUDENT'), 60);
    await open('/student/homeworks');
    await heading('تکلیف‌ها');
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    vi.useRealTimers();
    await heading('ورود به مشق');
    expect(alert).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Token expired\n/));
    expect(address()).toBe('/auth/login?returnTo=%2Fstudent%2Fhomeworks');
    expect(localStorage.getItem('accessToken')).toBeNull();
  });

  it('leads home after signing out, which asks first', async () => {
    isSignedIn(server, makeUser('STUDENT'));
    await open('/student/profile');
    await heading('حساب کاربری');
    const [exit] = screen.getAllByRole('button', { name: 'خروج از حساب' }).slice(-1);
    await press(exit as HTMLElement);
    await press(await screen.findByRole('button', { name: 'مطمئنم' }, { timeout: 30_000 }));
    await heading(/مشقِ ریاضی/);
    expect(address()).toBe('/');
    expect(localStorage.getItem('accessToken')).toBeNull();
  });

  it.each([
    ['STUDENT', '/student/profile', 'حساب کاربری', 'از همهٔ دستگاه‌ها خارج شدی.'],
    ['TEACHER', '/teacher/profile', 'حساب کاربری', 'از همهٔ دستگاه‌ها خارج شدید.'],
    ['SYS_ADMIN', '/admin', /سلام/, 'از همهٔ دستگاه‌ها خارج شدید.'],
  ] as const)('comes on every device where %s asks for it, and says so', async (role, path, title, said) => {
    isSignedIn(server, makeUser(role));
    server.on('POST /auth/logout-everywhere/', { body: { ok: true } });
    await open(path);
    await heading(title);
    await press(await screen.findByRole('button', { name: 'خروج از همهٔ دستگاه‌ها' }));
    await press(await screen.findByRole('button', { name: 'مطمئنم' }, { timeout: 30_000 }));
    // Looked for first: it goes away after a while, and the public page takes its time.
    await screen.findByText(said);
    await heading(/مشقِ ریاضی/);
    expect(address()).toBe('/');
    expect(localStorage.getItem('accessToken')).toBeNull();
  });

  it('is said where the server ends it', async () => {
    isSignedIn(server, makeUser('STUDENT'));
    await open('/student/profile');
    await heading('حساب کاربری');
    server.otherwise = { status: 401, body: { detail: 'دوباره وارد شوید.' } };
    await act(async () => {
      history.pushState(null, '', '/student/homeworks');
    });
    await screen.findByText('این نشست از جای دیگری بسته شد. برای ادامه دوباره وارد شوید.', undefined, {
      timeout: 30_000,
    });
    await heading('ورود به مشق');
  });

  it.each(['STUDENT', 'TEACHER', 'MANAGER', 'ORGANIZATION', 'SYS_ADMIN'] as const)(
    'is about the account of a %s, where that was closed or locked: the login says so, and takes somebody else',
    async (role) => {
      isSignedIn(server, makeUser(role));
      await open('/auth/login');
      await waitFor(() => expect(address()).not.toBe('/auth/login'));
      const announcements = recordAnnouncements();
      // A toast of the test before may still be there.
      const toasts = screen.queryAllByText(/از جای دیگری بسته شد/).length;
      const says = 'این حساب را پشتیبانی مشق قفل کرده است. برای باز شدنش به پشتیبانی پیام بدهید.';
      server.on('GET /member/profile/brief', { status: 401, body: { detail: says, code: 'account-locked' } });
      await act(() => accountApi.profile.brief({}).catch(() => undefined));
      await screen.findByText(says);
      await heading('ورود به مشق');
      // Who is next goes to their own home, not to the screen of this account.
      expect([address(), location.search]).toEqual(['/auth/login', '']);
      expect(screen.getByText(/در همین دستگاه می‌ماند/)).toBeDefined();
      expect(screen.getByRole('button', { name: 'ورود' })).toBeDefined();
      expect(screen.queryAllByText(/از جای دیگری بسته شد/).length).toBeLessThanOrEqual(toasts);
      await waitFor(() => expect(announcements.take().filter((words) => words.includes(says))).toHaveLength(1));
      announcements.stop();
    },
  );

  it('does not come where the server could not end the sessions: the dialog says so', async () => {
    isSignedIn(server, makeUser('STUDENT'));
    server.on('POST /auth/logout-everywhere/', { status: 503, body: { detail: 'سامانه شلوغ است.' } });
    await open('/student/profile');
    await press(await screen.findByRole('button', { name: 'خروج از همهٔ دستگاه‌ها' }, { timeout: 30_000 }));
    await press(await screen.findByRole('button', { name: 'مطمئنم' }, { timeout: 30_000 }));
    await screen.findByText('سامانه شلوغ است.');
    expect(address()).toBe('/student/profile');
    expect(localStorage.getItem('accessToken')).not.toBeNull();
  });
});
