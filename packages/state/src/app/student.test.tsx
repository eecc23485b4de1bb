import type { QuestionView } from '@mashq/api/contract';
import type { RawInput } from '@mashq/curriculum/model';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToken } from '../platform/api/token.ts';
import { clearResponseCache } from '../platform/offline/response-cache.ts';
import { QueryProvider } from '../platform/query/QueryProvider.tsx';
import { queryClient } from '../platform/query/query-client.ts';
import { session } from '../platform/session/machine.ts';
import { loadActiveUser, logout } from '../platform/session/session.ts';
import { useAnswering } from '../questions/answering/store.ts';
import { outbox } from '../questions/outbox/answers.ts';
import { useHint, useNextPractice, useQuestion, useSimilarQuestion, useSolution } from '../questions/question.ts';
import { FakeApi } from '../testing/fake-api.ts';
import { HOMEWORK_ID, makeHomework, makeQuestion, makeReply, questionId, skill } from '../testing/homework-fixtures.ts';
import { makeUser } from '../testing/people.ts';
import { signIn } from '../testing/sign-in.ts';
import { useAssignment, useAssignmentQuestions, useSubmitAssignment } from '../work/assignment-student.ts';
import { useMemberHomeworks } from '../work/homework-student.ts';
import { startAnswerSync } from './answer-sync.ts';

const HOMEWORK = `/member/homework/${HOMEWORK_ID}/`;
const FIVE_SIXTHS: RawInput = { kind: 'fraction', numerator: '۵', denominator: '۶' };
const address = { questionId: questionId(1), series: ['homework', HOMEWORK_ID] as const };

let api: FakeApi;

startAnswerSync();

beforeEach(async () => {
  api = new FakeApi();
  await signIn(api);
  api.on('GET', HOMEWORK, { body: makeHomework() });
  api.on('GET', `${HOMEWORK}questions/`, { body: [1, 2, 3].map((position) => makeQuestion(position)) });
  api.on('GET', '/member/questions/', { body: makeQuestion(1) });
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !api.isOffline);
});

afterEach(async () => {
  for (const { order } of [...outbox.state.waiting, ...outbox.state.refused]) await outbox.dismiss(order);
  sessionStorage.clear();
  logout();
  await clearResponseCache('all');
});

const answerPath = (position: number) => `/member/questions/${questionId(position)}/answer/`;
const render = <Result,>(hook: () => Result) => renderHook(hook, { wrapper: QueryProvider }).result;

/** The answer of a question, submitted as its screen does. */
function useAnswer({ question_id: questionId, assignment }: QuestionView) {
  const answering = useAnswering({ questionId, assignment, last: null, isOver: false });
  const newest = useRef(answering);
  newest.current = answering;
  const submit = (raw: RawInput) => {
    newest.current.type(raw);
    return newest.current.check();
  };
  return { ...answering, refusal: answering.refusal?.detail ?? null, submit };
}

/** The queries of a homework's question screen. */
function renderScreen() {
  return render(() => {
    const homework = useAssignment('homework', HOMEWORK_ID);
    const questions = useAssignmentQuestions('homework', HOMEWORK_ID);
    const question = useQuestion(address);
    return { homework, questions, question, answer: useAnswer(question.data ?? makeQuestion(1)) };
  });
}

async function renderReadyScreen() {
  const screen = renderScreen();
  await waitFor(() => {
    expect(screen.current.homework.data).toBeDefined();
    expect(screen.current.questions.data).toBeDefined();
    expect(screen.current.question.data).toBeDefined();
  });
  return screen;
}

/** Simulates a reload: memory is cleared, stored data is not. */
const reload = () => queryClient.clear();

describe('the homework list', () => {
  it('comes page by page', async () => {
    const page = (number: number) => ({
      body: { page: number, size: 1, total: 2, items: [makeHomework({ title: `تکلیف ${number}` })] },
    });
    api.on('GET', '/member/homework/', ({ path }) => page(Number(new URLSearchParams(path.split('?')[1]).get('page'))));
    const list = render(() => useMemberHomeworks('past'));
    await waitFor(() => expect(list.current.data?.items).toHaveLength(1));
    expect(list.current.hasNextPage).toBe(true);
    act(() => void list.current.fetchNextPage());
    await waitFor(() => expect(list.current.data?.items.map(({ title }) => title)).toEqual(['تکلیف 1', 'تکلیف 2']));
    expect(list.current.hasNextPage).toBe(false);
    expect(api.asked('GET', '/member/homework/')[0]?.path).toContain('state=past');
  });
});

