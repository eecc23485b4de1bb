import type { TeacherHomework } from '@mashq/api/contract';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../../testing/fake-server.ts';
import { press } from '../../../testing/press.ts';
import { deadlineDays } from '../deadline-days.ts';

const PATIENT = { timeout: 30_000 };
const idOf = (place: string) => `0190a000-0000-7000-8000-0000000000${place}`;
const [ONE, TWO, SIXTH, HOMEWORK] = [idOf('c1'), idOf('c2'), idOf('c6'), idOf('d1')];
const classes = [
  { id: ONE, title: 'پنجم الف', grade: 5, course_id: 2, students_count: 2 },
  { id: TWO, title: 'پنجم ب', grade: 5, course_id: 2, students_count: 2 },
  { id: SIXTH, title: 'ششم الف', grade: 6, course_id: 3, students_count: 2 },
];
const skill = (id: string, title: string) => ({
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
const [own, left] = [skill('g5-number-read-write', 'خواندن عددها'), skill('g5-place-value', 'ارزش مکانی')];
const DUE = deadlineDays(12)[9]?.value ?? '';

const homework: TeacherHomework = {
  id: HOMEWORK,
  title: 'تمرین شنبه',
  grade: 5,
  class_id: ONE,
  class_title: 'پنجم الف',
  state: 'open',
  start_at: new Date(Date.now() - 60_000).toISOString(),
  end_at: DUE,
  created_at: new Date(Date.now() - 60_000).toISOString(),
  items_total: 4,
  items_per_child: { min: 4, max: 4 },
  items_per_skill: 4,
  item_mode: 'generated',
  hints_allowed: false,
  show_answers: 'after_end',
  late_policy: 'accept_marked',
  note: 'با دقت',
  target: 'groups',
  groups: [{ position: 0, name: 'گروه یک', group_id: idOf('e1'), is_deleted: false, skill_ids: [], student_ids: [] }],
  copied_from: null,
  counts: { assigned: 2, not_started: 2, in_progress: 0, submitted: 0, auto_submitted: 0, missing: 0, excused: 0 },
  opened: 0,
  version: 1,
  source: { kind: 'pages', first: 12, last: 17 },
};

let server: FakeServer;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  sessionStorage.clear();
  server = new FakeServer();
  isSignedIn(server, makeUser('TEACHER', { classes } as Parameters<typeof makeUser>[1]));
  server.on('GET /teacher/homework/skills/', { body: [own, left] });
  server.on('GET /teacher/homework/review-skills/', { body: [] });
  server.on('GET /teacher/homework/book/', { body: { title: 'ریاضی پنجم', last_page: 160, chapters: [] } });
  server.on(`GET /teacher/homework/${HOMEWORK}/`, {
    body: homework,
  });
  server.on(`GET /teacher/homework/${HOMEWORK}/brief-skills/`, {
    body: [{ ...own, items: 4, is_review: false }],
  });
  server.on(`GET /teacher/homework/${HOMEWORK}/report/`, {
    body: { homework, students: [], skills: [], cells: [], mistakes: [], help: [], comments: [] },
  });
  for (const { id } of classes) server.on(`GET /teacher/dashboard/class/${id}/groups/`, { body: [] });
});

afterEach(() => {
  act(() => logout());
  cleanup();
});

async function open(path: string): Promise<void> {
  history.replaceState(null, '', path);
  startSession();
  await act(async () => {
    render(<App />);
  });
}

it('a homework that was sent can be given to the next class of the grade without filling the form again', async () => {
  await open(`/teacher/homework/${HOMEWORK}?given=${ONE}`);
  const next = await screen.findByRole('link', { name: 'همین تکلیف برای پنجم ب' }, PATIENT);
  expect(screen.queryByRole('link', { name: /ششم الف/ })).toBeNull();
  await press(next);

  const second = { ...homework, id: idOf('d2'), class_id: TWO, class_title: 'پنجم ب' };
  server.on('POST /teacher/homework/', { status: 201, body: second });
  const send = await screen.findByRole('button', { name: 'فرستادن تکلیف' }, PATIENT);
  await screen.findByText(/^۱ مهارت، ۴ سؤال/, undefined, PATIENT);
  await press(send);
  await waitFor(() => expect(server.of('POST /teacher/homework/')).toHaveLength(1), PATIENT);
  expect(server.of('POST /teacher/homework/')[0]?.body).toMatchObject({
    classId: TWO,
    firstPage: 12,
    lastPage: 17,
    skillIds: [own?.id],
    itemsPerSkill: 4,
    endDate: DUE,
    title: 'تمرین شنبه',
    note: 'با دقت',
    hintsAllowed: false,
    showAnswers: 'after_end',
    groupIds: [],
  });
  // Both classes of the grade have it: the page of the second offers no further one.
  await waitFor(() => expect(location.pathname).toBe(`/teacher/homework/${second.id}`), PATIENT);
  expect(new URLSearchParams(location.search).getAll('given')).toEqual([ONE, TWO]);
});

