import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../testing/fake-server.ts';

const PATIENT = { timeout: 30_000 };
const id = (place: number) => `0190a000-0000-7000-8000-00000000000${place}`;
const fifth = { id: id(1), title: 'پنجم الف', grade: 5, course_id: 2, students_count: 2 };
const cell = (student: number, skill: string, band: string) => ({
  student_id: id(student),
  mastery: { skill_id: skill, band, n: 5 },
});
const grid = {
  chapter: 1,
  chapters: [1],
  skills: [
    { id: 'g5-a', title: 'یک' },
    { id: 'g5-b', title: 'دو' },
  ],
  students: [
    { student_id: id(3), name: 'سارا' },
    { student_id: id(4), name: 'علی' },
  ],
  cells: [cell(3, 'g5-a', 'near'), cell(3, 'g5-b', 'mastered'), cell(4, 'g5-a', 'near')],
  help: [{ student_id: id(4), skill_id: 'g5-b', reason: 'four-wrong-in-a-row' }],
};
const alert = (student: number, skill: string) => ({
  student_id: id(student),
  student_name: 'سارا',
  class_id: id(1),
  class_title: 'پنجم الف',
  skill_id: skill,
  skill_title: skill,
  reason: 'four-wrong-in-a-row',
  raised_at: '2026-11-20T08:00:00Z',
});
let server: FakeServer;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
  server.on('GET /teacher/dashboard/classes/', { body: [fifth] });
  // Two alerts of one child are one child.
  server.on('GET /teacher/dashboard/', {
    body: {
      classes: [fifth],
      open_homeworks: [{ class_id: id(1) }, { class_id: id(2) }],
      help: [alert(3, 'a'), alert(3, 'b')],
    },
  });
});

afterEach(() => {
  act(() => logout());
  cleanup();
});

async function open(): Promise<void> {
  isSignedIn(server, makeUser('TEACHER'));
  history.replaceState(null, '', '/teacher/classes');
  startSession();
  await act(async () => {
    render(<App />);
  });
}

it('shows of each class where it is in its chapter, what is open and how many need help', async () => {
  server.on(`GET /teacher/dashboard/class/${id(1)}/skills/`, { body: grid });
  await open();
  const bar = await screen.findByRole(
    'list',
    { name: 'پنجم الف، مهارت‌های فصل، هر مهارتِ هر دانش‌آموز یک واحد' },
    PATIENT,
  );
  expect(
    within(bar)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['ندیده: ۱', 'نزدیک یادگیری: ۲', 'مسلط: ۱']);
  expect(screen.getByText('فصل ۱: ۲ دانش‌آموز در ۲ مهارت. هر مهارتِ هر دانش‌آموز یک واحد است.')).toBeTruthy();
  expect(await screen.findByText('۱ تکلیف باز')).toBeTruthy();
  expect(screen.getByText('۱ نفر به کمک نیاز دارند')).toBeTruthy();
});

it('still leads to a class whose skills did not come', async () => {
  server.on(`GET /teacher/dashboard/class/${id(1)}/skills/`, { status: 400, body: { detail: 'این بار نشد.' } });
  await open();
  const main = await screen.findByRole('main', undefined, PATIENT);
  expect((await within(main).findByRole('link', { name: 'پنجم الف' }, PATIENT)).getAttribute('href')).toContain(id(1));
  expect(await screen.findByText('۱ تکلیف باز')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'پنجم الف، مهارت‌های فصل، هر مهارتِ هر دانش‌آموز یک واحد' })).toBeNull();
});
