import type { PracticeSession } from '@mashq/api/contract';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { recordAnnouncements } from '@mashq/ui/testing';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../testing/fake-server.ts';
import { questionId } from '../../testing/homework-fixtures.ts';
import { press } from '../../testing/press.ts';

const PATIENT = { timeout: 30_000 };
const SESSION_ID = '0190a000-0000-7000-8000-0000000000e0';
let server: FakeServer;

const session: PracticeSession = {
  id: SESSION_ID,
  kind: 'own',
  created_at: new Date(Date.now() - 24 * 3_600_000).toISOString(),
  skills: [],
  items: [
    { question_id: questionId(1), position: 0, skill_id: 'g5-axis-count', state: 'right' },
    { question_id: questionId(2), position: 1, skill_id: 'g5-axis-count', state: 'open' },
  ],
  summary: null,
};

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
  server.on('GET /member/skills/', { body: { grade: 5, book_title: 'ریاضی پنجم', chapters: [] } });
});

afterEach(() => {
  act(() => logout());
  cleanup();
});

async function open(): Promise<void> {
  isSignedIn(server, makeUser('STUDENT'));
  history.replaceState(null, '', '/student/exercise');
  startSession();
  await act(async () => {
    render(<App />);
  });
}

it('offers to go on with the practice that was left open, at its next open question', async () => {
  server.on('GET /member/skills/open-session/', { body: { session } });
  await open();
  const onward = await screen.findByRole('link', { name: 'ادامهٔ تمرین' }, PATIENT);
  expect(onward.getAttribute('href')).toBe(`/student/exercise/${SESSION_ID}/question/${questionId(2)}`);
  expect(screen.getByText('دیروز شروعش کردی.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'شروع تمرین' })).toBeDefined();
});

it('says without a network that a new practice waits for it, and leads to what is on the device', async () => {
  server.on('GET /member/skills/open-session/', { body: { session } });
  await open();
  const start = await screen.findByRole('button', { name: 'شروع تمرین' }, PATIENT);
  server.isOffline = true;
  await act(async () => window.dispatchEvent(new Event('offline')));
  const said = recordAnnouncements();
  await press(start);
  await screen.findByText(/تمرین تازه با اینترنت ساخته می‌شود/, undefined, PATIENT);
  expect(said.take().filter((words) => words.includes('تمرین تازه با اینترنت'))).toHaveLength(1);
  said.stop();
  expect(screen.queryByText('خطا در ارتباط با سرور')).toBeNull();
  expect(screen.getByRole('link', { name: 'تکلیف‌های من' }).getAttribute('href')).toBe('/student/homeworks');
  expect(screen.getByRole('link', { name: 'ادامهٔ تمرین' })).toBeDefined();
  server.isOffline = false;
  await act(async () => window.dispatchEvent(new Event('online')));
});

it('offers nothing to go on with where no practice is open', async () => {
  server.on('GET /member/skills/open-session/', { body: { session: null } });
  await open();
  expect(await screen.findByRole('button', { name: 'شروع تمرین' }, PATIENT)).toBeDefined();
  expect(screen.queryByText('تمرین ناتمام')).toBeNull();
});

it('a new practice can be begun where the open one could not be read, which an alert says and can read again', async () => {
  server.on('GET /member/skills/open-session/', { status: 500, body: { detail: 'خراب' } });
  await open();
  const alert = await screen.findByRole('alert', undefined, PATIENT);
  expect(alert.textContent).toContain('خراب');
  server.on('GET /member/skills/open-session/', { body: { session } });
  await press(within(alert).getByRole('button', { name: 'دوباره تلاش کن' }));
  expect(await screen.findByText('تمرین ناتمام', undefined, PATIENT)).toBeDefined();
  expect(await screen.findByRole('button', { name: 'شروع تمرین' }, PATIENT)).toBeDefined();
});

it('says of each chapter how many skills it has and how many are learned, in the digits of the reader', async () => {
  const skill = (id: string, band: string) => ({
    id,
    title: id,
    mastery: { skill_id: id, band, n: 0, estimate: null },
  });
  const chapters = [
    { number: 1, title: 'عدد و الگو', skills: [skill('a', 'unseen'), skill('b', 'near')] },
    { number: 2, title: 'کسر', skills: [skill('c', 'learned'), skill('d', 'mastered'), skill('e', 'starting')] },
  ];
  server.on('GET /member/skills/', { body: { grade: 5, book_title: 'ریاضی پنجم', chapters } });
  server.on('GET /member/skills/open-session/', { body: { session: null } });
  await open();
  expect(await screen.findByText('۲ مهارت', undefined, PATIENT)).toBeDefined();
  expect(screen.getByText('۲ مهارت از ۳ را یاد گرفته‌ای')).toBeDefined();
});

it.each([
  { right: 2, title: 'هر ۲ سؤال، درست!', scene: 'perfect' },
  { right: 1, title: '۱ تا درست، یکی هنوز نه', scene: 'gaps' },
])('ends a review with what came of this time, once: $title', async ({ right, title, scene }) => {
  localStorage.clear();
  const summary = { right, first_try_right: 1, minutes: 6, went_well: [], next: null };
  server.on(`GET /member/skills/sessions/${SESSION_ID}/`, { body: { ...session, kind: 'review', summary } });
  server.on(`GET /member/skills/sessions/${SESSION_ID}/questions/`, { body: [] });
  const visit = async () => {
    isSignedIn(server, makeUser('STUDENT'));
    history.replaceState(null, '', `/student/exercise/${SESSION_ID}`);
    startSession();
    await act(async () => void render(<App />));
  };
  await visit();
  const end = await screen.findByRole('region', { name: title }, PATIENT);
  expect(end.dataset.scene).toBe(scene);
  expect(end.textContent).toContain('مرور تمام شد');
  expect(end.textContent).toContain('این بار ۶ دقیقه تمرین کردی.');
  expect(within(end).getByRole('link', { name: 'رفتن به خانه' }).getAttribute('href')).toBe('/student');
  cleanup();
  act(() => logout());
  await visit();
  await screen.findByText('قدم بعدی', undefined, PATIENT);
  expect(screen.queryByRole('region', { name: title })).toBeNull();
});