it('goes to several classes of the grade in one request, each with its own times; what failed stays filled in', async () => {
  await open(`/teacher/homeworks/new?class=${ONE}&like=${HOMEWORK}`);
  const other = await screen.findByRole('checkbox', { name: 'پنجم ب' }, PATIENT);
  expect(screen.queryByRole('checkbox', { name: 'ششم الف' })).toBeNull();
  await press(other);
  // Its deadline begins as that of the first class, and is changed by itself.
  const write = (moment: string) =>
    act(async () => {
      const [part] = within(screen.getByRole('group', { name: 'مهلت پنجم ب' })).getAllByRole('spinbutton');
      fireEvent.paste(part as HTMLElement, { clipboardData: { getData: () => moment } });
    });
  await write('1415/09/11 8:00');
  server.on('POST /teacher/homework/classes/', {
    status: 422,
    body: { detail: 'پنجم ب: زمان پایان گذشته است.', fields: { 'classes.1': 'پنجم ب: زمان پایان گذشته است.' } },
  });
  await screen.findByText(/^۱ مهارت، ۴ سؤال/, undefined, PATIENT);
  await press(screen.getByRole('button', { name: 'فرستادن تکلیف' }));
  await waitFor(() => expect(server.of('POST /teacher/homework/classes/')).toHaveLength(1), PATIENT);
  const sent = server.of('POST /teacher/homework/classes/')[0]?.body as { classes: Record<string, string>[] };
  expect(sent).toMatchObject({
    firstPage: 12,
    lastPage: 17,
    skillIds: [own?.id],
    withReviews: false,
    classes: [
      { classId: ONE, endDate: DUE },
      { classId: TWO, endDate: '2036-12-01T04:30:00.000Z' },
    ],
  });
  expect(new Set(sent.classes.map(({ id }) => id)).size).toBe(2);
  expect((await screen.findAllByText('پنجم ب: زمان پایان گذشته است.', undefined, PATIENT)).length).toBeGreaterThan(0);
  expect(screen.getByRole('checkbox', { name: 'پنجم ب', checked: true })).toBeTruthy();

  const second = { ...homework, id: idOf('d2'), class_id: TWO, class_title: 'پنجم ب' };
  server.on('POST /teacher/homework/classes/', { status: 201, body: [homework, second] });
  await write('1415/09/12 8:00');
  await press(screen.getByRole('button', { name: 'فرستادن تکلیف' }));
  await waitFor(() => expect(location.pathname).toBe(`/teacher/homework/${HOMEWORK}`), PATIENT);
  // The same request again is the same homeworks.
  const again = server.of('POST /teacher/homework/classes/')[1]?.body as typeof sent;
  expect(again.classes.map(({ id }) => id)).toEqual(sent.classes.map(({ id }) => id));
  expect(await screen.findByText('تکلیف برای پنجم الف و پنجم ب فرستاده شد.', undefined, PATIENT)).toBeTruthy();
});

