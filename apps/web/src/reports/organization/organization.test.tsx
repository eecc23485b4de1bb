import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../testing/fake-server.ts';

const PATIENT = { timeout: 30_000 };
const ID = '0190a000-0000-7000-8000-000000000003';
const numbers = { classes_count: 4, students_count: 120, practiced_lately: 108, open_homeworks: 4 };
const tehran = { code: 'IR-23', name: 'تهران', schools_count: 2, ...numbers };
const school = { id: ID, title: 'دبستان سپهر', province_code: 'IR-23', province_name: 'تهران', ...numbers };
const student = {
  id: '0190a000-0000-7000-8000-000000000005',
  number: 12,
  name: null,
  grade: 5,
  class_title: 'پنجم الف',
  answers_lately: 14,
  right_lately: 9,
};
const OF_SCHOOL = `GET /organization/school/${ID}`;
let server: FakeServer;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
});

afterEach(() => {
  act(() => logout());
  cleanup();
});

async function open(path: string): Promise<void> {
  isSignedIn(server, makeUser('ORGANIZATION'));
  history.replaceState(null, '', path);
  startSession();
  await act(async () => {
    render(<App />);
  });
}

const link = (path: string) => document.querySelector(`a[href="${path}"]`);

it('shows an organization its provinces, and leads to each', async () => {
  server.on('GET /organization/dashboard/ostan/', {
    body: [{ ...tehran, code: 'IR-10', name: 'اصفهان', schools_count: 1, practiced_lately: null }, tehran],
  });
  await open('/organization');
  const row = await screen.findByRole('row', { name: /تهران/ }, PATIENT);
  expect(within(row).getByText('۱۰۸ از ۱۲۰')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /اصفهان/ })).getByText('—')).toBeTruthy();
  expect(link('/organization/province/IR-23')).not.toBeNull();
});

it('says that there is no school yet', async () => {
  server.on('GET /organization/dashboard/ostan/', { body: [] });
  await open('/organization');
  await screen.findByText('هنوز مدرسه‌ای زیر نظر سازمان شما نیست.', undefined, PATIENT);
});

it('lists the schools of a province, and keeps the search in the address', async () => {
  server.on('GET /organization/dashboard/ostan/IR-23/school/', {
    body: { page: 1, size: 20, total: 1, items: [school], province: tehran },
  });
  await open('/organization/province/IR-23');
  await screen.findByRole('heading', { name: 'استان تهران', level: 1 }, PATIENT);
  await screen.findByText('دبستان سپهر', undefined, PATIENT);
  expect(link(`/organization/school/${ID}`)).not.toBeNull();
  fireEvent.change(screen.getByLabelText('جستجوی مدرسه'), { target: { value: 'سپهر' } });
  expect(new URLSearchParams(location.search).get('search')).toBe('سپهر');
});

it('shows a grade of a school, and has the school and its students in the menu', async () => {
  server.on(`${OF_SCHOOL}/info/`, { body: school });
  server.on(`${OF_SCHOOL}/dashboard/grade/`, { body: [{ grade: 5, ...numbers }] });
  server.on(`${OF_SCHOOL}/dashboard/grade/5/class/`, {
    body: [
      {
        id: '0190a000-0000-7000-8000-000000000001',
        title: 'پنجم الف',
        grade: 5,
        course_id: 2,
        school_name: 'دبستان سپهر',
        students_count: 3,
        practiced_lately: null,
        teacher_names: ['مریم رضایی'],
        open_homeworks: 2,
        help_needed: null,
      },
    ],
  });
  await open(`/organization/school/${ID}/grades/fifth`);
  await screen.findByRole('heading', { name: 'پایهٔ پنجم', level: 1 }, PATIENT);
  await screen.findByText('مریم رضایی', undefined, PATIENT);
  expect(screen.getByText('برای گروه‌های کوچک نشان داده نمی‌شود.')).toBeTruthy();
  await waitFor(() => expect(link(`/organization/school/${ID}/students`)).not.toBeNull(), PATIENT);
  cleanup();
  await open(`/organization/school/${ID}/grades`);
  await screen.findByText('پایهٔ پنجم', undefined, PATIENT);
  expect(link(`/organization/school/${ID}/grades/fifth`)).not.toBeNull();
  cleanup();
  await open(`/organization/school/${ID}/grades/sixth`);
  await screen.findByText('این مدرسه امسال در این پایه کلاسی ندارد.', undefined, PATIENT);
});

