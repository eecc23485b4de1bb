import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../testing/fake-server.ts';
import { press } from '../../testing/press.ts';

const PATIENT = { timeout: 30_000 };
const id = (place: number) => `0190a000-0000-7000-8000-00000000000${place}`;
const [CLASS, SARA, ALI, NIMA] = [id(1), id(3), id(4), id(5)];
const SKILL = 'g5-round-approx';
const fifth = { id: CLASS, title: 'پنجم الف', grade: 5 as const, course_id: 2, students_count: 3 };
const skill = {
  id: SKILL,
  title: 'محاسبهٔ تقریبی',
  grade: 5,
  chapter: 1,
  chapter_title: 'عددنویسی',
  lesson: 1,
  lesson_title: 'گرد کردن',
  first_page: 10,
  last_page: 13,
};
const cell = (student: string, band: string, n: number) => ({
  student_id: student,
  mastery: { skill_id: SKILL, band, n, estimate: null },
});
const grid = {
  chapter: 1,
  chapter_title: 'عددنویسی',
  chapters: [{ number: 1, title: 'عددنویسی' }],
  skills: [skill],
  students: [
    { student_id: SARA, name: 'سارا زارعی' },
    { student_id: ALI, name: 'علی رحیمی' },
    { student_id: NIMA, name: 'نیما یزدانی' },
  ],
  cells: [cell(SARA, 'starting', 5), cell(ALI, 'learned', 9), cell(NIMA, 'unseen', 0)],
  help: [
    { student_id: SARA, skill_id: SKILL, reason: 'four-wrong-in-a-row' },
    { student_id: NIMA, skill_id: SKILL, reason: 'weak-in-work' },
  ],
};
const PAGE = `/teacher/class/${CLASS}/course/2/skills`;
const AT_SKILL = `chapter=1&skill=${SKILL}`;
const childPath = (student: string) => `/teacher/student/${student}/grade/5/course/2`;

let server: FakeServer;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 1200 } as DOMRect);
  sessionStorage.clear();
  server = new FakeServer();
  isSignedIn(server, makeUser('TEACHER', { classes: [fifth] } as Parameters<typeof makeUser>[1]));
  server.on(`GET /teacher/dashboard/class/${CLASS}/skills/`, { body: grid });
});

afterEach(() => {
  act(() => logout());
  cleanup();
  vi.restoreAllMocks();
});

async function open(path: string): Promise<void> {
  history.replaceState(null, '', path);
  startSession();
  await act(async () => {
    render(<App />);
  });
}

const hrefOf = (link: HTMLElement) => link.getAttribute('href');

it('the home leads from who needs help, from a skill and a name of a class to the people', async () => {
  server.on('GET /teacher/dashboard/', {
    body: {
      classes: [fifth],
      open_homeworks: [],
      help: [
        {
          student_id: SARA,
          student_name: 'سارا زارعی',
          class_id: CLASS,
          class_title: 'پنجم الف',
          skill_id: SKILL,
          skill_title: skill.title,
          reason: 'four-wrong-in-a-row',
          raised_at: '2026-11-20T08:00:00Z',
        },
      ],
    },
  });
  await open('/teacher');
  expect(hrefOf(await screen.findByRole('link', { name: 'سارا زارعی، پنجم الف' }, PATIENT))).toBe(childPath(SARA));
  expect(hrefOf(await screen.findByRole('link', { name: skill.title }, PATIENT))).toBe(`${PAGE}?${AT_SKILL}`);
  // The whole class is in the bar.
  const bar = within(screen.getByRole('list', { name: skill.title }));
  expect(bar.getAllByRole('listitem')).toHaveLength(3);
  await press(screen.getByRole('button', { name: 'دانش‌آموزان' }));
  expect(hrefOf(screen.getByRole('link', { name: 'علی رحیمی' }))).toBe(childPath(ALI));
});

it('a cell leads to the skill of the student', async () => {
  await open(PAGE);
  const table = within(await screen.findByRole('grid', undefined, PATIENT));
  expect(hrefOf(table.getByRole('link', { name: 'یاد گرفته، ۹ پاسخ' }))).toBe(`${childPath(ALI)}?${AT_SKILL}`);
  expect(hrefOf(table.getByRole('link', { name: 'علی رحیمی' }))).toBe(childPath(ALI));
});

it('who needs help is first in the grid, and has a mark in it apart from the band', async () => {
  await open(PAGE);
  const table = within(await screen.findByRole('grid', undefined, PATIENT));
  const names = () => table.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names()).toEqual(['سارا زارعی، کمک می‌خواهد', 'نیما یزدانی، کمک می‌خواهد', 'علی رحیمی']);
  expect(table.getByRole('link', { name: 'در حال شروع، ۵ پاسخ، کمک می‌خواهد' })).toBeTruthy();
  await press(screen.getByRole('radio', { name: 'به ترتیب نام' }));
  expect(names()[1]).toBe('علی رحیمی');
});

