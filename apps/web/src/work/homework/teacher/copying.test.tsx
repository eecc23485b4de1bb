import type { ActiveUser, TeacherAssignment } from '@mashq/api/contract';
import { QueryProvider } from '@mashq/state/platform/query/QueryProvider';
import { startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FakeServer, isSignedIn, makeUser } from '../../../testing/fake-server.ts';
import { press } from '../../../testing/press.ts';
import { CopyDialog } from './CopyDialog.tsx';

const ID = '0190a000-0000-7000-8000-0000000000d1';
const CALL = `POST /teacher/homework/${ID}/copy/`;
const CLASSES = ['الف', 'ب'].map((title, n) => ({
  id: `class-${n}`,
  title,
  grade: 5,
  course_id: 2,
  students_count: 10,
}));

/** The deadline of the homework. */
const DUE = new Date(Date.now() + 5 * 86_400_000).toISOString();

afterEach(cleanup);

async function open(homework: Partial<TeacherAssignment>): Promise<FakeServer> {
  const server = new FakeServer();
  isSignedIn(server, makeUser('TEACHER', { classes: CLASSES as ActiveUser['classes'] }));
  await act(async () => startSession());
  await vi.waitFor(() => expect(server.of('GET /member/profile/brief')).toHaveLength(1));
  const base = {
    id: ID,
    end_at: DUE,
    grade: 5,
    class_id: 'class-0',
    state: 'open',
    target: 'class',
    groups: [],
    ...homework,
  };
  await act(
    async () =>
      void render(
        <QueryProvider>
          <CopyDialog homework={base as unknown as TeacherAssignment} isOpen onOpenChange={vi.fn()} />
        </QueryProvider>,
      ),
  );
  return server;
}

it('says that a copy for another class is for all of it and opens now', async () => {
  await open({ target: 'students', groups: [{ student_ids: ['a', 'b'] } as TeacherAssignment['groups'][number]] });
  await screen.findByText(/در کلاس دیگر برای همهٔ کلاس است\. همین حالا باز می‌شود\./);
});

it('a copy in its own class is for whom the first was for, and says for how many', async () => {
  await open({ target: 'students', groups: [{ student_ids: ['a', 'b'] } as TeacherAssignment['groups'][number]] });
  await screen.findByText(/در کلاس دیگر/);
  await press(screen.getByRole('button', { name: /کلاس/, expanded: false }));
  await press(await screen.findByRole('option', { name: 'الف' }));
  await screen.findByText(/^مثل همین تکلیف، فقط برای ۲ نفر از کلاس است\. همین حالا باز می‌شود\./);
  expect(screen.queryByText(/برای همهٔ کلاس/)).toBeNull();
});

it('a copy of scheduled homework starts with it, and says when', async () => {
  const start = new Date(Date.now() + 48 * 3_600_000).toISOString();
  const server = await open({ state: 'scheduled', start_at: start });
  let answer = () => {};
  server.on(CALL, () => new Promise((resolve) => (answer = () => resolve({ status: 409, body: { detail: 'نشد.' } }))));
  await screen.findByText(/^برای همهٔ دانش‌آموزان این کلاس است\. .* باز می‌شود\./);
  await press(screen.getByRole('button', { name: 'فرستادن' }));
  await vi.waitFor(() =>
    expect(server.of(CALL)[0]?.body).toMatchObject({ classId: 'class-1', startDate: start, endDate: DUE }),
  );
  await act(async () => answer());
});