it('has children by number until their school shows names', async () => {
  server.on(`${OF_SCHOOL}/info/`, { body: school });
  server.on(`${OF_SCHOOL}/dashboard/students/student-records/`, {
    body: { page: 1, size: 20, total: 1, items: [student], are_names_shown: false },
  });
  await open(`/organization/school/${ID}/students`);
  await screen.findByText('دانش‌آموز ۱۲', undefined, PATIENT);
  expect(screen.getByLabelText('جستجوی کلاس یا شماره')).toBeTruthy();
});

it('compares a grade with its school by shares, week by week, and says what is hidden', async () => {
  const user = userEvent.setup();
  const figures = { students: 60, answered: 240, first_try_right: 100, minutes: 90 };
  const nothing = { students: null, answered: null, first_try_right: null, minutes: null };
  const week = (at: string) => ({
    week: at,
    all: figures,
    grades: [
      { grade: 5, ...figures, students: 30, answered: 30 },
      { grade: 6, ...nothing },
    ],
  });
  server.on(`${OF_SCHOOL}/info/`, { body: school });
  server.on(`${OF_SCHOOL}/dashboard/grade/`, {
    body: [
      { grade: 5, ...numbers, students_count: 40 },
      { grade: 6, ...numbers, students_count: 4, practiced_lately: null },
    ],
  });
  server.on(`${OF_SCHOOL}/report/weeks/`, { body: [week('2026-11-13T20:30:00Z'), week('2026-11-20T20:30:00Z')] });
  server.on(`${OF_SCHOOL}/report/questions-pie-chart/`, { body: { outcomes: null } });
  server.on(`${OF_SCHOOL}/report/homeworks-pie-chart/`, {
    body: {
      outcomes: {
        assigned: 0,
        submitted: 0,
        auto_submitted: 0,
        in_progress: 0,
        not_started: 0,
        missing: 0,
        excused: 0,
      },
    },
  });
  await open(`/organization/school/${ID}`);
  const title = 'سهم دانش‌آموزانی که در هفته تمرین کرده‌اند';
  const numbersOf = async () => within(await screen.findByRole('table', { name: title }, PATIENT));
  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name: /گروه/ }));
    await user.click(await screen.findByRole('option', { name }, PATIENT));
  };
  // 60 of 120 children.
  expect((await numbersOf()).getAllByText('۵۰٪')).toHaveLength(2);
  await choose('پایهٔ پنجم');
  // 30 of 40: a small group has the measure of a large one.
  await waitFor(async () => expect((await numbersOf()).getAllByText('۷۵٪')).toHaveLength(2), PATIENT);
  await choose('پایهٔ ششم');
  await screen.findAllByText(/این گروه کمتر از پنج دانش‌آموز دارد/, undefined, PATIENT);
});

it('has the account in a group of the menu, with the way out', async () => {
  server.on('GET /organization/dashboard/ostan/', { body: [] });
  await open('/organization');
  const menu = await screen.findByRole('navigation', { name: 'منوی اصلی' }, PATIENT);
  fireEvent.click(within(menu).getByRole('button', { name: 'حساب' }));
  expect(within(menu).getByRole('link', { name: 'حساب کاربری' }).getAttribute('href')).toBe('/organization/profile');
  expect(within(menu).getByText('خروج از حساب')).toBeTruthy();
});

const counts = { assigned: 30, not_begun: 2, running: 0, handed_in: 27, missed: 1, excused: 0 };
const quiz = {
  id: '0190a000-0000-7000-8000-000000000007',
  title: 'آزمون کسر',
  grade: 5,
  class_id: '0190a000-0000-7000-8000-000000000008',
  class_title: 'پنجم الف',
  state: 'released',
  start_at: '2026-11-20T05:00:00.000Z',
  end_at: '2026-11-20T06:00:00.000Z',
  items_total: 6,
  points_total: 12,
  released_at: '2026-11-21T06:00:00.000Z',
  counts,
};

