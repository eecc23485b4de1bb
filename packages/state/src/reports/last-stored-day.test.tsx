import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearResponseCache } from '../platform/offline/response-cache.ts';
import { QueryProvider } from '../platform/query/QueryProvider.tsx';
import { queryClient } from '../platform/query/query-client.ts';
import { logout } from '../platform/session/session.ts';
import { useSkills } from '../practice/skills.ts';
import { FakeApi } from '../testing/fake-api.ts';
import { signIn } from '../testing/sign-in.ts';
import { useOpenAssignments } from '../work/homework-student.ts';
import { useCompletionSummary } from './completion-summary.ts';
import { useStoredDay } from './last-stored-day.ts';

const SUMMARY = '/member/reports/completion-summary/';
const WORK = '/member/assignments/';
const FAILED = { status: 503, body: { detail: 'سرور خواب است.' } };
const PATIENT = { timeout: 20_000 };
let api: FakeApi;

beforeEach(async () => {
  api = new FakeApi();
  await signIn(api);
  api.on('GET', SUMMARY, { body: { done: 5 } });
  api.on('GET', WORK, { body: { page: 1, size: 20, total: 1, items: [{ id: 'a' }] } });
});

afterEach(async () => {
  logout();
  await clearResponseCache('all');
});

const render = () =>
  renderHook(
    () => {
      const [assignments, summary, skills] = [useOpenAssignments(), useCompletionSummary(), useSkills()];
      useStoredDay({ assignments, summary, skills });
      return { work: assignments, summary };
    },
    { wrapper: QueryProvider },
  ).result;

it('gives the stored reply, its age and the error where the server fails', async () => {
  const before = Date.now();
  const first = render();
  await waitFor(() => expect(first.current.work.data?.items).toHaveLength(1));
  await waitFor(() => expect(first.current.summary.data).toEqual({ done: 5 }));
  const read = Date.now();
  queryClient.clear();
  api.on('GET', SUMMARY, FAILED);
  api.on('GET', WORK, FAILED);

  const again = render();
  await waitFor(() => expect(again.current.summary.error).not.toBeNull(), PATIENT);
  await waitFor(() => expect(again.current.work.error).not.toBeNull(), PATIENT);
  await waitFor(() => expect(again.current.summary.data).toEqual({ done: 5 }));
  await waitFor(() => expect(again.current.work.data).toBeDefined());
  expect(again.current.summary.error).not.toBeNull();
  expect(again.current.work.data?.items).toEqual([{ id: 'a' }]);
  expect(again.current.summary.dataUpdatedAt).toBeGreaterThanOrEqual(before);
  expect(again.current.summary.dataUpdatedAt).toBeLessThanOrEqual(read + 1000);
});

it('keeps to the error where nothing is stored, and where the server refuses', async () => {
  api.on('GET', SUMMARY, FAILED);
  api.on('GET', WORK, { status: 403, body: { detail: 'نه.' } });
  const shown = render();
  await waitFor(() => expect(shown.current.summary.error).not.toBeNull(), PATIENT);
  await waitFor(() => expect(shown.current.work.error).not.toBeNull(), PATIENT);
  expect(shown.current.summary.data).toBeUndefined();
  expect(shown.current.work.data).toBeUndefined();
});
