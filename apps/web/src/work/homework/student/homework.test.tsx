import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../../App.tsx';
import { HOMEWORK_ID, makeHomework, makeQuestion, questionId } from '../../../testing/content.ts';
import { FakeServer, isSignedIn, makeUser } from '../../../testing/fake-server.ts';

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
