import type { StudentReport } from '@mashq/api/contract';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../testing/fake-server.ts';
import { skill } from '../../testing/homework-fixtures.ts';
import { press } from '../../testing/press.ts';

const PATIENT = { timeout: 30_000 };
const CLASS = {
  id: '0190a000-0000-7000-8000-0000000000c1',
  title: 'پنجم الف',
  grade: 5,
  course_id: 2,
  school_name: 'دبستان نیکان',
  students_count: 1,
} as const;
const student = {
  student_id: '0190a000-0000-7000-8000-0000000000d1',
  name: 'علی کریمی',
  gender: 'MALE',
  class_id: CLASS.id,
  class_title: CLASS.title,
  grade: 5,
  course_id: 2,
  band: 'near',
  learned_skills: 2,
  last_seen_at: null,
  minutes: 12,
  open_work: 1,
  help_alerts: 0,
} as const;
const PATH = `/teacher/student/${student.student_id}/grade/5/course/2`;
const CALL = `/teacher/report/student/${student.student_id}/`;
let server: FakeServer;

function makeReport(): StudentReport {
  return {
    student,
    class: CLASS,
    teacher_name: 'مریم رضایی',
    grade: 5,
    weeks: [
      {
        week_start: '2026-11-20T20:30:00.000Z',
        done: 4,
        first_try_right: 3,
        waiting: 1,
        minutes: 12,
        learned_skills: 2,
      },
    ],
    chapters: [
      {
        number: 1,
        title: 'عددنویسی',
        skills: [
          {
            ...skill,
            mastery: { skill_id: skill.id, band: 'near', n: 6, estimate: 2 },
            descriptive: {
              level: 'very-good',
              computed: 'acceptable',
              set: { reason: 'پای تخته دیدم', teacher_name: 'مریم رضایی', set_at: '2026-11-21T08:00:00.000Z' },
            },
          },
        ],
      },
    ],
    work: [],
    mistakes: [],
    help: [],
    notes: [],
  };
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
  server.on(`GET ${CALL}`, { body: makeReport() });
  server.on('GET /teacher/report/students/', { body: { page: 1, size: 20, total: 1, items: [student] } });
});
afterEach(() => {
  cleanup();
  logout();
});

async function open(path: string): Promise<void> {
  isSignedIn(server, makeUser('TEACHER', { classes: [CLASS] }));
  history.replaceState(null, '', path);
  startSession();
  await act(async () => {
    render(<App />);
  });
}

it('prints the level that the teacher set, and sends another one with its reason', { timeout: 60_000 }, async () => {
  server.on(`PUT ${CALL}skill/${skill.id}/level/`, { body: makeReport().chapters[0]?.skills[0]?.descriptive });
  await open(PATH);
  const paper = await screen.findByRole('article', { name: 'گزارش توصیفی', hidden: true }, PATIENT);
  expect(within(paper).getByRole('row', { name: `${skill.title} خیلی خوب`, hidden: true })).toBeTruthy();
  expect(screen.getByText(/پای تخته دیدم/)).toBeTruthy();
  await press(screen.getByRole('button', { name: `تغییر سطح ${skill.title}` }));
  const dialog = await screen.findByRole('dialog', {}, PATIENT);
  await press(within(dialog).getByRole('button', { name: 'ثبت سطح' }));
  expect(server.of(`PUT ${CALL}skill/${skill.id}/level/`).map(({ body }) => body)).toEqual([
    { level: 'very-good', reason: 'پای تخته دیدم' },
  ]);
});

it('a class has its students in a tab, and the list of students asks for what the address says', {
  timeout: 60_000,
}, async () => {
  await open(`/teacher/class/${CLASS.id}/course/2/students`);
  const name = await screen.findByRole('link', { name: student.name }, PATIENT);
  expect(name.getAttribute('href')).toBe(PATH);
  cleanup();
  await open('/teacher/students?band=near&page=2');
  await screen.findByRole('link', { name: student.name }, PATIENT);
  const asked = server.of('GET /teacher/report/students/').at(-1)?.path ?? '';
  expect(Object.fromEntries(new URLSearchParams(asked.split('?')[1]))).toMatchObject({ band: 'near', page: '2' });
});
