import type { ClassInfo, MergeReport, RosterStudent } from '@mashq/api/contract';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../testing/fake-server.ts';

const PATIENT = { timeout: 30_000 };
const CLASS = '0190a000-0000-7000-8000-000000000001';
const SARA = '0190a000-0000-7000-8000-000000000002';
const OTHER = '0190a000-0000-7000-8000-000000000003';
const WORK = '0190a000-0000-7000-8000-000000000004';
const QUIZ = '0190a000-0000-7000-8000-000000000005';
const MERGE = `POST /school/class-management/students/${SARA}/merge/`;

const studentOf = (id: string, username: string): RosterStudent => ({
  id,
  first_name: 'سارا',
  last_name: 'احمدی',
  gender: 'FEMALE',
  username,
  has_phone: false,
  registration_code: null,
  class_id: CLASS,
  class_title: 'پنجم الف',
});

const info: ClassInfo = {
  id: CLASS,
  title: 'پنجم الف',
  grade: 5,
  year: { id: CLASS, title: '1405-1406', starts_on: '2026-09-23', ends_on: '2027-06-21' },
  is_archived: false,
  students: [studentOf(SARA, '743090001')],
  former_students: [],
  teachers: [],
};

const result = (right: number | null, answered: number) => ({ right, out_of: 10, answered, handed_in_at: null });

const report = (keeps: 'student' | 'source'): MergeReport => ({
  answers_count: 12,
  works_count: 2,
  both: [
    { id: WORK, kind: 'homework', title: 'کسرها', student: result(4, 5), source: result(6, 8), keeps },
    { id: QUIZ, kind: 'quiz', title: 'آزمون ماه', student: result(8, 10), source: result(null, 1), keeps: 'student' },
  ],
});

let server: FakeServer;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
  server.on(`GET /school/class-management/${CLASS}/info/`, { body: info });
  server.on('GET /school/dashboard/grade/', { body: [] });
  server.on('GET /school/class-management/students/', {
    body: [studentOf(SARA, '743090001'), studentOf(OTHER, '743090002')],
  });
});

afterEach(() => {
  act(() => logout());
  cleanup();
});

async function openDialog(user: ReturnType<typeof userEvent.setup>): Promise<HTMLElement> {
  isSignedIn(server, makeUser('MANAGER'));
  history.replaceState(null, '', `/school/roster/class/${CLASS}`);
  startSession();
  await act(async () => {
    render(<App />);
  });
  await user.click(await screen.findByRole('button', { name: /سارا احمدی/ }, PATIENT));
  const item = await screen.findByRole('menuitem', { name: /یکی کردن/ }, PATIENT);
  await act(() => user.click(item));
  const dialog = await screen.findByRole('dialog', { name: /حساب دیگر/ }, PATIENT);
  const choose = await within(dialog).findByRole('button', { name: /۷۴۳۰۹۰۰۰۲/ }, PATIENT);
  await act(() => user.click(choose));
  return dialog;
}

it('shows both results of each work that both have begun, says which stays, and sends what was shown', async () => {
  const user = userEvent.setup();
  server.on(MERGE, { body: report('source') });
  const dialog = await openDialog(user);
  const list = await within(dialog).findByRole('list', { name: 'کارهایی که هر دو حساب باز کرده‌اند' }, PATIENT);
  const [homework, quiz] = within(list).getAllByRole('listitem');
  expect(homework?.textContent).toContain('کسرها');
  expect(homework?.textContent).toContain('۷۴۳۰۹۰۰۰۱ ۴ درست از ۱۰ · ۵ سؤال انجام‌شده');
  expect(homework?.textContent).toMatch(/۷۴۳۰۹۰۰۰۲ ۶ درست از ۱۰ · ۸ سؤال انجام‌شده می‌ماندتکلیف$/);
  expect(quiz?.textContent).toContain('۷۴۳۰۹۰۰۰۱ نمرهٔ ۸ از ۱۰ · ۱۰ سؤال انجام‌شده می‌ماند');
  expect(quiz?.textContent).toContain('هنوز نتیجه ندارد');
  await act(() => user.click(within(dialog).getByRole('button', { name: 'یکی شوند' })));
  await waitFor(() => expect(server.of(MERGE)).toHaveLength(2), PATIENT);
  expect(server.of(MERGE)[1]?.body).toEqual({
    sourceId: OTHER,
    dryRun: false,
    keeps: [
      { id: WORK, keeps: 'source' },
      { id: QUIZ, keeps: 'student' },
    ],
  });
});

it('counts again where what both have begun has changed since, and keeps the reason in view', async () => {
  const user = userEvent.setup();
  const detail = 'کارهایی که هر دو حساب باز کرده‌اند عوض شده است.';
  let counted = 0;
  server.on(MERGE, ({ body }) => {
    if (!(body as { dryRun: boolean }).dryRun) return { status: 409, body: { detail, code: 'begun-by-both' } };
    counted += 1;
    return { body: report(counted === 1 ? 'source' : 'student') };
  });
  const dialog = await openDialog(user);
  await within(dialog).findByRole('list', { name: /هر دو حساب/ }, PATIENT);
  await act(() => user.click(within(dialog).getByRole('button', { name: 'یکی شوند' })));
  await within(dialog).findByText(detail, undefined, PATIENT);
  await waitFor(() => {
    const [homework] = within(dialog).getAllByRole('listitem');
    expect(homework?.textContent).toContain('۴ درست از ۱۰ · ۵ سؤال انجام‌شده می‌ماند');
  }, PATIENT);
});
