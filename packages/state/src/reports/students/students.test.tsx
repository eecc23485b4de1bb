import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeId } from '../../platform/id.ts';
import { QueryProvider } from '../../platform/query/QueryProvider.tsx';
import { logout } from '../../platform/session/session.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { makeLogin, makeUser } from '../../testing/people.ts';
import { signIn } from '../../testing/sign-in.ts';
import { useAddNote, useUpdateNote } from './notes.ts';
import { useSetLevel, useStudent, useStudents } from './students.ts';

const STUDENT = makeId();
const REPORT = `/teacher/report/student/${STUDENT}/`;
let api: FakeApi;

beforeEach(async () => {
  api = new FakeApi();
  await signIn(api, makeLogin({ user: makeUser({ role: 'TEACHER' }) }));
  api.on('GET', REPORT, { body: { notes: [] } });
});
afterEach(() => logout());

it('asks for the page and the filters, and keeps the page in sight while another loads', async () => {
  api.on('GET', '/teacher/report/students/', { body: { page: 1, size: 20, total: 1, items: [{ name: 'آوا' }] } });
  let filter: Parameters<typeof useStudents>[0] = { search: 'آوا', page: 1 };
  const { result, rerender } = renderHook(() => useStudents(filter), { wrapper: QueryProvider });
  await waitFor(() => expect(result.current.data?.total).toBe(1));
  const [asked] = api.asked('GET', '/teacher/report/students/');
  expect(new URL(asked?.path ?? '', 'http://x').searchParams.get('search')).toBe('آوا');
  filter = { search: 'آوا', page: 2 };
  rerender();
  expect(result.current.isPlaceholderData).toBe(true);
  expect(result.current.data?.items).toHaveLength(1);
});

it('reads the student again after a note or a level changed, and after a note that changed elsewhere', async () => {
  const note = { id: makeId(), version: 1 };
  api.on('POST', `${REPORT}note/`, { status: 201, body: note });
  api.on('PUT', `${REPORT}skill/g5-ratio/level/`, { body: { level: 'good' } });
  api.on('PATCH', `${REPORT}note/${note.id}/`, { status: 409, body: { detail: 'تغییر کرده است.', code: 'stale' } });
  const { result } = renderHook(
    () => ({
      student: useStudent(STUDENT),
      add: useAddNote(STUDENT),
      set: useSetLevel(STUDENT, 'g5-ratio'),
      update: useUpdateNote(STUDENT, note),
    }),
    { wrapper: QueryProvider },
  );
  const reads = () => api.asked('GET', REPORT).length;
  await waitFor(() => expect(reads()).toBe(1));
  await act(() => result.current.add.mutateAsync({ id: note.id, body: 'متن' }));
  await waitFor(() => expect(reads()).toBe(2));
  await act(() => result.current.set.mutateAsync({ level: 'good', reason: 'در کلاس دیدم' }));
  await waitFor(() => expect(reads()).toBe(3));
  await act(() => result.current.update.mutateAsync('دیگر').catch(() => undefined));
  await waitFor(() => expect(result.current.update.error).toMatchObject({ status: 409 }));
  await waitFor(() => expect(reads()).toBe(4));
});
