import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../platform/api/api.ts';
import { makeId } from '../platform/id.ts';
import { QueryProvider } from '../platform/query/QueryProvider.tsx';
import { logout } from '../platform/session/session.ts';
import { useNextPreview, usePreviewQuestion } from '../questions/teacher-question.ts';
import { useAssignmentReport } from '../reports/assignment-report.ts';
import { FakeApi } from '../testing/fake-api.ts';
import { CLASS_ID, HOMEWORK_ID, makeReport, makeTeacherHomework, skill } from '../testing/homework-fixtures.ts';
import { makeLogin, makeUser } from '../testing/people.ts';
import { signIn } from '../testing/sign-in.ts';
import { useMoveDeadline, useRemoveAssignment } from '../work/assignment.ts';
import { useCreateHomework, useRangeSkills, useTeacherHomeworks } from '../work/homework.ts';
import { useComment } from '../work/send-comment.ts';
import type { BookRange } from '../work/teacher-keys.ts';

const WORK = { kind: 'homework' as const, id: HOMEWORK_ID };
const HOMEWORK = `/teacher/homework/${HOMEWORK_ID}/`;
let api: FakeApi;

beforeEach(async () => {
  api = new FakeApi();
  const user = makeUser({ first_name: 'مریم', last_name: 'رضایی', role: 'TEACHER' });
  await signIn(api, makeLogin({ user }));
  api.on('GET', `${HOMEWORK}report/`, { body: makeReport() });
});
afterEach(() => logout());

const render = <Result,>(hook: () => Result) => renderHook(hook, { wrapper: QueryProvider }).result;
const listOf = (...items: object[]) => ({ body: { page: 1, size: 20, total: items.length, items } });

describe('a range of the book', () => {
  const range: BookRange = { grade: 5, kind: 'pages', first: 40, last: 50 };

  it('asks nothing until it is typed, then for the pages or the sections', async () => {
    api.on('GET', '/teacher/homework/skills/', { body: [{ ...skill, available: true }] });
    let typed: BookRange | null = null;
    const { result, rerender } = renderHook(() => useRangeSkills(typed), { wrapper: QueryProvider });
    expect(result.current.fetchStatus).toBe('idle');
    typed = range;
    rerender();
    await waitFor(() => expect(result.current.data).toHaveLength(1));
    typed = { ...range, kind: 'sections', first: 3, last: 4 };
    rerender();
    await waitFor(() => expect(api.asked('GET', '/teacher/homework/skills/')).toHaveLength(2));
    expect(api.asked('GET', '/teacher/homework/skills/').map(({ path }) => path.split('?')[1])).toEqual([
      'grade=5&firstPage=40&lastPage=50',
      'grade=5&firstSection=3&lastSection=4',
    ]);
  });

  it('names the reason where it cannot be', async () => {
    api.on('GET', '/teacher/homework/skills/', { status: 422, body: { detail: 'صفحهٔ شروع بعد از صفحهٔ پایان است.' } });
    const skills = render(() => useRangeSkills({ ...range, first: 60 }));
    await waitFor(() => expect(skills.current.error).toMatchObject({ detail: 'صفحهٔ شروع بعد از صفحهٔ پایان است.' }));
    expect(api.asked('GET', '/teacher/homework/skills/')).toHaveLength(1);
  });
});

describe('homework', () => {
  it('that is set shows in the list', async () => {
    api.on('GET', '/teacher/homework/', listOf());
    api.on('POST', '/teacher/homework/', { status: 201, body: makeTeacherHomework() });
    const screen = render(() => ({ list: useTeacherHomeworks({ classId: CLASS_ID }), create: useCreateHomework() }));
    await waitFor(() => expect(screen.current.list.data?.items).toEqual([]));
    api.on('GET', '/teacher/homework/', listOf(makeTeacherHomework()));
    const body = { id: makeId(), classId: CLASS_ID, firstPage: 40, lastPage: 50, endDate: '2026-11-24T20:29:59Z' };
    await act(() => screen.current.create.mutateAsync(body));
    expect(api.asked('POST', '/teacher/homework/')[0]?.body).toEqual(body);
    await waitFor(() => expect(screen.current.list.data?.items).toHaveLength(1));
  });

  it('that is taken back goes from the list', async () => {
    api.on('GET', '/teacher/homework/', listOf(makeTeacherHomework()));
    api.on('DELETE', HOMEWORK, { body: { ok: true } });
    const screen = render(() => ({ list: useTeacherHomeworks(), remove: useRemoveAssignment(WORK) }));
    await waitFor(() => expect(screen.current.list.data?.items).toHaveLength(1));
    api.on('GET', '/teacher/homework/', listOf());
    await act(() => screen.current.remove.mutateAsync());
    await waitFor(() => expect(screen.current.list.data?.items).toEqual([]));
  });

  it('a deadline that makes somebody late fails until it is confirmed, then shows in the report', async () => {
    const endDate = '2026-11-22T20:29:59Z';
    api.on('PATCH', `${HOMEWORK}deadline/`, ({ body }) =>
      (body as { confirm?: boolean }).confirm
        ? { body: makeTeacherHomework({ end_at: endDate }) }
        : { status: 409, body: { detail: 'دو نفر دیرکرده می‌شوند.' } },
    );
    const screen = render(() => ({ report: useAssignmentReport(WORK), move: useMoveDeadline(WORK) }));
    await waitFor(() => expect(screen.current.report.data).toBeDefined());
    const failure = await act(() => screen.current.move.mutateAsync({ endDate }).catch((error: unknown) => error));
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 409, detail: 'دو نفر دیرکرده می‌شوند.' });
    api.on('GET', `${HOMEWORK}report/`, { body: makeReport({ homework: makeTeacherHomework({ end_at: endDate }) }) });
    await act(() => screen.current.move.mutateAsync({ endDate, confirm: true }));
    await waitFor(() => expect(screen.current.report.data?.assignment.end_at).toBe(endDate));
  });
});