describe('without a network', () => {
  it('a homework that was open goes on, even over a reload', async () => {
    await renderReadyScreen();
    api.isOffline = true;
    reload();
    const screen = await renderReadyScreen();
    expect(screen.current.homework.data?.items).toHaveLength(3);
    expect(screen.current.questions.data?.map(({ position }) => position)).toEqual([1, 2, 3]);
    const next = render(() => useQuestion({ questionId: questionId(2), series: ['homework', HOMEWORK_ID] as const }));
    await waitFor(() => expect(next.current.data?.position).toBe(2));
  });

  it('what was never here is an error', async () => {
    api.isOffline = true;
    const homework = render(() => useAssignment('homework', HOMEWORK_ID));
    await waitFor(() => expect(homework.current.error).toMatchObject({ detail: 'خطا در ارتباط با سرور' }));
  });

  it('what the server says goes before what was kept', async () => {
    await renderReadyScreen();
    reload();
    api.on('GET', HOMEWORK, { status: 404, body: { detail: 'این تکلیف پیدا نشد.' } });
    const homework = render(() => useAssignment('homework', HOMEWORK_ID));
    await waitFor(() => expect(homework.current.error).toMatchObject({ status: 404 }));
    expect(homework.current.data).toBeUndefined();
  });

  it('an answer waits, then arrives by itself, and the screen hears of it', async () => {
    const screen = await renderReadyScreen();
    api.isOffline = true;
    await act(() => screen.current.answer.submit(FIVE_SIXTHS));
    expect(screen.current.answer).toMatchObject({ reply: null, refusal: null, count: 0 });
    expect(outbox.state.waiting).toHaveLength(1);
    api.on('POST', answerPath(1), { body: makeReply() });
    api.isOffline = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.current.question.data?.state).toBe('right'));
    expect(screen.current.answer).toMatchObject({ reply: { verdict: 'right' }, count: 1 });
    expect(api.asked('POST', answerPath(1))).toHaveLength(1);
    expect(api.asked('POST', answerPath(1))[0]?.body).toMatchObject({ raw: FIVE_SIXTHS, offline: true });
    await waitFor(() => expect(outbox.state.waiting).toEqual([]));
    expect(screen.current.homework.data).toMatchObject({ items_done: 1 });
  });

  it('a reload knows what an answer came to: of the question, its homework and the lists', async () => {
    const page = { page: 1, size: 20, total: 1, items: [makeHomework({ items_total: 3 })] };
    api.on('GET', '/member/homework/', { body: page });
    const list = render(() => useMemberHomeworks('open'));
    await waitFor(() => expect(list.current.data?.items).toHaveLength(1));
    reload();
    const screen = await renderReadyScreen();
    api.on('POST', answerPath(1), { body: makeReply() });
    await act(() => screen.current.answer.submit(FIVE_SIXTHS));
    await waitFor(() => expect(screen.current.question.data?.state).toBe('right'));
    api.isOffline = true;
    reload();
    const again = await renderReadyScreen();
    expect(again.current.question.data).toMatchObject({ state: 'right', last_input: FIVE_SIXTHS });
    expect(again.current.questions.data?.[0]?.state).toBe('right');
    expect(again.current.homework.data).toMatchObject({ items_done: 1, items: [{ state: 'right' }, {}, {}] });
    const listAgain = render(() => useMemberHomeworks('open'));
    await waitFor(() => expect(listAgain.current.data?.items[0]?.items_done).toBe(1));
  });

  it('nothing of one person is kept for the next', async () => {
    await renderReadyScreen();
    logout();
    await clearResponseCache('all');
    await signIn(api);
    api.isOffline = true;
    const homework = render(() => useAssignment('homework', HOMEWORK_ID));
    await waitFor(() => expect(homework.current.isError).toBe(true));
  });
});