it('says at the lower edge when it goes and what is missing, and mends a deadline before the start in one press', async () => {
  await open(`/teacher/homeworks/new?class=${ONE}&like=${HOMEWORK}`);
  await screen.findByText('همین حالا می‌رود', undefined, PATIENT);
  expect(screen.getByText('کتابش پایهٔ دیگری است؛ تکلیف جدا می‌خواهد')).toBeTruthy();
  expect((await screen.findAllByText('به هر نفر ۴ سؤال', undefined, PATIENT)).length).toBe(1);
  await press(screen.getByRole('checkbox', { name: 'پنجم ب' }));
  const later = screen.getByRole('radiogroup', { name: 'شروع پنجم ب' });
  await press(within(later).getByRole('radio', { name: 'در زمانی دیگر' }));
  const write = (label: string, moment: string) =>
    act(async () => {
      const [part] = within(screen.getByRole('group', { name: label })).getAllByRole('spinbutton');
      fireEvent.paste(part as HTMLElement, { clipboardData: { getData: () => moment } });
    });
  await write('زمان شروع', '1415/09/11 8:00');
  await write('مهلت پنجم ب', '1415/09/10 21:00');
  await screen.findByText('یک چیز مانده: مهلت پنجم ب', undefined, PATIENT);
  await press(screen.getByRole('button', { name: /^بشود .*۲۱:۰۰$/ }));
  await waitFor(() => expect(screen.queryByText(/چیز مانده/)).toBeNull(), PATIENT);
  // The class of the form can be left out too: the other takes its place.
  await press(screen.getByRole('checkbox', { name: 'پنجم الف' }));
  await screen.findByText(/۱۱ آذر.*۸:۰۰ می‌رود$/, undefined, PATIENT);
  expect(screen.getByRole('button', { name: 'گذاشتن برای زمان شروع' })).toBeTruthy();
});

it('a homework that is opened from a list offers no further class', async () => {
  await open(`/teacher/homework/${HOMEWORK}`);
  await screen.findByRole('button', { name: 'کارهای دیگر' }, PATIENT);
  expect(screen.queryByRole('link', { name: /همین تکلیف برای/ })).toBeNull();
});

it('a draft goes on by its form, from its card and its page, and is sent by a button in view', async () => {
  const draft = { ...homework, state: 'draft' as const };
  server.on('GET /teacher/homework/', { body: { items: [draft], next_cursor: null, total: 1 } });
  server.on(`GET /teacher/homework/${HOMEWORK}/report/`, {
    body: { homework: draft, students: [], skills: [], cells: [], mistakes: [], help: [], comments: [] },
  });
  await open('/teacher/homeworks');
  const form = `/teacher/homework/${HOMEWORK}/edit`;
  const card = await screen.findByRole('link', { name: 'ادامهٔ ساخت: تمرین شنبه' }, PATIENT);
  expect(card.getAttribute('href')).toBe(form);
  act(() => logout());
  cleanup();
  isSignedIn(server, makeUser('TEACHER', { classes } as Parameters<typeof makeUser>[1]));
  await open(`/teacher/homework/${HOMEWORK}`);
  const send = await screen.findByRole('button', { name: 'فرستادن' }, PATIENT);
  expect(screen.getByRole('link', { name: 'ادامهٔ ساخت' }).getAttribute('href')).toBe(form);
  expect(screen.queryByRole('table')).toBeNull();
  server.on(`POST /teacher/homework/${HOMEWORK}/publish/`, { body: homework });
  await press(send);
  await waitFor(() => expect(server.of(`POST /teacher/homework/${HOMEWORK}/publish/`)).toHaveLength(1), PATIENT);
});

it('a homework that students have opened, though none has begun, says so in place of its form', async () => {
  server.on(`GET /teacher/homework/${HOMEWORK}/`, { body: { ...homework, opened: 2 } });
  await open(`/teacher/homework/${HOMEWORK}/edit`);
  await screen.findByText(/^۲ نفر سؤال‌هایشان را گرفته‌اند/, undefined, PATIENT);
  expect(screen.queryByRole('button', { name: 'ذخیره' })).toBeNull();
  expect(screen.getByRole('link', { name: 'رفتن به صفحهٔ آن' }).getAttribute('href')).toBe(
    `/teacher/homework/${HOMEWORK}`,
  );
});

it('the list begins with the filter of its address, and another one is in the address', async () => {
  server.on('GET /teacher/homework/', { body: { items: [], next_cursor: null, total: 0 } });
  await open('/teacher/homeworks?state=closed');
  await screen.findByRole('radio', { name: 'بسته', checked: true }, PATIENT);
  await waitFor(() => expect(server.of('GET /teacher/homework/').at(-1)?.path).toContain('state=closed'), PATIENT);
  await press(screen.getByRole('radio', { name: 'باز' }));
  expect(location.search).toBe('?state=open');
  await press(screen.getByRole('radio', { name: 'پنجم ب' }));
  expect(location.search).toBe(`?state=open&class=${TWO}`);
});
