import { afterEach, expect, it, vi } from 'vitest';
import { FakeApi } from '../../testing/fake-api.ts';
import { signIn } from '../../testing/sign-in.ts';
import { startQueries } from '../query/query-client.ts';
import { logout } from '../session/session.ts';
import { changeStoredReplies, storeAfter, storedReply, withResponseCache } from './response-cache.ts';

const KEY = ['member', 'work'];

startQueries();

afterEach(() => {
  storeAfter(Promise.resolve());
  logout();
});

const stored = async () => (await storedReply(KEY))?.value;

it('gives a reply at once and stores it after the first screen, in the order of what changed it', async () => {
  await signIn(new FakeApi());
  const first = Promise.withResolvers<void>();
  storeAfter(first.promise);
  expect(await withResponseCache(KEY, async () => ['open'])).toEqual(['open']);
  const changed = changeStoredReplies(KEY, (value) => [...(value as string[]), 'right']);
  expect(await stored()).toBeUndefined();
  first.resolve();
  await changed;
  await vi.waitFor(async () => expect(await stored()).toEqual(['open', 'right']));
});

it('stores nothing of somebody who has signed out before the first screen is there', async () => {
  await signIn(new FakeApi());
  const first = Promise.withResolvers<void>();
  storeAfter(first.promise);
  await withResponseCache(KEY, async () => ['open']);
  logout();
  first.resolve();
  await signIn(new FakeApi());
  await withResponseCache(['another'], async () => 'after it');
  await vi.waitFor(async () => expect((await storedReply(['another']))?.value).toBe('after it'));
  expect(await stored()).toBeUndefined();
});
