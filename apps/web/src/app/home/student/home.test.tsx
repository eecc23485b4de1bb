import type { OpenAssignment } from '@mashq/api/contract';
import { queryClient } from '@mashq/state/platform/query/query-client';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { recordAnnouncements } from '@mashq/ui/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../../testing/fake-server.ts';
import type { Summary } from './plan-day.ts';

const PATIENT = { timeout: 30_000 };
const WORK = 'GET /member/assignments/';
const SUMMARY = 'GET /member/reports/completion-summary/';
const SKILLS = 'GET /member/skills/';

const DAY_MS = 86_400_000;
/** Midnight in Tehran at which this week began. */
const saturday = () => {
  const local = Date.now() + 3.5 * 3_600_000;
  const today = Math.floor(local / DAY_MS);
  return new Date((today - ((today + 5) % 7)) * DAY_MS - 3.5 * 3_600_000).toISOString();
};

const summary = (change: Partial<Summary> = {}): Summary => ({
  week_start: saturday(),
  done: 5,
  first_try_right: 3,
  minutes: 8,
  days: [3, 2, 0, 0, 0, 0, 0],
  weekly_goal: 3,
  learned_skills: 4,
  learned_this_week: 0,
  due_reviews: 2,
  days_away: 1,
  warm_up: null,
  placement: null,
  ...change,
});

const WORKS: OpenAssignment[] = [
  {
    id: '0190a000-0000-7000-8000-0000000000f1',
    kind: 'homework',
    title: 'صفحه‌های ۱۲ تا ۱۷',
    grade: 5,
    teacher_name: 'مریم رضایی',
    class_title: 'پنجم الف',
    state: 'in_progress',
    is_open: true,
    start_at: new Date(Date.now() - DAY_MS).toISOString(),
    end_at: new Date(Date.now() + DAY_MS).toISOString(),
    is_late: false,
    items_total: 4,
    items_done: 2,
    note: '',
    hints_allowed: true,
    show_answers: 'immediately',
    source: null,
  },
];

const SKILL = {
  id: 'g5-classes',
  title: 'جدول طبقه‌ها',
  grade: 5,
  chapter: 1,
  chapter_title: 'عدد',
  lesson: 1,
  lesson_title: 'درس',
  first_page: 1,
  last_page: 2,
  mastery: { skill_id: 'g5-classes', band: 'near', n: 4, estimate: 3 },
};

let server: FakeServer;

interface Answers {
  work?: OpenAssignment[];
  of?: Summary;
  band?: 'near' | 'unseen';
}

function answers({ work = WORKS, of = summary(), band = 'near' }: Answers = {}): void {
  server.on(WORK, { body: { page: 1, size: 20, total: work.length, items: work } });
  server.on(SUMMARY, { body: of });
  server.on(SKILLS, {
    body: {
      grade: 5,
      book_title: 'ریاضی پنجم',
      chapters: [{ number: 1, title: 'عدد', skills: [{ ...SKILL, mastery: { ...SKILL.mastery, band } }] }],
    },
  });
  server.on('GET /member/badges/', {
    body: { is_on: true, badges: [{ id: 'autumn', awarded_at: new Date().toISOString(), is_new: false }] },
  });
  server.on('GET /member/new-badges-count/', { body: { count: 0 } });
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
  answers();
});

afterEach(() => {
  vi.restoreAllMocks();
  act(() => logout());
  cleanup();
});

async function open(change: Parameters<typeof makeUser>[1] = {}): Promise<void> {
  isSignedIn(server, makeUser('STUDENT', { features: ['gamification'], class: null, ...change }));
  history.replaceState(null, '', '/student');
  startSession();
  await act(async () => {
    render(<App />);
  });
}

const main = () => within(screen.getByRole('main'));
const heading = (name: string) => screen.findByRole('heading', { name }, PATIENT);
const week = () => main().getByRole('region', { name: 'این هفته' }).textContent;
/** Buttons and links that look like the one main action. */
const filled = () => main().queryAllByRole('link', { name: /^(ادامه بده|شروع کن|شروع کنیم|شروع مرور|گرم شوم)$/ });

