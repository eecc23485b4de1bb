import type { TeacherQuestion } from '@mashq/api/contract';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../testing/fake-server.ts';
import { makeQuestion, skill } from '../../testing/homework-fixtures.ts';
import { press } from '../../testing/press.ts';

const schoolClass = {
  id: '0190a000-0000-7000-8000-0000000000c1',
  title: 'پنجم الف',
  grade: 5,
  course_id: 2,
  school_name: 'دبستان نیکان',
  students_count: 29,
} as const;
const PATIENT = { timeout: 30_000 };
let server: FakeServer;

/** The skill has levels 1 to 3, and its own level is 2. */
function makePreview(level: number, isNext: boolean): TeacherQuestion {
  const { sheet } = makeQuestion(1);
  const text = `سؤالی از سطح ${'۰۱۲۳'[level]}${isNext ? '، یکی دیگر' : ''}`;
  return {
    question_id: `${skill.id}.${level}.${isNext ? 1 : 0}`,
    sheet: { ...sheet, level: level as 1 | 2 | 3, stem: [{ t: 'paragraph', content: [{ t: 'text', text }] }] },
    key: [{ t: 'text', text: '۱۲' }],
    hints: [],
    solution: [],
    misconceptions: [],
    skill,
  };
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
  server.on('GET /teacher/questions/', ({ path }) => {
    const query = new URLSearchParams(path.split('?')[1]);
    const asked = Number(query.get('questionId')?.split('.')[1] ?? query.get('level') ?? 2);
    return { body: makePreview(asked > 3 ? 2 : asked, query.has('isNext')) };
  });
});

async function open(from = ''): Promise<void> {
  isSignedIn(server, makeUser('TEACHER', { classes: [schoolClass] }));
  history.replaceState(null, '', `/teacher/skill/question/${skill.id}${from}`);
  startSession();
  await act(async () => {
    render(<App />);
  });
  await screen.findByText('سؤالی از سطح ۲', undefined, PATIENT);
}

afterEach(() => {
  act(() => logout());
  cleanup();
});

const level = (name: string) =>
  within(screen.getByRole('radiogroup', { name: 'سطح سؤال' })).getByRole('radio', { name });

it('shows the level of the question, gives one of the level that is chosen, and another one of the same', async () => {
  await open();
  expect(level('۲')).toHaveProperty('checked', true);
  await press(level('۳'));
  await screen.findByText('سؤالی از سطح ۳');
  await press(screen.getByRole('button', { name: 'یک سؤال دیگر' }));
  await screen.findByText('سؤالی از سطح ۳، یکی دیگر');
  expect(level('۳')).toHaveProperty('checked', true);
});

it('tells that a skill has no question of a level', async () => {
  await open();
  await press(level('۴'));
  await screen.findByText('این مهارت در سطح ۴ سؤالی ندارد؛ این سؤال از سطح ۲ است.');
});

it('tells why there is no other question, and keeps the one in sight', async () => {
  await open();
  server.on('GET /teacher/questions/', { status: 503, body: { detail: 'سامانه سرش شلوغ است.' } });
  await press(screen.getByRole('button', { name: 'یک سؤال دیگر' }));
  await within(await screen.findByRole('alert')).findByText('سامانه سرش شلوغ است.');
  expect(screen.getByText('سؤالی از سطح ۲')).toBeTruthy();
});

it('leads back to where it was opened from', async () => {
  await open(`?class=${schoolClass.id}`);
  const way = () => within(screen.getByRole('navigation', { name: 'جای این صفحه' })).getAllByRole('link');
  const back = way().at(-1);
  expect(back?.textContent).toBe('مهارت‌های پنجم الف');
  expect(back?.getAttribute('href')).toBe(`/teacher/class/${schoolClass.id}/course/2/skills`);
});

it('leads back to a homework even while its name has not come', async () => {
  const id = '0190a000-0000-7000-8000-0000000000f1';
  await open(`?homework=${id}`);
  const way = within(screen.getByRole('navigation', { name: 'جای این صفحه' })).getAllByRole('link');
  expect(way.map((link) => link.getAttribute('href'))).toEqual(['/teacher/homeworks', `/teacher/homework/${id}`]);
});