describe('answering', () => {
  it('sends the server what was typed and when, and writes the reply to the data of the screens', async () => {
    const screen = await renderReadyScreen();
    api.on('POST', answerPath(1), { body: makeReply() });
    await act(() => screen.current.answer.submit(FIVE_SIXTHS));
    await waitFor(() => expect(screen.current.answer).toMatchObject({ reply: { verdict: 'right' }, count: 1 }));
    const sent = api.asked('POST', answerPath(1))[0]?.body as Record<string, unknown>;
    expect(sent).toMatchObject({ raw: FIVE_SIXTHS, offline: false });
    expect(sent.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(Date.parse(String(sent.shownAt))).toBeLessThanOrEqual(Date.parse(String(sent.answeredAt)));
    await waitFor(() =>
      expect(screen.current.question.data).toMatchObject({
        state: 'right',
        tries: 1,
        last_input: FIVE_SIXTHS,
        mastery: { band: 'near' },
      }),
    );
    expect(screen.current.homework.data?.items.map(({ state }) => state)).toEqual(['right', 'open', 'open']);
    expect(screen.current.questions.data?.[0]?.state).toBe('right');
  });

  it('an unreadable answer uses up no try', async () => {
    const screen = await renderReadyScreen();
    api.on('POST', answerPath(1), {
      body: makeReply({ verdict: 'invalid', reason: 'empty', state: 'open', tries: 0, items_done: 0 }),
    });
    await act(() => screen.current.answer.submit(FIVE_SIXTHS));
    expect(screen.current.question.data).toMatchObject({ state: 'open', tries: 0, last_input: null });
    expect(screen.current.homework.data?.items[0]?.state).toBe('open');
  });

  it('the last answer brings the result', async () => {
    const screen = await renderReadyScreen();
    api.on('POST', answerPath(1), { body: makeReply({ homework_state: 'submitted', items_done: 3 }) });
    api.on('GET', HOMEWORK, {
      body: makeHomework({ state: 'submitted', result: { first_try_right: 2, right: 3, level: 'good' } }),
    });
    await act(() => screen.current.answer.submit(FIVE_SIXTHS));
    await waitFor(() => expect(screen.current.homework.data?.result).toMatchObject({ right: 3 }));
  });

  it('a similar question does not count itself, but the question it corrects shows it', async () => {
    const screen = await renderReadyScreen();
    api.on('GET', '/member/questions/', { body: makeQuestion(9, { items_total: 1 }) });
    api.on('POST', answerPath(9), { body: makeReply({ items_done: 1, items_total: 1, homework_state: null }) });
    api.on('GET', HOMEWORK, {
      body: makeHomework({ items: makeHomework().items.map((item) => ({ ...item, state: 'corrected' })) }),
    });
    const similar = render(() => {
      const question = useQuestion({ questionId: questionId(9), series: ['homework', HOMEWORK_ID] as const });
      return { question, answer: useAnswer(question.data ?? makeQuestion(9)) };
    });
    await waitFor(() => expect(similar.current.question.data).toBeDefined());
    await act(() => similar.current.answer.submit(FIVE_SIXTHS));
    await waitFor(() => expect(screen.current.homework.data?.items[0]?.state).toBe('corrected'));
    expect(screen.current.homework.data?.items_done).toBe(0);
  });

  it('a refused answer stays to be seen', async () => {
    const screen = await renderReadyScreen();
    api.on('POST', answerPath(1), { status: 409, body: { detail: 'مهلت تمام شده است.' } });
    await act(() => screen.current.answer.submit(FIVE_SIXTHS));
    await waitFor(() => expect(screen.current.answer).toMatchObject({ reply: null, refusal: 'مهلت تمام شده است.' }));
    await waitFor(() => expect(outbox.state.refused).toHaveLength(1));
  });

  it('a question that is opened again shows no outcome of before', async () => {
    const screen = await renderReadyScreen();
    api.on('POST', answerPath(1), { body: makeReply() });
    await act(() => screen.current.answer.submit(FIVE_SIXTHS));
    await waitFor(() => expect(screen.current.answer.count).toBe(1));
    cleanup();
    const again = await renderReadyScreen();
    expect(again.current.answer).toMatchObject({ reply: null, count: 0 });
    expect(again.current.question.data?.state).toBe('right');
  });
});

describe('help on a question', () => {
  it('hints open one after another, asked for by how many are open', async () => {
    const one = { content: [] };
    const path = `/member/questions/${questionId(1)}/hint/`;
    api.on('POST', path, ({ body }) => {
      const { opened } = body as { opened: number };
      return {
        body: {
          hints: Array.from({ length: opened + 1 }, () => one),
          more_hints: opened < 1,
          may_open_solution: opened > 0,
        },
      };
    });
    const screen = render(() => {
      const question = useQuestion(address);
      return { question, hint: useHint(question.data ?? makeQuestion(1)) };
    });
    await waitFor(() => expect(screen.current.question.data).toBeDefined());
    await act(() => screen.current.hint.mutateAsync());
    await waitFor(() => expect(screen.current.question.data?.hints).toHaveLength(1));
    await act(() => screen.current.hint.mutateAsync());
    await waitFor(() =>
      expect(screen.current.question.data).toMatchObject({
        hints: [one, one],
        more_hints: false,
        may_open_solution: true,
      }),
    );
    expect(api.asked('POST', path).map(({ body }) => body)).toEqual([{ opened: 0 }, { opened: 1 }]);
  });

  it('the solution makes the question seen, and «فهمیدم» gives a similar question', async () => {
    const solution = [{ content: [] }];
    api.on('POST', `/member/questions/${questionId(1)}/solution/`, {
      body: { solution, next_question_id: questionId(2) },
    });
    api.on('POST', '/member/questions/solution-understood/', { body: { question_id: questionId(9) } });
    const screen = render(() => {
      const question = useQuestion(address);
      const view = question.data ?? makeQuestion(1);
      return { question, solution: useSolution(view), understood: useSimilarQuestion(view) };
    });
    await waitFor(() => expect(screen.current.question.data).toBeDefined());
    await act(() => screen.current.solution.mutateAsync());
    await waitFor(() => expect(screen.current.question.data).toMatchObject({ solution, state: 'revealed' }));
    expect(await act(() => screen.current.understood.mutateAsync())).toEqual({ question_id: questionId(9) });
  });
});

describe('practice', () => {
  it('holds one question in hand until the next is asked for', async () => {
    const practice = (position: number) => ({ body: makeQuestion(position, { homework_id: null, assignment: null }) });
    api.on('GET', '/member/questions/', ({ path }) => practice(path.includes('isEmpty=true') ? 2 : 1));
    const screen = render(() => {
      const question = useQuestion({ skillId: skill.id });
      return { question, next: useNextPractice(skill.id) };
    });
    await waitFor(() => expect(screen.current.question.data?.position).toBe(1));
    await act(() => screen.current.next.mutateAsync());
    await waitFor(() => expect(screen.current.question.data?.position).toBe(2));
    expect(api.asked('GET', '/member/questions/').map(({ path }) => path)).toEqual([
      `/member/questions/?skillName=${skill.id}`,
      `/member/questions/?skillName=${skill.id}&isEmpty=true`,
    ]);
  });
});

it('handing in shows at once', async () => {
  const submitted = makeHomework({ state: 'submitted', is_open: false });
  api.on('POST', `${HOMEWORK}submit/`, { body: submitted });
  const screen = render(() => ({
    homework: useAssignment('homework', HOMEWORK_ID),
    submit: useSubmitAssignment('homework', HOMEWORK_ID),
  }));
  await waitFor(() => expect(screen.current.homework.data).toBeDefined());
  await act(() => screen.current.submit.mutateAsync());
  await waitFor(() => expect(screen.current.homework.data?.state).toBe('submitted'));
});

describe('while the server is busy (503)', () => {
  const BUSY = 'سرور شلوغ است. کمی بعد دوباره تلاش کن.';
  const busyFor = (seconds: number) => ({
    status: 503,
    body: { code: 'unavailable', detail: BUSY },
    headers: { 'retry-after': `${seconds}` },
  });

  it('the child stays signed in, the answer stays in the outbox, its reason is known, and it is sent after the pause', async () => {
    const screen = await renderReadyScreen();
    const userId = currentToken()?.userId;
    api.on('POST', answerPath(1), busyFor(1));
    await act(() => screen.current.answer.submit(FIVE_SIXTHS));
    expect(outbox.state.busy).toBe(BUSY);
    expect(outbox.state.waiting.map(({ questionId: id }) => id)).toEqual([questionId(1)]);
    expect(outbox.state.refused).toEqual([]);
    expect(session).toMatchObject({ state: 'signed-in', activeUser: { username: 'ava' } });
    expect(currentToken()?.userId).toBe(userId);
    expect(screen.current.answer).toMatchObject({ reply: null, refusal: null });

    const sentFirst = Date.now();
    api.on('POST', answerPath(1), { body: makeReply({ verdict: 'right', state: 'right' }) });
    await waitFor(() => expect(screen.current.answer.reply?.verdict).toBe('right'), { timeout: 20_000 });
    expect(Date.now() - sentFirst).toBeGreaterThan(500);
    expect(outbox.state).toMatchObject({ waiting: [], busy: null });
    const [first, second, ...more] = api.asked('POST', answerPath(1)).map(({ body }) => (body as { id: string }).id);
    expect(second).toBe(first);
    expect(more).toEqual([]);
  });

  it('a profile that does not load says the reason and ends no session', async () => {
    api.on('GET', '/member/profile/brief', busyFor(2));
    await loadActiveUser();
    expect(session).toMatchObject({ state: 'signed-in', activeUser: null, error: BUSY });
    expect(localStorage.getItem('accessToken')).toBe(currentToken()?.text);
    api.on('GET', '/member/profile/brief', { body: makeUser() });
    await loadActiveUser();
    expect(session).toMatchObject({ activeUser: { username: 'ava' }, error: null });
  });
});
