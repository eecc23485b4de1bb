import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { App } from '../../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../../testing/fake-server.ts';
import { makePaper, QUIZ_ID } from '../../../testing/quiz-fixtures.ts';

const PATIENT = { timeout: 30_000 };

const loaded = vi.hoisted(() => vi.fn());
vi.mock('./QuizDoneScreen.tsx', (original) => {
  loaded();
  return original();
});

afterEach(() => {
  vi.restoreAllMocks();
  act(() => logout());
  sessionStorage.clear();
  cleanup();
});

async function open(server: FakeServer): Promise<void> {
  isSignedIn(server, makeUser('STUDENT', { has_quiz: true }));
  history.replaceState(null, '', `/student/quiz/${QUIZ_ID}/1`);
  startSession();
  await act(async () => {
    render(<App />);
  });
}

it('is over without a network too: its page was loaded with the quiz, and says where the answers are', async () => {
  vi.stubGlobal('scrollTo', vi.fn());
  const server = new FakeServer();
  const paper = makePaper();
  server.on(`GET /member/quiz/${QUIZ_ID}/questions/`, { body: paper });
  await open(server);
  await screen.findByText('پرسش شمارهٔ ۱', undefined, PATIENT);
  await vi.waitFor(() => expect(loaded).toHaveBeenCalled());
  cleanup();
  server.isOffline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  // What time it is at the server, as the page remembers it.
  sessionStorage.setItem('server-clock', String(31 * 60_000));
  await open(server);
  await screen.findByText('وقت آزمون تمام شد', undefined, PATIENT);
  expect(location.pathname).toBe('/student/quiz/post-quiz');
  expect(screen.queryByRole('link', { name: 'ادامهٔ آزمون' })).toBeNull();
});
