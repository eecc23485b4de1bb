import { session } from '@mashq/state/platform/session/machine';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeUser } from '../../testing/fake-server.ts';

const startAnswerSync = vi.hoisted(() => vi.fn());
vi.mock('@mashq/state/app/answer-sync', () => ({ startAnswerSync }));

beforeEach(() => {
  startAnswerSync.mockReset();
  session.activeUser = null;
});

it('starts the outbox once a student is signed in, and again after it could not be loaded', async () => {
  const { followAnswers } = await import('./follow-answers.ts');
  startAnswerSync.mockImplementationOnce(() => {
    throw new Error('no network');
  });
  followAnswers();
  expect(startAnswerSync).not.toHaveBeenCalled();
  session.activeUser = makeUser('TEACHER');
  await vi.dynamicImportSettled();
  expect(startAnswerSync).not.toHaveBeenCalled();
  session.activeUser = makeUser('STUDENT');
  await vi.waitFor(() => expect(startAnswerSync).toHaveBeenCalledTimes(1));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(startAnswerSync).toHaveBeenCalledTimes(2));
});
