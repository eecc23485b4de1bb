import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../../testing/fake-server.ts';

const PATIENT = { timeout: 30_000 };
const CLASS_ID = '0190a000-0000-7000-8000-0000000000c1';
const CLASS = { id: CLASS_ID, title: 'پنجم الف', grade: 5, course_id: 2, students_count: 2 };
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
const [first, second, earlier] = [
  skill('g5-number-read-write', 'خواندن عددها'),
  skill('g5-place-value', 'ارزش مکانی'),
  skill('g5-billion-table', 'جدول طبقه‌ها'),
];
let server: FakeServer;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  sessionStorage.clear();
  server = new FakeServer();
  server.on('GET /teacher/homework/skills/', { body: [first, second] });
  server.on('GET /teacher/homework/review-skills/', {
    body: [
      { ...second, students: 2 },
      { ...earlier, students: 1 },
    ],
  });
  server.on(`GET /teacher/dashboard/class/${CLASS_ID}/groups/`, { body: [] });
  server.on(`GET /teacher/dashboard/class/${CLASS_ID}/students/`, { body: [] });
});

afterEach(() => {
  act(() => logout());
  cleanup();
});

it('the number of questions a child gets has those that come back, which are not also among the new', async () => {
  isSignedIn(server, makeUser('TEACHER', { classes: [CLASS] } as Parameters<typeof makeUser>[1]));
  history.replaceState(null, '', `/teacher/homeworks/new?class=${CLASS_ID}&firstPage=12&lastPage=17`);
  startSession();
  await act(async () => {
    render(<App />);
  });
  const see = (text: string) => screen.findByText(text, undefined, PATIENT);
  // Two new skills of three questions; what comes back would be four more, at most four of one skill.
  await see('۲ مهارت، ۱۰ سؤال برای هر نفر، ۴ سؤالش مرور');
  await see('۴ سؤال، وقت مرور ۱ نفر');
  // A skill that is not among the new ones comes back instead.
  fireEvent.click(screen.getByRole('checkbox', { name: /ارزش مکانی/ }));
  await see('۱ مهارت، ۵ سؤال برای هر نفر، ۲ سؤالش مرور');
  expect(screen.getAllByText(/^۱ سؤال، وقت مرور/)).toHaveLength(2);
  fireEvent.click(screen.getByRole('switch', { name: 'سؤال‌های مروری هم بیاید' }));
  await waitFor(() => expect(screen.queryByText('۱ مهارت، ۳ سؤال برای هر نفر')).not.toBeNull(), PATIENT);
});
