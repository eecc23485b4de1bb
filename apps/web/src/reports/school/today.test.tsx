import { contract, type ResponseOf } from '@mashq/api/contract';
import { sampleReply } from '@mashq/api/samples';
import { QueryProvider } from '@mashq/state/platform/query/QueryProvider';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FakeServer, isSignedIn, makeUser } from '../../testing/fake-server.ts';
import { NewSchoolSteps } from './NewSchoolSteps.tsx';
import { SchoolToday } from './SchoolToday.tsx';

const PATIENT = { timeout: 30_000 };
type Today = ResponseOf<typeof contract.school.reports.today>;

afterEach(() => {
  act(() => logout());
  cleanup();
});

async function open(change: Partial<Today>) {
  const server = new FakeServer();
  const sample = sampleReply(contract.school.reports.today) as Today;
  const quiet = { classes_without_teacher: [], classes_behind: [], help_needed: 0, help: [], quiet_teachers: [] };
  server.on(`GET ${contract.school.reports.today.path}`, { body: { ...sample, ...quiet, ...change } });
  isSignedIn(server, makeUser('MANAGER'));
  startSession();
  await act(async () => {
    render(
      <QueryProvider>
        <SchoolToday />
      </QueryProvider>,
    );
  });
}

it('a school without a class has nobody who practiced, and no teacher who set work', async () => {
  await open({ students_count: 0, classes_count: 0, teachers_count: 0 });
  expect(await screen.findAllByText('هنوز کلاسی دانش‌آموز ندارد.', undefined, PATIENT)).toHaveLength(2);
  expect(screen.getByText('هنوز کلاسی معلم ندارد.')).toBeTruthy();
  expect(screen.queryByText(/نیمی از دانش‌آموزان/)).toBeNull();
  expect(screen.queryByText(/همهٔ معلم‌ها/)).toBeNull();
});

it('one with a class and a teacher has no class behind: half is not less than half', async () => {
  await open({ students_count: 2, classes_count: 1, teachers_count: 1 });
  expect(
    await screen.findByText('در هر کلاس دست‌کم نیمی از دانش‌آموزان در ۷ روز گذشته تمرین کرده‌اند.', undefined, PATIENT),
  ).toBeTruthy();
  expect(screen.getByText('همهٔ معلم‌ها در دو هفتهٔ گذشته کاری گذاشته‌اند.')).toBeTruthy();
  expect(screen.getByText('در ۷ روز گذشته کسی گیر نکرده است.')).toBeTruthy();
});

const aClass = sampleReply(contract.school.reports.allClasses) as Today['classes_without_teacher'];

it('names the classes that nobody teaches, each with its way to a teacher', async () => {
  const [first] = aClass;
  if (!first) throw new Error('the sample has no class');
  await open({ classes_without_teacher: [{ ...first, title: 'پنجم الف', students_count: 12 }] });
  const link = await screen.findByRole('link', { name: /پنجم الف/ }, PATIENT);
  expect(link.getAttribute('href')).toBe(`/school/roster/class/${first.id}`);
  expect(screen.getByText('۱۲ دانش‌آموز')).toBeTruthy();
});

const newSchool = (change: Partial<Today>): Today => ({
  ...(sampleReply(contract.school.reports.today) as Today),
  students_count: 0,
  start: { classes: 0, signed_in: 0, has_set_work: false },
  classes_without_teacher: [],
  ...change,
});

it('an empty school begins with its list, and nothing is said to be done', () => {
  render(<NewSchoolSteps today={newSchool({})} />);
  const steps = screen.getAllByRole('listitem');
  expect(steps).toHaveLength(4);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null, null]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/school/roster/import');
  expect(screen.queryByText(/انجام شده/)).toBeNull();
});

it('a school with a list and classes without a teacher is at its second step, and names them', () => {
  const [first] = aClass;
  if (!first) throw new Error('the sample has no class');
  const untaught = ['یک', 'دو', 'سه', 'چهار', 'پنج', 'شش'].map((title) => ({ ...first, title }));
  const start = { classes: 7, signed_in: 0, has_set_work: false };
  render(<NewSchoolSteps today={newSchool({ students_count: 194, start, classes_without_teacher: untaught })} />);
  expect(screen.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))).toEqual([
    null,
    'step',
    null,
    null,
  ]);
  expect(screen.getByText('۱۹۴ دانش‌آموز در ۷ کلاس')).toBeTruthy();
  expect(screen.getByText('هنوز معلم ندارد: یک، دو، سه، چهار، ۲ کلاس دیگر.')).toBeTruthy();
});