it('shows one next thing with one button, what comes after it, and the week in words', async () => {
  await open();
  await heading('صفحه‌های ۱۲ تا ۱۷');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('سلام آوا!');
  expect(filled().map((link) => link.getAttribute('href'))).toEqual([`/student/homeworks/${WORKS[0]?.id}`]);
  expect(main().getByText('۲ سؤال مانده')).toBeTruthy();
  expect(
    within(main().getByRole('list', { name: 'کارهای امروز' }))
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['صفحه‌های ۱۲ تا ۱۷', 'بعدش: مرور ۲ مهارت', 'و تمام! باغ پیچ‌درپیچ']);
  expect(week()).toBe('۲ روز تمرین هدف این هفته: ۳ روز۴ مهارت بلدی یکی دیگر نزدیک است');
  // The drawing says it again, and is not heard.
  expect(screen.getByRole('main').querySelectorAll('[data-fruit=ripe]').length).toBeGreaterThan(3);
});

it('asks for work, week and skills once each before anything is shown, and for badges after it', async () => {
  await open();
  await heading('صفحه‌های ۱۲ تا ۱۷');
  for (const call of [WORK, SUMMARY, SKILLS]) expect(server.of(call)).toHaveLength(1);
  expect(server.of('GET /member/badges/')).toHaveLength(0);
  await screen.findByRole('img', { name: /انار یلدا/ }, PATIENT);
  expect(server.of('GET /member/reports/cups/')).toHaveLength(0);
});

it('leads to everything else in one press', async () => {
  await open({ courses: [{ id: 7, subject: 'math', grade: 5 } as never] });
  const more = await screen.findByRole('navigation', { name: 'همه‌چیز' }, PATIENT);
  expect(
    within(more)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/student/homeworks',
    '/student/courses/math/7',
    '/student/course-review',
    '/student/exercise',
    '/student/report',
    '/student/profile/badges',
    '/student/games/maze',
  ]);
});

it('has neither badges nor maze where the school has no rewards', async () => {
  await open({ features: [] });
  await screen.findByRole('navigation', { name: 'همه‌چیز' }, PATIENT);
  expect(main().queryByText(/نشان|باغ|هدف/)).toBeNull();
  expect(week()).toContain('۲ روز تمرین در این هفته');
  expect(server.of('GET /member/badges/')).toHaveLength(0);
});

it('greets with the goal of the week once it is reached, and once only', async () => {
  answers({ of: summary({ days: [1, 1, 1, 0, 0, 0, 0], days_away: 0 }) });
  const greeting = () => screen.getByRole('heading', { level: 1 }).textContent;
  const pose = () => document.querySelector('[data-pose]')?.getAttribute('data-pose');
  await open();
  await waitFor(() => expect(greeting()).toBe('به هدف این هفته رسیدی آوا!'), PATIENT);
  await waitFor(() => expect(pose()).toBe('cheer'), PATIENT);
  cleanup();
  act(() => logout());
  await open();
  await waitFor(() => expect(pose()).toBe('proud'), PATIENT);
  expect(greeting()).toBe('سلام آوا!');
});

it('says the goal of the week also where nothing is left to do, and leaves the focus at the greeting', async () => {
  answers({ of: summary({ days: [1, 1, 0, 0, 0, 0, 0], days_away: 0 }) });
  await open({ class: { id: 'c', title: 'پنجم الف' } as never });
  await heading('صفحه‌های ۱۲ تا ۱۷');
  const greeting = screen.getByRole('heading', { level: 1 });
  greeting.tabIndex = -1;
  greeting.focus();
  const said = recordAnnouncements();
  answers({ work: [], of: summary({ due_reviews: 0, days: [1, 1, 1, 0, 0, 0, 0], days_away: 0 }) });
  await act(() => queryClient.invalidateQueries());
  await heading('امروز کاری نداری');
  await waitFor(() => expect(greeting.textContent).toBe('به هدف این هفته رسیدی آوا!'), PATIENT);
  expect(document.activeElement).toBe(greeting);
  expect(said.take()).toContain('به هدف این هفته رسیدی آوا!');
  said.stop();
});

