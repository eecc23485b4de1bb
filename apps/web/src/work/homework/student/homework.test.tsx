import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../../testing/fake-server.ts';
import { HOMEWORK_ID, makeHomework, makeQuestion, questionId } from '../../../testing/homework-fixtures.ts';

const PATIENT = { timeout: 30_000 };
const PATH = `/student/homeworks/${HOMEWORK_ID}`;
let server: FakeServer;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
});

afterEach(() => {
  act(() => logout());
  sessionStorage.clear();
  cleanup();
});

async function open(state: 'not_started' | 'in_progress', tries: number): Promise<void> {
  server.on(`GET /member/homework/${HOMEWORK_ID}/`, { body: makeHomework({ state }) });
  server.on(`GET /member/homework/${HOMEWORK_ID}/questions/`, { body: [makeQuestion(1), makeQuestion(2, { tries })] });
  isSignedIn(server, makeUser('STUDENT'));
  history.replaceState(null, '', PATH);
  startSession();
  await act(async () => {
    render(<App />);
  });
}

it('goes on at the question that was answered wrongly and is open still, and shows it as tried', async () => {
  await open('in_progress', 1);
  expect(await screen.findByText('یک بار دیگر نگاه کن', undefined, PATIENT)).toBeDefined();
  const onward = screen.getByRole('link', { name: 'ادامه بده' });
  expect(onward.getAttribute('href')).toBe(`${PATH}/question/${questionId(2)}`);
});

it('says which answers wait for the teacher, and which the teacher has not counted', async () => {
  const body = makeHomework({ waiting_answers: 2, uncounted_answers: 1 });
  server.on(`GET /member/homework/${HOMEWORK_ID}/`, { body });
  server.on(`GET /member/homework/${HOMEWORK_ID}/questions/`, { body: [makeQuestion(1), makeQuestion(2)] });
  isSignedIn(server, makeUser('STUDENT'));
  history.replaceState(null, '', PATH);
  startSession();
  await act(async () => void render(<App />));
  expect(await screen.findByText(/^۲ جوابت بعد از دیده شدن راه‌حل‌ها رسیده است/, undefined, PATIENT)).toBeDefined();
  expect(screen.getByText(/^۱ جوابت .* معلمت آن‌ها را حساب نکرد/)).toBeDefined();
});

const END = { end_at: new Date(Date.now() + 86_400_000).toISOString(), is_open: false, items_total: 2 } as const;
const done = (...states: ('right' | 'corrected' | 'revealed')[]) =>
  makeHomework().items.map((item, index) => ({ ...item, state: states[index] ?? ('open' as const) }));

/** Opens a homework that was handed in; gives the name of the milestone, or null where there is none. */
async function openEnded(change: Parameters<typeof makeHomework>[0]): Promise<string | null> {
  server.on(`GET /member/homework/${HOMEWORK_ID}/`, { body: makeHomework({ ...END, ...change }) });
  isSignedIn(server, makeUser('STUDENT'));
  history.replaceState(null, '', PATH);
  startSession();
  await act(async () => void render(<App />));
  await screen.findByText('از خانم رضایی', undefined, PATIENT);
  await vi.waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull(), PATIENT);
  const milestone = document.querySelector('[data-scene]');
  const title = milestone && screen.getByRole('region', { name: milestone.querySelector('h2')?.textContent ?? '' });
  const text = title?.textContent ?? null;
  act(() => logout());
  cleanup();
  return text;
}

it('says how handed-in work went, once: all right with joy, gaps truly, and what the clock took as that', async () => {
  localStorage.clear();
  const result = (right: number, first_try_right = right) => ({ right, first_try_right, level: null });
  const all = { state: 'submitted', items: done('right', 'corrected'), result: result(2, 1) } as const;
  const perfect = await openEnded(all);
  expect(perfect).toContain('هر ۲ سؤال، درست!');
  expect(perfect).toContain('۱ تا را بار دوم درست کردی؛ یاد گرفتن همین است.');
  expect(perfect).toContain('به دست خانم رضایی رسید');
  expect(await openEnded(all)).toBeNull();

  localStorage.clear();
  const gaps = await openEnded({ state: 'submitted', items: done('right', 'revealed'), result: result(1) });
  expect(gaps).toContain('۱ تا درست، یکی هنوز نه');
  expect(gaps).not.toContain('آفرین');
  expect(gaps).toContain('تمرین این مهارت');

  localStorage.clear();
  const taken = await openEnded({ state: 'auto_submitted', items_done: 1, result: null });
  expect(taken).toContain('مهلت تمام شد و هر چه نوشته بودی خودش تحویل داده شد');
  // Its result is news of its own.
  expect(await openEnded({ state: 'auto_submitted', items: done('right'), result: result(1) })).toContain('۱ تا درست');
});

it('says nothing of work that ended long ago', async () => {
  localStorage.clear();
  const end_at = new Date(Date.now() - 9 * 86_400_000).toISOString();
  const result = { right: 2, first_try_right: 2, level: null };
  expect(await openEnded({ state: 'submitted', end_at, items: done('right', 'right'), result })).toBeNull();
});

it('with questions left the strong button of handing in leads back to them', async () => {
  await open('in_progress', 1);
  await act(async () => (await screen.findByRole('button', { name: 'تحویل دادن' }, PATIENT)).click());
  const goOn = await screen.findByRole('button', { name: 'ادامه می‌دهم' }, PATIENT);
  expect(document.activeElement).toBe(goOn);
  const strong = screen.getByRole('link', { name: 'ادامه بده', hidden: true });
  const shared = (element: Element) => [...element.classList].filter((name) => name.includes('primary'));
  expect(shared(goOn)).toEqual(shared(strong));
  expect(shared(screen.getByRole('button', { name: 'تحویل می‌دهم' }))).toEqual([]);
});

it('starts at the first question where nothing was answered', async () => {
  await open('not_started', 0);
  const onward = await screen.findByRole('link', { name: 'شروع کن' }, PATIENT);
  expect(onward.getAttribute('href')).toBe(`${PATH}/question/${questionId(1)}`);
});

it('lists open work of every kind but quizzes, which have a place of their own', async () => {
  const {
    note,
    hints_allowed,
    show_answers,
    skills,
    items,
    comments,
    result,
    waiting_answers,
    uncounted_answers,
    ...work
  } = makeHomework();
  const ofKind = (kind: string, title: string, n: number) => ({
    ...work,
    id: questionId(n),
    kind,
    title,
    source: kind === 'homework' ? work.source : null,
  });
  const open = [
    ofKind('quiz', 'آزمون هفته', 1),
    ofKind('homework', 'صفحه‌های ۱۲ تا ۱۷', 2),
    ofKind('package', 'حل مسئله', 3),
  ];
  server.on('GET /member/assignments/', { body: { items: open, total: 3, page: 1, size: 20 } });
  server.on('GET /member/homework/', { body: { items: [], total: 0, page: 1, size: 20 } });
  isSignedIn(server, makeUser('STUDENT'));
  history.replaceState(null, '', '/student/homeworks');
  startSession();
  await act(async () => {
    render(<App />);
  });
  const onward = await screen.findByRole('link', { name: 'ادامه بده: حل مسئله' }, PATIENT);
  expect(onward.getAttribute('href')).toBe(`/student/package/${questionId(3)}`);
  expect(screen.getByRole('link', { name: 'ادامه بده: صفحه‌های ۱۲ تا ۱۷' })).toBeDefined();
  expect(screen.queryByText('آزمون هفته')).toBeNull();
});
