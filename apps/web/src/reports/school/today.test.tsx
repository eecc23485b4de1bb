import { contract, type ResponseOf } from '@mashq/api/contract';
import { sampleReply } from '@mashq/api/samples';
import { QueryProvider } from '@mashq/state/platform/query/QueryProvider';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FakeServer, isSignedIn, makeUser } from '../../testing/fake-server.ts';
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
  const quiet = { classes_behind: [], help_needed: 0, help: [], quiet_teachers: [] };
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
