import type { Contract, ResponseOf, TeacherQuestion } from '@mashq/api/contract';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../testing/fake-server.ts';
import { makeQuestion, skill } from '../../testing/homework-fixtures.ts';
import { press, type } from '../../testing/press.ts';

type Book = ResponseOf<Contract['teacher']['dashboard']['book']>;

const CLASS_ID = '0190a000-0000-7000-8000-0000000000c1';
const schoolClass = {
  id: CLASS_ID,
  title: 'پنجم الف',
  grade: 5,
  course_id: 2,
  school_name: 'دبستان نیکان',
  students_count: 29,
} as const;
const PATIENT = { timeout: 30_000 };
const REPORT = 'POST /teacher/questions/report/';
const MASTERY = `GET /teacher/dashboard/class/${CLASS_ID}/mastery/`;
let server: FakeServer;

const pages = { first_page: 46, last_page: 48 };
const other = { id: 'g5-other', title: 'مهارت دیگر', ...pages, available: false };
const book: Book = {
  grade: 5,
  title: 'ریاضی پنجم دبستان',
  first_page: 1,
  last_page: 150,
  chapters: [
    {
      number: 2,
      title: 'کسر',
      ...pages,
      sections: [
        {
          number: 5,
          title: 'جمع کسرها',
          ...pages,
          skills: [{ id: skill.id, title: skill.title, ...pages, available: true }, other],
        },
      ],
    },
  ],
};

function makePreview(level: number, seed: number): TeacherQuestion {
  const { sheet } = makeQuestion(1);
  const text = `سؤال سطح ${level} دانهٔ ${seed}`;
  return {
    question_id: `${skill.id}.${level}.${seed}`,
    sheet: { ...sheet, level: level as 1 | 2 | 3, stem: [{ t: 'paragraph', content: [{ t: 'text', text }] }] },
    key: [{ t: 'text', text: 'کلید این سؤال' }],
    hints: [{ content: [{ t: 'paragraph', content: [{ t: 'text', text: 'راهنمایی اول' }] }] }],
    solution: [],
    misconceptions: [],
    skill: { ...skill, grade: 5 },
  };
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
  server.on('GET /teacher/dashboard/book/', { body: book });
  server.on(MASTERY, {
    body: {
      grade: 5,
      students: 29,
      skills: [
        { skill_id: skill.id, bands: { unseen: 9, starting: 0, learning: 5, near: 3, learned: 10, mastered: 2 } },
      ],
    },
  });
  server.on('GET /teacher/questions/', ({ path }) => {
    const query = new URLSearchParams(path.split('?')[1]);
    const [, level, seed] = query.get('questionId')?.split('.') ?? [];
    const next = query.get('isNext') === 'true' ? 1 : 0;
    return { body: makePreview(Number(level ?? query.get('level') ?? 2), Number(seed ?? 0) + next) };
  });
});

afterEach(() => {
  act(() => logout());
  cleanup();
});

async function open(path: string): Promise<void> {
  isSignedIn(server, makeUser('TEACHER', { classes: [schoolClass] }));
  history.replaceState(null, '', path);
  startSession();
  await act(async () => {
    render(<App />);
  });
}

const see = (text: string) => screen.findByText(text, undefined, PATIENT);

it('an address with level and seed is one question, with its key at once', async () => {
  await open(`/teacher/question?skill=${skill.id}&level=3&seed=17`);
  await see('سؤال سطح ۳ دانهٔ ۱۷');
  expect(screen.getByText('کلید این سؤال')).toBeTruthy();
  expect(server.of('GET /teacher/questions/').map(({ path }) => path)).toEqual([
    expect.stringContaining(`questionId=${skill.id}.3.17`),
  ]);
});

it('another question and another level have addresses of their own, and the way back leads to the one before', async () => {
  await open(`/teacher/question?skill=${skill.id}&level=2&seed=4`);
  await see('سؤال سطح ۲ دانهٔ ۴');
  await press(screen.getByRole('button', { name: 'یک سؤال دیگر' }));
  await see('سؤال سطح ۲ دانهٔ ۵');
  expect(location.search).toBe(`?skill=${skill.id}&level=2&seed=5`);
  await press(within(screen.getByRole('radiogroup', { name: 'سطح سؤال' })).getByRole('radio', { name: '۳' }));
  await see('سؤال سطح ۳ دانهٔ ۰');
  await act(async () => history.back());
  await see('سؤال سطح ۲ دانهٔ ۵');
});

