import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../platform/api/api.ts';
import { withResponseCache } from '../../platform/offline/response-cache.ts';
import { startQueries } from '../../platform/query/query-client.ts';
import { memberKeys } from '../../platform/query/student-keys.ts';
import { logout } from '../../platform/session/session.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { makeLogin, makeToken, makeUser, PARSA_ID } from '../../testing/people.ts';
import { signIn } from '../../testing/sign-in.ts';
import { fetchOpenWork } from './fetch-open-work.ts';

const HOMEWORK = '0199a000-0000-7000-8000-000000000001';
const FRESH = '0199a000-0000-7000-8000-000000000003';
const QUESTION = '0199a000-0000-7000-8000-000000000002';

let api: FakeApi;

startQueries();

const page = (items: readonly object[]) => ({ body: { page: 1, size: 20, total: items.length, items } });
const offline = async (): Promise<unknown> => {
  throw new ApiError({ status: 0, code: 'unreachable', detail: 'اینترنت نیست.' } as never);
};
const stored = (key: readonly unknown[]) => withResponseCache(key, offline).catch(() => undefined);
const asParsa = makeLogin({
  access: makeToken({ sub: PARSA_ID }),
  user: makeUser({ id: PARSA_ID, username: 'parsa' }),
});

beforeEach(async () => {
  api = new FakeApi()
    .on(
      'GET',
      '/member/assignments/',
      page([
        { kind: 'homework', id: HOMEWORK, start_at: '2026-11-01T08:00:00Z' },
        { kind: 'homework', id: FRESH, start_at: new Date(Date.now() - 60_000).toISOString() },
        { kind: 'quiz', id: QUESTION, start_at: '2026-11-01T08:00:00Z' },
      ]),
    )
    .on('GET', '/member/homework/', page([]))
    .on('GET', '/member/skills/', { body: [] })
    .on('GET', '/member/reports/completion-summary/', { body: {} })
    .on('GET', `/member/homework/${HOMEWORK}/`, { body: { id: HOMEWORK } })
    .on('GET', `/member/homework/${HOMEWORK}/questions/`, { body: [{ question_id: QUESTION }] });
});

it('is there without a network though nothing of it was opened, for its owner alone', async () => {
  await signIn(api);
  await fetchOpenWork();
  expect(await stored(memberKeys.series(['homework', HOMEWORK]))).toEqual({ id: HOMEWORK });
  // Its teacher may still change what was given out a minute ago.
  expect(api.requests.some(({ path }) => path.includes(FRESH))).toBe(false);
  expect(await stored(memberKeys.seriesQuestions(['homework', HOMEWORK]))).toEqual([{ question_id: QUESTION }]);
  expect(await stored(memberKeys.question({ questionId: QUESTION }))).toEqual({ question_id: QUESTION });

  await signIn(api, asParsa);
  expect(await stored(memberKeys.series(['homework', HOMEWORK]))).toBeUndefined();
  api.on('GET', '/member/assignments/', page([]));
  await fetchOpenWork();
  // The first person's replies are removed, not only out of reach.
  await signIn(api);
  expect(await stored(memberKeys.series(['homework', HOMEWORK]))).toBeUndefined();
});

it('does not ask again for what a screen has just fetched, but where it is old', async () => {
  await signIn(api);
  const fetched = { page: 1, size: 20, total: 0, items: [] };
  await withResponseCache([...memberKeys.openAssignments, 1], async () => fetched);
  await withResponseCache(memberKeys.skills, async () => []);
  await vi.waitFor(async () => expect(await stored(memberKeys.skills)).toEqual([]));
  await fetchOpenWork(60_000);
  expect(api.asked('GET', '/member/assignments/')).toHaveLength(0);
  expect(api.asked('GET', '/member/skills/')).toHaveLength(0);
  expect(api.asked('GET', '/member/reports/completion-summary/')).toHaveLength(1);
  await fetchOpenWork();
  expect(api.asked('GET', '/member/assignments/')).toHaveLength(1);
});

it('is removed when its owner signs out', async () => {
  await signIn(api);
  await fetchOpenWork();
  logout();
  await signIn(api);
  expect(await stored(memberKeys.question({ questionId: QUESTION }))).toBeUndefined();
});
