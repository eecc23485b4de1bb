import { readToken, setTabToken } from '@mashq/state/platform/api/token';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../App.tsx';
import { useStoredDraft } from '../../platform/tab-storage/use-stored-draft.ts';
import { FakeServer, isSignedIn, makeToken, makeUser } from '../../testing/fake-server.ts';
import { press } from '../../testing/press.ts';
import { makeTeacherQuiz, QUIZ_ID } from '../../testing/quiz-fixtures.ts';

const PATIENT = { timeout: 30_000 };
const [ONE, TWO] = [1, 2].map((place) => `0190a000-0000-7000-8000-0000000000c${place}`) as [string, string];
const classes = [
  { id: ONE, title: 'پنجم الف', grade: 5, course_id: 2, students_count: 2 },
  { id: TWO, title: 'پنجم ب', grade: 5, course_id: 2, students_count: 2 },
];
let server: FakeServer;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  sessionStorage.clear();
  server = new FakeServer();
  server.on('GET /teacher/homework/skills/', { body: [] });
  server.on('GET /teacher/homework/review-skills/', { body: [] });
  server.on('GET /teacher/quiz/skills/', { body: [] });
  for (const id of [ONE, TWO]) {
    server.on(`GET /teacher/dashboard/class/${id}/groups/`, { body: [] });
    server.on(`GET /teacher/dashboard/class/${id}/students/`, { body: [] });
  }
});

afterEach(() => {
  act(() => logout());
  cleanup();
});

async function titleField(): Promise<HTMLInputElement> {
  const find = () => document.querySelector<HTMLInputElement>('input[name=title]');
  await waitFor(() => expect(find()).not.toBeNull(), PATIENT);
  return find() as HTMLInputElement;
}

async function open(address: string) {
  isSignedIn(server, makeUser('TEACHER', { classes } as Parameters<typeof makeUser>[1]));
  history.replaceState(null, '', address);
  startSession();
  await act(async () => {
    render(<App />);
  });
}

/** As the browser does it: the page is gone, what the tab keeps is not. */
async function reload() {
  const address = location.pathname + location.search;
  cleanup();
  await open(address);
}

it.each(['/teacher/homeworks/new', '/teacher/packages/new', '/teacher/quiz/new'])(
  'what was typed at %s is there after a reload',
  async (address) => {
    await open(`${address}?class=${TWO}`);
    fireEvent.change(await titleField(), { target: { value: 'کسرهای فصل دو' } });
    await reload();
    await waitFor(async () => expect((await titleField()).value).toBe('کسرهای فصل دو'), PATIENT);
  },
);

it('what was changed of a quiz is there after a reload, until it is taken back', async () => {
  server.on(`GET /teacher/quiz/${QUIZ_ID}/`, { body: makeTeacherQuiz({ title: 'آزمون هفته' }) });
  await open(`/teacher/quiz/${QUIZ_ID}/edit`);
  await waitFor(async () => expect((await titleField()).value).toBe('آزمون هفته'), PATIENT);
  fireEvent.change(await titleField(), { target: { value: 'آزمون ماه' } });
  await reload();
  await waitFor(async () => expect((await titleField()).value).toBe('آزمون ماه'), PATIENT);
  await press(screen.getByRole('button', { name: 'برگشت به نسخهٔ ذخیره‌شده' }));
  expect((await titleField()).value).toBe('آزمون هفته');
  expect(document.activeElement?.matches('form input, form textarea')).toBe(true);
  await reload();
  await waitFor(async () => expect((await titleField()).value).toBe('آزمون هفته'), PATIENT);
});

it('each class has a form of its own, and the address keeps which', async () => {
  await open('/teacher/packages/new');
  fireEvent.change(await titleField(), { target: { value: 'برای الف' } });
  fireEvent.click(screen.getByRole('radio', { name: 'پنجم ب' }));
  await waitFor(async () => expect((await titleField()).value).toBe(''), PATIENT);
  expect(location.search).toBe(`?class=${TWO}`);
  fireEvent.change(await titleField(), { target: { value: 'برای ب' } });
  await reload();
  await waitFor(async () => expect((await titleField()).value).toBe('برای ب'), PATIENT);
});

it('a form keeps its id until what it makes is made, and then begins empty', () => {
  const start = () => ({ title: '', note: '' });
  const first = renderHook(() => useStoredDraft('test', start));
  act(() => {
    // Two fields in one moment.
    first.result.current.change({ title: 'یک' });
    first.result.current.change({ note: 'دو' });
  });
  expect(first.result.current.draft).toEqual({ title: 'یک', note: 'دو' });

  const reloaded = renderHook(() => useStoredDraft('test', start));
  expect(reloaded.result.current.draft).toEqual({ title: 'یک', note: 'دو' });
  expect(reloaded.result.current.id).toBe(first.result.current.id);

  reloaded.result.current.forget();
  const next = renderHook(() => useStoredDraft('test', start));
  expect(next.result.current.draft).toEqual(start());
  expect(next.result.current.id).not.toBe(first.result.current.id);
});

it('what cannot be read is as if nothing was kept', () => {
  sessionStorage.setItem('mashq.draft.test', '{"id":7,"draft":null}');
  expect(renderHook(() => useStoredDraft('test', () => ({ title: 'تازه' }))).result.current.draft.title).toBe('تازه');
});

it('what somebody typed is not shown to who signs in after them in this tab, and is there when they come back', () => {
  const start = () => ({ title: '' });
  const as = (id: string | null) => setTabToken(id === null ? null : readToken(makeToken(3600, id)));
  as('a');
  const first = renderHook(() => useStoredDraft('test', start));
  act(() => first.result.current.change({ title: 'از نفر اول' }));
  as('b');
  expect(renderHook(() => useStoredDraft('test', start)).result.current.draft.title).toBe('');
  as('a');
  expect(renderHook(() => useStoredDraft('test', start)).result.current.draft.title).toBe('از نفر اول');
  as(null);
});