describe('a comment', () => {
  const renderReport = async () => {
    const screen = render(() => ({ report: useAssignmentReport(WORK), comment: useComment(WORK) }));
    await waitFor(() => expect(screen.current.report.data).toBeDefined());
    return screen;
  };
  const note = { id: makeId(), body: 'مخرج مشترک را فراموش نکنید.' };

  it('is shown at once under the teacher’s name', async () => {
    const screen = await renderReport();
    let answer = (_: object) => undefined as unknown;
    api.on(
      'POST',
      `${HOMEWORK}comment/`,
      () =>
        new Promise((done) => {
          answer = done;
        }),
    );
    act(() => screen.current.comment.mutate(note));
    await waitFor(() =>
      expect(screen.current.report.data?.comments).toEqual([
        expect.objectContaining({ ...note, author_name: 'مریم رضایی' }),
      ]),
    );
    const stored = { ...note, author_name: 'خانم رضایی', author_role: 'TEACHER', created_at: '2026-11-21T08:00:00Z' };
    api.on('GET', `${HOMEWORK}report/`, { body: makeReport({ comments: [stored as never] }) });
    await waitFor(() => expect(api.asked('POST', `${HOMEWORK}comment/`)).toHaveLength(1));
    answer({ status: 201, body: stored });
    await waitFor(() => expect(screen.current.report.data?.comments).toEqual([stored]));
  });

  it('goes again where the server does not take it', async () => {
    const screen = await renderReport();
    api.on('POST', `${HOMEWORK}comment/`, { status: 400, body: { detail: 'بلند است.' } });
    await act(() => screen.current.comment.mutateAsync(note).catch(() => undefined));
    await waitFor(() => expect(screen.current.report.data?.comments).toEqual([]));
    expect(screen.current.comment.error?.detail).toBe('بلند است.');
  });
});

it('a preview stays until another is asked for', async () => {
  const preview = (id: string) => ({ body: { question_id: id } });
  api.on('GET', '/teacher/questions/', ({ path }) => preview(path.includes('isNext=true') ? 'two' : 'one'));
  const screen = render(() => ({ question: usePreviewQuestion(skill.id), next: useNextPreview(skill.id) }));
  await waitFor(() => expect(screen.current.question.data?.question_id).toBe('one'));
  await act(() => screen.current.next.mutateAsync({ questionId: 'one' }));
  await waitFor(() => expect(screen.current.question.data?.question_id).toBe('two'));
  expect(api.asked('GET', '/teacher/questions/')[1]?.path).toContain('questionId=one');
});

it('each level of a skill has a preview of its own, and the one in sight stays until the other is here', async () => {
  api.on('GET', '/teacher/questions/', ({ path }) => ({
    body: { question_id: `${/level=(\d)/.exec(path)?.[1] ?? 'own'}${path.includes('isNext') ? '-next' : ''}` },
  }));
  const { result, rerender } = renderHook(
    ({ level }: { level: 2 | undefined }) => ({
      question: usePreviewQuestion(skill.id, level),
      next: useNextPreview(skill.id, level),
    }),
    { wrapper: QueryProvider, initialProps: { level: undefined as 2 | undefined } },
  );
  await waitFor(() => expect(result.current.question.data?.question_id).toBe('own'));
  rerender({ level: 2 });
  expect(result.current.question.data?.question_id).toBe('own');
  await waitFor(() => expect(result.current.question.data?.question_id).toBe('2'));
  await act(() => result.current.next.mutateAsync({ questionId: '2' }));
  await waitFor(() => expect(result.current.question.data?.question_id).toBe('own-next'));
  rerender({ level: undefined });
  await waitFor(() => expect(result.current.question.data?.question_id).toBe('own'));
});