it('rests on a day with nothing to do: no filled button, three things for those who like', async () => {
  answers({
    work: [],
    of: summary({ due_reviews: 0, days: [1, 1, 1, 0, 0, 0, 0], learned_this_week: 1, days_away: 0 }),
  });
  // Who has read already that the goal is reached.
  await open({ class: { id: 'c', title: 'پنجم الف' } as never });
  await heading('امروز کاری نداری');
  cleanup();
  act(() => logout());
  await open({ class: { id: 'c', title: 'پنجم الف' } as never });
  await heading('امروز کاری نداری');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('خسته نباشی آوا!');
  expect(filled()).toEqual([]);
  const hrefOf = async (name: RegExp) => (await main().findByRole('link', { name }, PATIENT)).getAttribute('href');
  expect(await hrefOf(/^باغ پیچ‌درپیچ.*راه را پیدا کن/)).toBe('/student/games/maze');
  expect(await hrefOf(/^تمرین آزاد.*بی‌عجله/)).toBe('/student/exercise');
  expect(week()).toBe('۳ روز تمرین به هدفت رسیدی۴ مهارت بلدی ۱ تا، همین هفته');
});

it('greets a day of rest without praise for what was not done', async () => {
  answers({ work: [], of: summary({ due_reviews: 0, days_away: 2 }) });
  await open({ class: { id: 'c', title: 'پنجم الف' } as never });
  await heading('امروز کاری نداری');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('سلام آوا!');
});

it('says on a day of rest what became of the warm-up', async () => {
  answers({
    work: [],
    of: summary({ due_reviews: 0, days_away: 0, warm_up: { state: 'done', asked: 12, right: 9 } }),
  });
  await open({ class: { id: 'c', title: 'پنجم الف' } as never });
  await heading('امروز کاری نداری');
  expect(await screen.findByText('نرمش ضرب امروز انجام شد')).toBeTruthy();
  expect(main().getByRole('link', { name: 'دیدن نرمش امروز' }).getAttribute('href')).toBe('/student/warm-up');
});

it('says no nought on the first day', async () => {
  answers({
    work: [],
    of: summary({ days: [0, 0, 0, 0, 0, 0, 0], learned_skills: 0, due_reviews: 0, days_away: null }),
    band: 'unseen',
  });
  await open();
  await heading('جدول طبقه‌ها');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('خوش آمدی آوا!');
  expect(week()).toBe('هفتهٔ اول هدف این هفته: ۳ روزدرخت تو هر مهارت، یک انار');
  // Alone: the tenth of a month has a nought too.
  expect(main().queryByText(/(?<![۰-۹])۰(?![۰-۹])/)).toBeNull();
});

it('welcomes back after a long time, and takes nothing away', async () => {
  // No day, hour or minute of a deadline is 77.
  answers({ of: summary({ days_away: 77, days: [0, 0, 0, 0, 0, 0, 0] }) });
  await open();
  await heading('انارهایت سر جایشان است');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('خوش برگشتی آوا!');
  expect(main().getByText(/هر ۴ مهارتی که بلد بودی/)).toBeTruthy();
  expect(filled()).toHaveLength(1);
  expect(main().getByRole('link', { name: /صفحه‌های ۱۲ تا ۱۷/ })).toBeTruthy();
  expect(main().queryByText(/۷۷|غیبت|از دست/)).toBeNull();
});

it('names the class where two works have one title', async () => {
  const [first] = WORKS as [OpenAssignment];
  answers({ work: [first, { ...first, id: '0190a000-0000-7000-8000-0000000000f2', class_title: 'گروه یک' }] });
  await open();
  await heading('صفحه‌های ۱۲ تا ۱۷، پنجم الف');
  expect(main().getByRole('heading', { name: /صفحه‌های ۱۲ تا ۱۷، گروه یک/ })).toBeTruthy();
});

