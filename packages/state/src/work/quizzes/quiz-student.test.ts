import type { MemberQuizPaper } from '@mashq/api/contract';
import type { RawInput } from '@mashq/curriculum/model';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToken } from '../../platform/api/token.ts';
import { clearResponseCache } from '../../platform/offline/response-cache.ts';
import { QueryProvider } from '../../platform/query/QueryProvider.tsx';
import { queryClient } from '../../platform/query/query-client.ts';
import { logout } from '../../platform/session/session.ts';
import { emitAnswered, saveDrafts } from '../../questions/answering/store.ts';
import { outbox } from '../../questions/outbox/answers.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { makeQuestion, makeReply, questionId } from '../../testing/homework-fixtures.ts';
import { signIn } from '../../testing/sign-in.ts';
import { AnswersPendingError, useGoOn, useQuizPaper } from './quiz-student.ts';

const QUIZ = '00000000-0000-4000-8000-00000000aaaa';
const PAPER = `/member/quiz/${QUIZ}/questions/`;
const GO_ON = `/member/quiz/${QUIZ}/go-on/`;
const ANSWER = `/member/questions/${questionId(1)}/answer/`;
const TWELVE: RawInput = { kind: 'integer', values: ['۱۲'] };

/** A running try with one question. */
function makePaper(last_input: RawInput | null): MemberQuizPaper {
  return {
    quiz: { id: QUIZ, state: 'running', server_time: new Date().toISOString() } as MemberQuizPaper['quiz'],
    reached: 0,
    questions: [
      {
        question_id: questionId(1),
        position: 0,
        points: 1,
        is_answered: last_input !== null,
        is_flagged: false,
        sheet: makeQuestion(1).sheet,
        last_input,
      },
    ],
  };
}

const given = () => ({
  id: crypto.randomUUID(),
  questionId: questionId(1),
  assignment: { kind: 'quiz' as const, id: QUIZ },
  raw: TWELVE,
  shownAt: new Date().toISOString(),
  answeredAt: new Date().toISOString(),
  activeMs: 5000,
});

let api: FakeApi;

beforeEach(async () => {
  api = new FakeApi();
  await signIn(api);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !api.isOffline);
  api.on('GET', PAPER, { body: makePaper(null) });
  api.on('POST', ANSWER, { body: { ...makeReply(), verdict: 'stored' } });
});

afterEach(async () => {
  for (const { order } of [...outbox.state.waiting, ...outbox.state.refused]) await outbox.dismiss(order);
  queryClient.clear();
  logout();
  sessionStorage.clear();
  await clearResponseCache('all');
});

const renderPaper = () => renderHook(() => useQuizPaper(QUIZ), { wrapper: QueryProvider }).result;
const question = ({ data }: { data: MemberQuizPaper | undefined }) => data?.questions[0];

it('an answer that arrives after a reload is on the paper at once, though the paper was read before', async () => {
  const before = renderPaper();
  await waitFor(() => expect(before.current.data).toBeDefined());
  api.isOffline = true;
  await outbox.submit(given());
  queryClient.clear();
  api.isOffline = false;
  const after = renderPaper();
  await waitFor(() => expect(after.current.isFetching).toBe(false));
  expect(question(after.current)).toMatchObject({ is_answered: false, last_input: null });
  await act(() => outbox.flushNow());
  await waitFor(() => expect(question(after.current)).toMatchObject({ is_answered: true, last_input: TWELVE }));
  expect(api.asked('POST', ANSWER)).toHaveLength(1);
});

it('an answer that arrives while the paper is being read is not hidden by the older paper', async () => {
  let reply = (_: { body: MemberQuizPaper }) => undefined as unknown;
  const first = new Promise<{ body: MemberQuizPaper }>((resolve) => {
    reply = resolve;
  });
  api.on('GET', PAPER, ({ token }) =>
    token && api.asked('GET', PAPER).length === 1 ? first : { body: makePaper(TWELVE) },
  );
  const paper = renderPaper();
  await act(() => outbox.submit(given()));
  await act(async () => reply({ body: makePaper(null) }));
  await waitFor(() => expect(question(paper.current)).toMatchObject({ is_answered: true, last_input: TWELVE }));
});

