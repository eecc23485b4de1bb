import { queryClient } from '@mashq/state/platform/query/query-client';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../testing/fake-server.ts';
import { questionId } from '../../testing/homework-fixtures.ts';
import { press } from '../../testing/press.ts';
import type { Placement } from './placement-path.ts';

const PATIENT = { timeout: 30_000 };
const READ = 'GET /member/placement/';
const NEXT = 'POST /member/placement/';
let server: FakeServer;

const placement = (change: Partial<Placement> = {}): Placement => ({
  state: 'new',
  is_asked: false,
  answered: 0,
  most: 16,
  question_id: null,
  results: [],
  ...change,
});

const skill = (id: string, title: string) => ({
  id,
  title,
  grade: 5 as const,
  chapter: 1,
  chapter_title: 'عدد',
  lesson: 1,
  lesson_title: 'درس',
  first_page: 1,
  last_page: 2,
});

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
});

afterEach(() => {
  act(() => logout());
  cleanup();
  queryClient.clear();
});

async function open(read: Placement): Promise<void> {
  server.on(READ, { body: read });
  isSignedIn(server, makeUser('STUDENT'));
  history.replaceState(null, '', '/student/placement');
  startSession();
  await act(async () => {
    render(<App />);
  });
}

it('says what it is before it begins, and who has asked for it', async () => {
  await open(placement({ is_asked: true }));
  expect(await screen.findByText('معلمت خواسته است این سنجش را انجام بدهی.', undefined, PATIENT)).toBeTruthy();
  expect(screen.getByText(/حداکثر ۱۶ سؤال/)).toBeTruthy();
  server.on(NEXT, { body: placement({ state: 'begun', question_id: questionId(1) }) });
  await press(screen.getByRole('button', { name: 'شروع سنجش' }));
  await vi.waitFor(() => expect(location.pathname).toBe(`/student/placement/question/${questionId(1)}`));
});

it('goes on where it was left, and stays where it was with the reason where that fails', async () => {
  await open(placement({ state: 'begun', answered: 5 }));
  expect(await screen.findByText('تا اینجا ۵ سؤال را جواب داده‌ای.', undefined, PATIENT)).toBeTruthy();
  server.on(NEXT, { status: 409, body: { detail: 'این بار نشد.' } });
  await press(screen.getByRole('button', { name: 'ادامهٔ سنجش' }));
  expect((await screen.findAllByText('این بار نشد.', undefined, PATIENT)).length).toBeGreaterThan(0);
  expect(location.pathname).toBe('/student/placement');
});

it('waits for the network where there is none, says so, and goes on when it is back', async () => {
  await open(placement({ state: 'begun', answered: 5 }));
  server.on(NEXT, { body: placement({ state: 'begun', answered: 5, question_id: questionId(1) }) });
  const resume = await screen.findByRole('button', { name: 'ادامهٔ سنجش' }, PATIENT);
  server.isOffline = true;
  await act(async () => window.dispatchEvent(new Event('offline')));
  await press(resume);
  await screen.findByText(/سؤال تازه با اینترنت می‌آید/, undefined, PATIENT);
  expect(screen.queryByText('خطا در ارتباط با سرور')).toBeNull();
  server.isOffline = false;
  await act(async () => window.dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(location.pathname).toBe(`/student/placement/question/${questionId(1)}`));
});

it('ends with where to begin in each chapter, what is known first', async () => {
  await open(
    placement({
      state: 'done',
      answered: 14,
      results: [
        { chapter: 1, chapter_title: 'عدد', state: 'known', skill: null },
        { chapter: 2, chapter_title: 'کسر', state: 'before', skill: skill('g4-a', 'کسر سادهٔ پایهٔ چهارم') },
        { chapter: 3, chapter_title: 'نسبت', state: 'from', skill: skill('g5-b', 'نسبت') },
      ],
    }),
  );
  const list = await screen.findByRole('list', { name: 'از کجا شروع کنم' }, PATIENT);
  // The region of announcements may say it too, and is no paragraph.
  expect(screen.getByText(/۱ فصل را خوب می‌دانی/, { selector: 'p' })).toBeTruthy();
  expect(within(list).getByText('خوب می‌دانی.')).toBeTruthy();
  expect(within(list).getByText('اول این را محکم کن: کسر سادهٔ پایهٔ چهارم')).toBeTruthy();
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/student/skill/question/g4-a', '/student/skill/question/g5-b']);
  expect(screen.getByRole('link', { name: 'شروع با «کسر سادهٔ پایهٔ چهارم»' })).toBeTruthy();
});