it('counts what is beyond the tree in the basket', async () => {
  answers({ of: summary({ learned_skills: 43 }) });
  await open();
  await heading('صفحه‌های ۱۲ تا ۱۷');
  expect(week()).toContain('۴۳ مهارت بلدی ۶ انار تازه، ۳۷ در سبد');
});

it('asks a child in no class for the code of one', async () => {
  answers({ work: [], of: summary({ days_away: null, learned_skills: 0, due_reviews: 0 }) });
  server.on(SKILLS, { status: 404, body: { detail: 'هنوز در کلاسی نیستی.' } });
  await open();
  await heading('به کلاست بیا');
  expect(main().getByRole('link', { name: 'زدن کد کلاس' }).getAttribute('href')).toBe('/student/profile/school');
  // The note of a failure would be here by now.
  await act(() => import('./StaleNote.tsx'));
  expect(main().queryByText('تازه نشد')).toBeNull();
});

it('has its places while it loads, the world at once and nothing of the child’s own', async () => {
  let reply: (value: { body: unknown }) => void = () => undefined;
  server.on(SUMMARY, () => new Promise((resolve) => (reply = resolve)));
  await open();
  await screen.findByRole('heading', { level: 1, name: 'سلام آوا!' }, PATIENT);
  const { firstElementChild: inMain } = screen.getByRole('main');
  expect(inMain?.querySelector('[aria-busy=true]')).not.toBeNull();
  expect(inMain?.querySelectorAll('span[data-state=loading]')).toHaveLength(7);
  expect(inMain?.querySelector('[data-pose]')).toBeNull();
  await act(async () => reply({ body: summary() }));
  await heading('صفحه‌های ۱۲ تا ۱۷');
});

it('says what failed where nothing could be read, and tries again', async () => {
  for (const call of [WORK, SUMMARY, SKILLS]) server.on(call, { status: 409, body: { detail: 'این بار نشد.' } });
  await open();
  await screen.findByText('این بار نشد.', undefined, PATIENT);
  answers();
  fireEvent.click(screen.getByRole('button', { name: /دوباره تلاش/ }));
  await heading('صفحه‌های ۱۲ تا ۱۷');
});

it('keeps the day where the server fails, says how old it is, and tries again', async () => {
  await open();
  await heading('صفحه‌های ۱۲ تا ۱۷');
  for (const call of [WORK, SUMMARY, SKILLS]) server.on(call, { status: 409, body: { detail: 'این بار نشد.' } });
  await act(() => queryClient.invalidateQueries());
  await screen.findByText('تازه نشد', undefined, PATIENT);
  const note = main().getByText(/^آخرین بار: امروز، [۰-۹]+:[۰-۹]+$/);
  // Before the day, in a region that was there before it.
  expect(
    note.closest('[role=status]')?.compareDocumentPosition(main().getByRole('heading', { name: 'صفحه‌های ۱۲ تا ۱۷' })),
  ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(filled()).toHaveLength(1);
  expect(week()).toContain('۲ روز تمرین');
  answers({ of: summary({ learned_skills: 5 }) });
  fireEvent.click(main().getByRole('button', { name: 'دوباره' }));
  await screen.findByText('۵ مهارت بلدی', undefined, PATIENT);
  await vi.waitFor(() => expect(main().queryByText('تازه نشد')).toBeNull());
});

it('without a network keeps the day, and says of what needs one that it comes with it', async () => {
  await open();
  await heading('صفحه‌های ۱۲ تا ۱۷');
  server.isOffline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(main().getAllByText('با اینترنت می‌آید.')).toHaveLength(2);
  expect(within(main().getByRole('list', { name: 'کارهای امروز' })).getAllByRole('link')).toEqual(filled());
});