it('says what needs somebody in a school today, and leaves out what is hidden', async () => {
  server.on(`${OF_SCHOOL}/info/`, { body: school });
  server.on(`${OF_SCHOOL}/dashboard/today/`, {
    body: {
      students_count: 120,
      practiced_this_week: 64,
      answered_this_week: null,
      minutes_this_week: 210,
      open_work: 3,
      classes_count: 4,
      teachers_count: 4,
      start: { classes: 4, signed_in: 100, has_set_work: true },
      classes_without_teacher: [],
      classes_behind: [],
      help_needed: 7,
      quiet_teachers: [{ teacher_id: student.id, name: 'مریم رضایی', class_titles: ['پنجم ب'], last_set_at: null }],
    },
  });
  server.on(`${OF_SCHOOL}/dashboard/gamification-status/`, { body: { status: true } });
  server.on(`PATCH /organization/school/${ID}/dashboard/gamification-status/`, { body: { status: false } });
  await open(`/organization/school/${ID}`);
  await screen.findByText('از ۱۲۰ دانش‌آموز، ۷ نفر در ۷ روز گذشته گیر کرده‌اند.', undefined, PATIENT);
  expect(screen.getByText('مریم رضایی')).toBeTruthy();
  expect(screen.queryByText('سؤال این هفته پاسخ گرفته')).toBeNull();
  expect(link(`/organization/school/${ID}/homeworks`)).not.toBeNull();
  const rewards = await screen.findByRole('switch', undefined, PATIENT);
  fireEvent.click(rewards);
  await waitFor(() => expect((screen.getByRole('switch') as HTMLInputElement).checked).toBe(false), PATIENT);
});

it('lists the quizzes of a school, and shows none of the figures of few', async () => {
  server.on(`${OF_SCHOOL}/info/`, { body: school });
  server.on(`${OF_SCHOOL}/quiz/`, {
    body: { page: 1, size: 20, total: 2, items: [quiz, { ...quiz, id: ID, title: 'آزمون کوچک', counts: null }] },
  });
  await open(`/organization/school/${ID}/quizzes`);
  const row = await screen.findByRole('row', { name: /آزمون کسر/ }, PATIENT);
  expect(within(row).getByText('۲۷ از ۳۰')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /آزمون کوچک/ })).getByText('برای کمتر از پنج نفر')).toBeTruthy();
  expect(link(`/organization/school/${ID}/quizzes/${quiz.id}`)).not.toBeNull();
});

it('shows how a quiz ended by skills and questions, or why it does not', async () => {
  const skill = {
    ...{ id: 'g5-a', title: 'جمع کسر', grade: 5, chapter: 2, chapter_title: 'کسر', lesson: 1, lesson_title: 'جمع' },
    ...{ first_page: 40, last_page: 45 },
  };
  const shares = { right: 20, wrong: 5, empty: 2 };
  const report = `${OF_SCHOOL}/quiz/${quiz.id}/report/`;
  server.on(`${OF_SCHOOL}/info/`, { body: school });
  server.on(report, {
    body: {
      quiz,
      distribution: [0, 0, 1, 2, 4, 5, 5, 4, 3, 3],
      skills: [{ ...skill, ...shares, weak_students: 6 }],
      questions: [{ position: 0, level: 2, points: 2, skill, ...shares }],
    },
  });
  await open(`/organization/school/${ID}/quizzes/${quiz.id}`);
  await screen.findByRole('heading', { name: 'آزمون کسر', level: 1 }, PATIENT);
  expect(within(await screen.findByRole('row', { name: /جمع کسر.*۶ نفر/ }, PATIENT)).getByText('۲۰')).toBeTruthy();
});

it('says why a quiz with few results has no figures', async () => {
  server.on(`${OF_SCHOOL}/info/`, { body: school });
  server.on(`${OF_SCHOOL}/quiz/${quiz.id}/report/`, {
    body: { quiz, distribution: null, skills: null, questions: null },
  });
  await open(`/organization/school/${ID}/quizzes/${quiz.id}`);
  await screen.findByText(/نتیجهٔ کمتر از پنج نفر/, undefined, PATIENT);
});

it('says of a school before its first class what comes then, and counts nothing', async () => {
  server.on(`${OF_SCHOOL}/info/`, { body: { ...school, classes_count: 0, students_count: 0, practiced_lately: 0 } });
  server.on(`${OF_SCHOOL}/dashboard/gamification-status/`, { body: { status: true } });
  await open(`/organization/school/${ID}`);
  await screen.findByText(/با اولین کلاس/, undefined, PATIENT);
  await screen.findByRole('switch', undefined, PATIENT);
  expect(screen.queryByText('۰')).toBeNull();
  expect(server.of(`${OF_SCHOOL}/dashboard/grade/`)).toEqual([]);
});

it('leads from a quiz back to the quizzes of its school', async () => {
  server.on(`${OF_SCHOOL}/info/`, { body: school });
  server.on(`${OF_SCHOOL}/quizzes/q/`, { status: 404, body: { detail: 'این آزمون پیدا نشد.', code: 'not-found' } });
  await open(`/organization/school/${ID}/quizzes/q`);
  await waitFor(() => expect(link(`/organization/school/${ID}/quizzes`)?.textContent).toBe('آزمون‌ها'), PATIENT);
});