it('opens at the first skill of the book of the class', async () => {
  await open('/teacher/question');
  await see('سؤال سطح ۲ دانهٔ ۰');
  expect(location.search).toBe(`?skill=${skill.id}`);
});

it('a question is reported with what is typed; a refusal is shown and keeps the note', async () => {
  server.on(REPORT, { status: 429, body: { detail: 'امروز گزارش‌های زیادی فرستاده شده است.' } });
  await open(`/teacher/question?skill=${skill.id}&level=2&seed=4`);
  await see('سؤال سطح ۲ دانهٔ ۴');
  await press(screen.getByRole('button', { name: 'گزارش اشکال' }));
  const dialog = within(await screen.findByRole('dialog', undefined, PATIENT));
  const send = dialog.getByRole('button', { name: 'فرستادن گزارش' });
  expect(send).toHaveProperty('disabled', true);
  await press(dialog.getByRole('radio', { name: 'پاسخ درست آن غلط است' }));
  dialog.getByRole('textbox').focus();
  await type('کلید اشتباه است');
  await press(send);
  await within(await dialog.findByRole('alert')).findByText('امروز گزارش‌های زیادی فرستاده شده است.');
  expect(dialog.getByRole('textbox')).toHaveProperty('value', 'کلید اشتباه است');
  server.on(REPORT, ({ body }) => ({
    status: 201,
    body: { id: (body as { id: string }).id, reason: 'wrong-key', state: 'open' },
  }));
  await press(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = server.of(REPORT).map(({ body }) => body as { id: string });
  expect(sent).toHaveLength(2);
  expect(sent[0]).toMatchObject({ questionId: `${skill.id}.2.4`, reason: 'wrong-key', note: 'کلید اشتباه است' });
  // The second try is the same report.
  expect(sent[1]?.id).toBe(sent[0]?.id);
});

it('the book has each skill with the class beside it, and leads to questions and to homework from its pages', async () => {
  await open('/teacher/skills');
  await see(skill.title);
  const bar = within(await screen.findByRole('list', { name: skill.title }));
  expect(bar.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'ندیده: ۹',
    'در حال یادگیری: ۵',
    'نزدیک یادگیری: ۳',
    'یاد گرفته: ۱۰',
    'مسلط: ۲',
  ]);
  expect(screen.getByText('صفحه‌های ۴۶ تا ۴۸ · ۱۲ از ۲۹ نفر یاد گرفته‌اند')).toBeTruthy();
  expect(screen.getByRole('link', { name: skill.title }).getAttribute('href')).toBe(
    `/teacher/class/${CLASS_ID}/course/2/skills?chapter=2&skill=${skill.id}`,
  );
  expect(screen.queryByRole('link', { name: other.title })).toBeNull();
  expect(screen.getByRole('link', { name: 'تکلیف از این صفحه‌ها: درس جمع کسرها' }).getAttribute('href')).toBe(
    `/teacher/homeworks/new?class=${CLASS_ID}&firstPage=46&lastPage=48`,
  );
});

it('the book is there while the numbers of the class are not', async () => {
  server.on(MASTERY, { status: 503, body: { detail: 'سامانه سرش شلوغ است.' } });
  await open('/teacher/skills');
  await see(skill.title);
  await see('سامانه سرش شلوغ است.');
  expect(screen.queryByRole('list', { name: skill.title })).toBeNull();
});

it('a new homework takes the pages of its address', async () => {
  server.on('GET /teacher/homework/skills/', { body: [] });
  server.on('GET /teacher/homework/review-skills/', { body: [] });
  await open(`/teacher/homeworks/new?class=${CLASS_ID}&firstPage=46&lastPage=48`);
  await waitFor(() => expect(screen.getByLabelText('از صفحهٔ')).toHaveProperty('value', '۴۶'), PATIENT);
  expect(screen.getByLabelText('تا صفحهٔ')).toHaveProperty('value', '۴۸');
});
