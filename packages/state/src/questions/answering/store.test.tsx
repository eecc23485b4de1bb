import type { RawInput } from '@mashq/curriculum/model';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logout } from '../../platform/session/session.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { makeReply, questionId } from '../../testing/homework-fixtures.ts';
import { signIn } from '../../testing/sign-in.ts';
import { outbox } from '../outbox/answers.ts';
import { type AnsweringView, type AnswerNews, onAnswered, readDraft, useAnswering } from './store.ts';

const ANSWER = `/member/questions/${questionId(1)}/answer/`;
const raw = (text: string): RawInput => ({ kind: 'integer', values: [text] });
const saving = { afterMs: 20, isUnfinished: (input: RawInput) => JSON.stringify(input).includes('""') };
const view = (change: Partial<AnsweringView> = {}): AnsweringView => ({
  questionId: questionId(1),
  assignment: null,
  last: null,
  isOver: false,
  ...change,
});

let api: FakeApi;

beforeEach(async () => {
  api = new FakeApi();
  await signIn(api);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !api.isOffline);
  api.on('POST', ANSWER, { body: makeReply() });
});

afterEach(async () => {
  vi.restoreAllMocks();
  for (const { order } of [...outbox.state.waiting, ...outbox.state.refused]) await outbox.dismiss(order);
  logout();
  sessionStorage.clear();
});

const show = (first: AnsweringView = view()) =>
  renderHook((current: AnsweringView) => useAnswering(current), { initialProps: first });
const given = () => api.asked('POST', ANSWER).map(({ body }) => (body as { raw: RawInput }).raw);

it('what is typed is there again after a reload, for its question alone', () => {
  const first = show();
  expect(first.result.current).toMatchObject({ phase: 'empty', input: null });
  act(() => first.result.current.type(raw('۱۲')));
  expect(first.result.current).toMatchObject({ phase: 'typing', input: raw('۱۲') });
  first.unmount();
  expect(readDraft(questionId(1))).toEqual(raw('۱۲'));
  expect(show().result.current.input).toEqual(raw('۱۲'));
  expect(show(view({ questionId: questionId(2) })).result.current.input).toBeNull();
});

it('a verdict is shown by all screens of a question, and by none that is opened later', async () => {
  const [one, other] = [show(), show()];
  act(() => one.result.current.type(raw('۱۲')));
  await act(() => one.result.current.check());
  for (const { result, unmount } of [one, other]) {
    expect(result.current).toMatchObject({ phase: 'graded', reply: { verdict: 'right' }, count: 1 });
    unmount();
  }
  expect(show().result.current).toMatchObject({ reply: null, count: 0 });
});

it('an answer that is being sent when its question is left has its verdict when that is opened again', async () => {
  let reply = () => {};
  const held = new Promise<void>((resolve) => {
    reply = resolve;
  });
  api.on('POST', ANSWER, async () => {
    await held;
    return { body: makeReply() };
  });
  const first = show();
  act(() => first.result.current.type(raw('۱۲')));
  act(() => void first.result.current.check());
  first.unmount();
  const again = show();
  expect(again.result.current.phase).toBe('checking');
  await act(async () => reply());
  await waitFor(() => expect(again.result.current.phase).toBe('graded'));
});

it('that an answer is being checked is said where that takes long; until then nothing is typed over it and it is given once', async () => {
  let reply = () => {};
  const held = new Promise<void>((resolve) => {
    reply = resolve;
  });
  api.on('POST', ANSWER, async () => {
    await held;
    return { body: makeReply() };
  });
  const { result } = show();
  act(() => result.current.type(raw('۱۲')));
  act(() => void result.current.check());
  expect(result.current.phase).toBe('typing');
  act(() => result.current.type(raw('۱۳')));
  act(() => void result.current.check());
  expect(result.current.input).toEqual(raw('۱۲'));
  await waitFor(() => expect(result.current.phase).toBe('checking'));
  await act(async () => reply());
  await waitFor(() => expect(result.current).toMatchObject({ phase: 'graded', input: raw('۱۲') }));
  expect(given()).toEqual([raw('۱۲')]);
});

it('an answer that waits on the device is found once the device is read', async () => {
  api.isOffline = true;
  const first = show();
  act(() => first.result.current.type(raw('۱۲')));
  await act(() => first.result.current.check());
  expect(first.result.current.phase).toBe('waiting');
  first.unmount();
  sessionStorage.clear();
  outbox.state.waiting = [];
  const again = show(view({ questionId: questionId(1) }));
  await act(() => outbox.refresh());
  await waitFor(() => expect(again.result.current).toMatchObject({ phase: 'waiting', input: raw('۱۲') }));
});

it('a device that cannot store the answer refuses it, and it can be given again', async () => {
  const submit = vi.spyOn(outbox, 'submit').mockRejectedValueOnce(new Error('the disk is full'));
  const { result } = show();
  act(() => result.current.type(raw('۱۲')));
  await act(() => result.current.check());
  expect(result.current).toMatchObject({ phase: 'refused', refusal: { detail: null }, input: raw('۱۲') });
  submit.mockRestore();
  await act(() => result.current.check());
  expect(result.current.phase).toBe('graded');
});

it('says what becomes of an answer to all that listen', async () => {
  const news: AnswerNews['kind'][] = [];
  const stop = onAnswered(({ kind }) => news.push(kind));
  const { result } = show();
  act(() => result.current.type(raw('۱۲')));
  await act(() => result.current.check());
  expect(news).toEqual(['given', 'replied']);
  stop();
});

describe('an answer that saves itself', () => {
  beforeEach(() => {
    api.on('POST', ANSWER, { body: makeReply({ verdict: 'stored', state: 'answered' }) });
  });

  it('is given after a pause, what is typed meanwhile after it, and nothing twice', async () => {
    const { result, unmount } = show(view({ saving }));
    act(() => result.current.type(raw('')));
    act(() => result.current.type(raw('۱')));
    await waitFor(() => expect(result.current.phase).toBe('stored'));
    act(() => result.current.type(raw('۱۲')));
    act(() => result.current.save());
    act(() => result.current.type(raw('۱۲۳')));
    await waitFor(() => expect(result.current.phase).toBe('stored'));
    expect(result.current.input).toEqual(raw('۱۲۳'));
    unmount();
    const again = show(view({ saving, last: raw('۱') }));
    expect(again.result.current).toMatchObject({ phase: 'stored', input: raw('۱۲۳') });
    again.unmount();
    expect(given()).toEqual([raw('۱'), raw('۱۲'), raw('۱۲۳')]);
  });

  it('is given when its question is left, and when the page is', async () => {
    const first = show(view({ saving: { ...saving, afterMs: 1e9 } }));
    act(() => first.result.current.type(raw('۱')));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    act(() => first.result.current.type(raw('۱۲')));
    first.unmount();
    await waitFor(() => expect(given()).toEqual([raw('۱'), raw('۱۲')]));
  });

  it('is not given while the quiz is paused, and goes on with what was typed', async () => {
    const screen = show(view({ saving }));
    act(() => screen.result.current.type(raw('۱')));
    screen.rerender(view({ saving, isOver: true }));
    act(() => screen.result.current.save());
    act(() => screen.result.current.type(raw('۲')));
    expect(screen.result.current).toMatchObject({ phase: 'closed', input: raw('۱') });
    screen.rerender(view({ saving }));
    expect(screen.result.current).toMatchObject({ phase: 'typing', input: raw('۱') });
    act(() => screen.result.current.save());
    await waitFor(() => expect(given()).toEqual([raw('۱')]));
  });
});
