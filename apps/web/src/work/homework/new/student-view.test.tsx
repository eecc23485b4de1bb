import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../../testing/fake-server.ts';
import { makeQuestion, skill } from '../../../testing/homework-fixtures.ts';
import { press } from '../../../testing/press.ts';

const PATIENT = { timeout: 30_000 };
const CLASS_ID = '0190a000-0000-7000-8000-0000000000c1';
const CLASS = { id: CLASS_ID, title: 'پنجم الف', grade: 5, course_id: 2, students_count: 2 };
const ofRange = (id: string, title: string) => ({
  id,
  title,
  grade: 5,
  chapter: 1,
  chapter_title: 'عددنویسی و الگوها',
  lesson: 1,
  lesson_title: 'یادآوری عددنویسی',
  first_page: 12,
  last_page: 17,
  available: true,
});
const skills = [ofRange('g5-number-read-write', 'خواندن عددها'), ofRange('g5-place-value', 'ارزش مکانی')];
let server: FakeServer;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  sessionStorage.clear();
  server = new FakeServer();
  server.on('GET /teacher/homework/skills/', { body: skills });
  server.on('GET /teacher/homework/review-skills/', { body: [] });
  server.on(`GET /teacher/dashboard/class/${CLASS_ID}/groups/`, { body: [] });
  server.on(`GET /teacher/dashboard/class/${CLASS_ID}/students/`, { body: [] });
  server.on('GET /teacher/questions/', ({ path }) => {
    const asked = new URLSearchParams(path.split('?')[1]).get('skillId') ?? '';
    const { sheet } = makeQuestion(1);
    const text = `سؤالی از ${skills.find(({ id }) => id === asked)?.title}`;
    return {
      body: {
        question_id: `${asked}.1`,
        sheet: { ...sheet, stem: [{ t: 'paragraph', content: [{ t: 'text', text }] }] },
        key: [{ t: 'text', text: '۱۲' }],
        hints: [],
        solution: [],
        misconceptions: [],
        skill,
      },
    };
  });
});

afterEach(() => {
  act(() => logout());
  cleanup();
  vi.unstubAllGlobals();
});

const onDesktop = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));

async function open() {
  isSignedIn(server, makeUser('TEACHER', { classes: [CLASS] } as Parameters<typeof makeUser>[1]));
  history.replaceState(null, '', `/teacher/homeworks/new?class=${CLASS_ID}&firstPage=12&lastPage=17`);
  startSession();
  await act(async () => {
    render(<App />);
  });
}

it('shows beside the form of a desktop what students will see, skill by skill', async () => {
  onDesktop(true);
  await open();
  await screen.findByText('سؤالی از خواندن عددها', undefined, PATIENT);
  expect(screen.getByText('خواندن عددها، ۱ از ۲')).toBeTruthy();
  // Who writes in the form goes on there: the question takes neither an answer nor the focus.
  expect(screen.queryByRole('button', { name: 'تأیید' })).toBeNull();
  expect(document.activeElement?.closest('section[aria-label]') ?? null).toBeNull();
  expect(screen.getByText('۶ سؤال')).toBeTruthy();
  await press(screen.getByRole('button', { name: 'مهارت بعد' }));
  await screen.findByText('سؤالی از ارزش مکانی', undefined, PATIENT);
  // The skill that is looked at is left out: the one before it is shown.
  fireEvent.click(screen.getByRole('checkbox', { name: /ارزش مکانی/ }));
  await screen.findByText('خواندن عددها، ۱ از ۱', undefined, PATIENT);
});

it('has it behind a button on a phone, and asks for no question before', async () => {
  onDesktop(false);
  await open();
  const button = await screen.findByRole('button', { name: 'آنچه دانش‌آموزان می‌بینند' }, PATIENT);
  expect(server.of('GET /teacher/questions/')).toEqual([]);
  await press(button);
  const dialog = await screen.findByRole('dialog', { name: 'آنچه دانش‌آموزان می‌بینند' }, PATIENT);
  await within(dialog).findByText('سؤالی از خواندن عددها', undefined, PATIENT);
  expect(within(dialog).getByRole('button', { name: 'تأیید' })).toBeTruthy();
});
