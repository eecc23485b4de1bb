import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../../testing/fake-server.ts';
import { press } from '../../../testing/press.ts';
import { CLASS_ID, makeTeacherQuiz } from '../../../testing/quiz-fixtures.ts';

const PATIENT = { timeout: 30_000 };
const schoolClass = { id: CLASS_ID, title: 'پنجم الف', grade: 5, course_id: 2, students_count: 2 };
let server: FakeServer;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  sessionStorage.clear();
  server = new FakeServer();
  server.on('GET /teacher/quiz/skills/', {
    body: [{ id: 'g5-add', title: 'جمع کسرها', first_page: 40, last_page: 42, available: true }],
  });
  server.on(`GET /teacher/dashboard/class/${CLASS_ID}/groups/`, { body: [] });
  server.on('POST /teacher/quiz/create-quiz/', { status: 201, body: makeTeacherQuiz() });
});

afterEach(() => {
  act(() => logout());
  cleanup();
});

it('opens nothing before its start is chosen, and what begins now only after a question', async () => {
  isSignedIn(server, makeUser('TEACHER', { classes: [schoolClass] } as Parameters<typeof makeUser>[1]));
  history.replaceState(null, '', '/teacher/quiz/new');
  startSession();
  await act(async () => {
    render(<App />);
  });
  const sent = () => server.asked.filter(({ method }) => method === 'POST').map(({ path }) => path);
  const before = sent().length;
  const make = await screen.findByRole('button', { name: 'ساختن آزمون' }, PATIENT);
  await waitFor(() => expect(make).toHaveProperty('disabled', false), PATIENT);
  await press(make);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sent()).toHaveLength(before);

  await press(screen.getByRole('radio', { name: 'همین حالا' }));
  await press(make);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'همین حالا باز می‌شود' }, PATIENT));
  expect(dialog.getByText(/^آزمون با ۱ سؤال برای همهٔ پنجم الف همین حالا باز می‌شود و تا .* باز می‌ماند/)).toBeTruthy();
  expect(sent()).toHaveLength(before);
  await press(dialog.getByRole('button', { name: 'همین حالا باز شود' }));
  await waitFor(() => expect(sent()).toHaveLength(before + 1), PATIENT);
});

it('says what «at once» means: points then, the rest after the end for all', async () => {
  isSignedIn(server, makeUser('TEACHER', { classes: [schoolClass] } as Parameters<typeof makeUser>[1]));
  history.replaceState(null, '', '/teacher/quiz/new');
  startSession();
  await act(async () => {
    render(<App />);
  });
  const group = await screen.findByRole('radiogroup', { name: /نتیجه/ }, PATIENT);
  const atOnce = within(group).getByRole('radio', { name: 'امتیاز همان وقت تحویل؛ بقیه پس از پایان برای همه' });
  await press(atOnce);
  expect(atOnce).toHaveProperty('checked', true);
  const described = document.getElementById(group.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
  expect(described?.textContent).toContain('تا وقتی کسی هنوز می‌تواند جواب بدهد');
});