it('going on is not taken back by a reading of the paper that began before', async () => {
  const paper = renderPaper();
  await waitFor(() => expect(paper.current.data?.reached).toBe(0));
  let end = () => {};
  const late = new Promise<{ body: MemberQuizPaper }>((resolve) => {
    end = () => resolve({ body: makePaper(null) });
  });
  api.on('GET', PAPER, () => late);
  api.on('POST', GO_ON, { body: { ...makePaper(null), reached: 1 } });
  const goOn = renderHook(() => useGoOn(QUIZ), { wrapper: QueryProvider }).result;
  act(() => void paper.current.refetch());
  await waitFor(() => expect(api.asked('GET', PAPER)).toHaveLength(2));
  await act(() => goOn.current.mutateAsync(0));
  await act(async () => end());
  await waitFor(() => expect(paper.current).toMatchObject({ isFetching: false, data: { reached: 1 } }));
});

it('goes on from a question after its answer has been sent, and not while it cannot be sent', async () => {
  const order: string[] = [];
  api.on('POST', ANSWER, () => {
    order.push('answer');
    return { body: { ...makeReply(), verdict: 'stored' } };
  });
  api.on('POST', GO_ON, () => {
    order.push('go on');
    return { body: { ...makePaper(null), reached: 1 } };
  });
  const goOn = renderHook(() => useGoOn(QUIZ), { wrapper: QueryProvider }).result;
  api.isOffline = true;
  await act(async () => void outbox.submit(given()));
  await expect(act(() => goOn.current.mutateAsync(0))).rejects.toBeInstanceOf(AnswersPendingError);
  expect(order).toEqual([]);
  api.isOffline = false;
  // Given in the same moment: it is not stored on the device yet when the child goes on.
  void outbox.submit(given());
  await act(() => goOn.current.mutateAsync(0));
  expect(order).toEqual(['answer', 'answer', 'go on']);
});

it('what was answered is on the paper after a reload without a network', async () => {
  const before = renderPaper();
  await waitFor(() => expect(before.current.data).toBeDefined());
  const assignment = { kind: 'quiz' as const, id: QUIZ };
  act(() => emitAnswered({ kind: 'given', questionId: questionId(1), assignment, raw: TWELVE }));
  await vi.waitFor(async () => {
    queryClient.clear();
    api.isOffline = true;
    const after = renderPaper();
    await waitFor(() => expect(question(after.current)).toMatchObject({ is_answered: true, last_input: TWELVE }));
  });
});

const THIRTEEN: RawInput = { kind: 'integer', values: ['۱۳'] };

it.each([
  ['an answer that arrived after the paper was read is not given again', TWELVE, TWELVE, null, 1],
  ['what was typed after it is given', THIRTEEN, TWELVE, null, 2],
  ['what goes back to an older answer is given', THIRTEEN, TWELVE, THIRTEEN, 2],
])('of drafts after a reload: %s', async (_, draft, answered, last_input, times) => {
  await outbox.submit({ ...given(), raw: answered });
  sessionStorage.setItem(`draft:${currentToken()?.userId}:${questionId(1)}`, JSON.stringify(draft));
  const assignment = { kind: 'quiz' as const, id: QUIZ };
  const saving = { afterMs: 1e9, isUnfinished: () => false };
  const view = { questionId: questionId(1), assignment, last: last_input, isOver: false, saving };
  // A try of its own, for drafts are looked at once in each.
  await saveDrafts(crypto.randomUUID(), [view]);
  await act(() => outbox.flushNow());
  expect(api.asked('POST', ANSWER)).toHaveLength(times);
});