it('on a phone the class is a bar for each skill, with who needs help', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 340 } as DOMRect);
  await open(PAGE);
  const bar = within(await screen.findByRole('list', { name: skill.title }, PATIENT));
  expect(bar.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'ندیده: ۱',
    'در حال شروع: ۱',
    'یاد گرفته: ۱',
  ]);
  expect(screen.getByText('۲ نفر کمک می‌خواهند')).toBeTruthy();
  expect(hrefOf(screen.getByRole('link', { name: skill.title }))).toBe(`${PAGE}?${AT_SKILL}`);
});

it('a skill says who is where and who needs help, and closes to the grid', async () => {
  await open(PAGE);
  const table = within(await screen.findByRole('grid', undefined, PATIENT));
  await press(table.getByRole('link', { name: skill.title }));
  const panel = within(await screen.findByRole('dialog', { name: skill.title }, PATIENT));
  expect(panel.getByText('۱ نفر یاد گرفته‌اند، ۲ نفر کمک می‌خواهند.')).toBeTruthy();
  const inNeed = within(panel.getByRole('list', { name: 'کمک می‌خواهند، ۲ نفر' }));
  expect(inNeed.getAllByRole('link').map((link) => [link.textContent, hrefOf(link)])).toEqual([
    ['سارا زارعی', `${childPath(SARA)}?${AT_SKILL}`],
    ['نیما یزدانی', `${childPath(NIMA)}?${AT_SKILL}`],
  ]);
  const all = within(panel.getByRole('list', { name: 'همهٔ ۳ نفر در این مهارت' }));
  expect(all.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'مسلط، ۰ نفر',
    'یاد گرفته، ۱ نفرعلی رحیمی',
    'نزدیک یادگیری، ۰ نفر',
    'در حال یادگیری، ۰ نفر',
    'در حال شروع، ۱ نفرسارا زارعی',
    'ندیده، ۱ نفرنیما یزدانی',
  ]);
  await press(panel.getByRole('button', { name: 'بستن' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.search).toBe('?chapter=1');
});

it('one press opens the form of new work with those students and the skill', async () => {
  server.on('GET /teacher/dashboard/book/', {
    body: {
      grade: 5,
      title: 'ریاضی پنجم',
      first_page: 1,
      last_page: 160,
      chapters: [
        {
          number: 1,
          title: 'عددنویسی',
          first_page: 1,
          last_page: 20,
          sections: [
            {
              number: 1,
              title: 'گرد کردن',
              first_page: 10,
              last_page: 13,
              skills: [{ id: SKILL, title: skill.title, first_page: 10, last_page: 13, available: true }],
            },
          ],
        },
      ],
    },
  });
  await open(`${PAGE}?${AT_SKILL}`);
  const panel = within(await screen.findByRole('dialog', { name: skill.title }, PATIENT));
  await press(panel.getByRole('link', { name: 'تمرین کمکی برای این ۲ نفر' }));
  const send = await screen.findByRole('button', { name: 'فرستادن مرور' }, PATIENT);
  await screen.findByText(/^برای ۲ نفری که/, undefined, PATIENT);
  server.on('POST /teacher/review/', { status: 400, body: { detail: 'این بار نشد.' } });
  await press(send);
  await waitFor(() => expect(server.of('POST /teacher/review/')).toHaveLength(1), PATIENT);
  expect(server.of('POST /teacher/review/')[0]?.body).toMatchObject({
    classId: CLASS,
    groups: [{ name: skill.title, skillIds: [SKILL], studentIds: [SARA, NIMA] }],
  });
});

it('the panel of a skill says what those who need help in it lack, with work for them in one press', async () => {
  server.on(`GET /teacher/dashboard/class/${CLASS}/skill/${SKILL}/prerequisites/`, {
    body: [
      {
        skill: { ...skill, id: 'g4-approx', title: 'گرد کردن عددها', grade: 4 },
        reason: 'اول باید گرد کردن را دانست',
        students: [{ student_id: SARA, name: 'سارا زارعی' }],
      },
    ],
  });
  await open(`${PAGE}?${AT_SKILL}`);
  const list = await screen.findByRole('list', { name: 'پیش‌نیازهایی که کم دارند' }, PATIENT);
  expect(within(list).getByText('گرد کردن عددها، ۱ نفر')).toBeTruthy();
  expect(within(list).getByText('اول باید گرد کردن را دانست')).toBeTruthy();
  expect(within(list).getByRole('link', { name: 'سارا زارعی' }).getAttribute('href')).toBe(childPath(SARA));
  expect(within(list).getByRole('link', { name: 'کار روی «گرد کردن عددها» برای این‌ها' }).getAttribute('href')).toBe(
    `/teacher/reviews/new?class=${CLASS}&skill=g4-approx&student=${SARA}`,
  );
});
