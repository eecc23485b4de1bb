import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, renderHook, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../../App.tsx';
import { useStoredDraft } from '../../../platform/tab-storage/use-stored-draft.ts';
import { FakeServer, isSignedIn, makeUser } from '../../../testing/fake-server.ts';
import { makeQuestion, skill } from '../../../testing/homework-fixtures.ts';
import { press } from '../../../testing/press.ts';
import { emptyPackage } from '../../packages/teacher/draft-package.ts';
import { emptyDraft as emptyQuiz } from '../../quizzes/teacher/draft-quiz.ts';

const PATIENT = { timeout: 30_000 };
const CLASS_ID = '0190a000-0000-7000-8000-0000000000c1';
const CLASS = { id: CLASS_ID, title: 'پنجم الف', grade: 5, course_id: 2, students_count: 2 };
const READ = { id: 'g5-number-read-write', title: 'خواندن عددها' };
const PLACE = { id: 'g5-place-value', title: 'ارزش مکانی' };
const TITLE = 'آنچه دانش‌آموزان می‌بینند';
let server: FakeServer;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  sessionStorage.clear();
  server = new FakeServer();
  server.on('GET /teacher/quiz/skills/', { body: [] });
  server.on('GET /teacher/dashboard/book/', { body: { grade: 5, chapters: [] } });
  server.on(`GET /teacher/dashboard/class/${CLASS_ID}/groups/`, { body: [] });
  server.on(`GET /teacher/dashboard/class/${CLASS_ID}/students/`, { body: [] });
  server.on('GET /teacher/questions/', ({ path }) => {
    const asked = new URLSearchParams(path.split('?')[1]).get('skillId') ?? '';
    const { sheet } = makeQuestion(1);
    const text = `سؤالی از ${[READ, PLACE].find(({ id }) => id === asked)?.title}`;
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

async function open(address: string, isDesktop = true, fill?: () => void) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isDesktop,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  isSignedIn(server, makeUser('TEACHER', { classes: [CLASS] } as Parameters<typeof makeUser>[1]));
  history.replaceState(null, '', `${address}?class=${CLASS_ID}`);
  startSession();
  // What was typed belongs to who is signed in.
  fill?.();
  await act(async () => {
    render(<App />);
  });
}

/** The form finds these values, as after a reload. */
function keep<Draft extends object>(key: string, empty: () => Draft, values: Partial<Draft>): void {
  const { result, unmount } = renderHook(() => useStoredDraft(`${key}.${CLASS_ID}`, empty));
  act(() => result.current.change(values));
  unmount();
}

/** The card beside the form. */
async function viewBeside(): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name: TITLE }, PATIENT);
  return heading.parentElement?.parentElement?.parentElement as HTMLElement;
}

/** Facts of the view, by their names. */
function factsIn(part: HTMLElement): Record<string, string> {
  const terms = [...part.querySelectorAll('dt')];
  return Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']));
}

const groupOf = (name: string, skills: object[], count: number) => ({
  name,
  skills,
  students: Array.from({ length: count }, (_, place) => ({ student_id: `${name}${place}`, name: `${name} ${place}` })),
});

it('shows of a review what the students of each group will see', async () => {
  server.on('GET /teacher/review/groups/', {
    body: [groupOf('الف', [READ], 3), groupOf('ب', [READ, PLACE], 4)],
  });
  await open('/teacher/reviews/new');
  const view = await viewBeside();
  await within(view).findByText('سؤالی از خواندن عددها', undefined, PATIENT);
  expect(factsIn(view)).toMatchObject({ 'هر نفر': '۳ سؤال', برای: '۳ نفر', از: 'همین حالا که فرستاده شود' });
  await press(within(view).getByRole('button', { name: /گروه/ }));
  await press(await screen.findByRole('option', { name: 'ب' }, PATIENT));
  expect(factsIn(view)).toMatchObject({ 'هر نفر': '۶ سؤال', برای: '۴ نفر' });
  expect(within(view).getByText('خواندن عددها، ۱ از ۲')).toBeTruthy();
});

it('shows of a package each activity, behind a button on a phone', async () => {
  const activity = {
    key: 'a',
    kind: 'example' as const,
    title: 'نمونه',
    skills: [READ],
    itemsPerSkill: null,
    rightNeeded: null,
  };
  await open('/teacher/packages/new', false, () =>
    keep('package', emptyPackage, {
      activities: [
        activity,
        { ...activity, key: 'b', kind: 'practice', title: 'تمرین', skills: [PLACE], itemsPerSkill: 5, rightNeeded: 4 },
        { ...activity, key: 'c', skills: [] },
      ],
    }),
  );
  const button = await screen.findByRole('button', { name: TITLE }, PATIENT);
  expect(server.of('GET /teacher/questions/')).toEqual([]);
  await press(button);
  const view = await screen.findByRole('dialog', { name: TITLE }, PATIENT);
  await within(view).findByText('سؤالی از خواندن عددها', undefined, PATIENT);
  expect(factsIn(view)).toEqual({
    'هر نفر': 'یک مثال حل‌شده می‌خواند، بی سؤال',
    برای: 'همهٔ کلاس',
    تا: 'پایان سال تحصیلی',
  });
  await press(within(view).getByRole('button', { name: /فعالیت/ }));
  expect((await screen.findAllByRole('option', undefined, PATIENT)).map(({ textContent }) => textContent)).toEqual([
    'فعالیت ۱: نمونه',
    'فعالیت ۲: تمرین',
  ]);
  await press(screen.getByRole('option', { name: 'فعالیت ۲: تمرین' }));
  expect(factsIn(view)['هر نفر']).toBe('۵ سؤال؛ با ۴ پاسخ درست تمام می‌شود');
});

it('shows of a quiz how many questions it has, for how many points, and how long it takes', async () => {
  const ofBook = (of: typeof READ) => ({
    ...of,
    available: true,
    grade: 5,
    chapter: 1,
    chapter_title: 'عدد',
    lesson: 1,
    lesson_title: 'یادآوری',
    first_page: 2,
    last_page: 9,
  });
  server.on('GET /teacher/quiz/skills/', { body: [ofBook(READ), ofBook(PLACE)] });
  const startAt = '2027-01-14T04:30:00.000Z';
  await open('/teacher/quiz/new', true, () =>
    keep('quiz', () => emptyQuiz, { skillIds: [PLACE.id], items: 2, points: 3, startAt, duration: 'hour', limit: 40 }),
  );
  const view = await viewBeside();
  await within(view).findByText('سؤالی از ارزش مکانی', undefined, PATIENT);
  expect(factsIn(view)).toEqual({
    'هر نفر': '۲ سؤال، ۶ نمره، بی راهنمایی',
    برای: 'همهٔ کلاس',
    از: expect.stringContaining('۸:۰۰'),
    تا: expect.stringContaining('۹:۰۰'),
    وقت: '۴۰ دقیقه',
  });
});

it('waits until something is chosen', async () => {
  await open('/teacher/quiz/new');
  const view = await viewBeside();
  expect(within(view).getByText(/وقتی مهارت‌ها را انتخاب کنید/)).toBeTruthy();
  expect(server.of('GET /teacher/questions/')).toEqual([]);
});
