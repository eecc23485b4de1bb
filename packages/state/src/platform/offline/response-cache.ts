import { partialMatchKey, type QueryKey } from '@tanstack/react-query';
import { ApiError } from '../api/api.ts';
import { currentToken } from '../api/token.ts';
import { openDatabase } from './database.ts';

const DAY = 86_400_000;
/** Replies not requested for this many days are removed. */
const KEEP_DAYS = 14;

let quiet: Promise<unknown> = Promise.resolve();

/**
 * Stores nothing before `first` resolves: a first screen has the network and the processor for itself. What is to be stored is
 * stored after it, in the order in which it came.
 */
export function storeAfter(first: Promise<unknown>): void {
  quiet = first;
}

/**
 * Runs `fetch`, returns its reply at once and stores it. Without a network the stored reply is returned; every other error is thrown.
 */
export async function withResponseCache<T>(key: readonly unknown[], fetch: () => Promise<T>): Promise<T> {
  const userId = currentToken()?.userId ?? null;
  try {
    const value = await fetch();
    // Nobody waits for the disk to see what has come.
    if (userId !== null) void keep(userId, nameOf(key), value);
    return value;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0 || error.code === 'aborted' || userId === null) throw error;
    const kept = await find(userId, nameOf(key));
    if (kept === undefined) throw error;
    return kept.value as T;
  }
}

/** The signed-in user's stored reply under a key, and when it came in milliseconds. */
export async function storedReply(key: readonly unknown[]): Promise<{ value: unknown; keptAt: number } | undefined> {
  const userId = currentToken()?.userId ?? null;
  return userId === null ? undefined : find(userId, nameOf(key));
}

/** Gives the stored reply where it came in the last `ageMs` milliseconds; otherwise runs `fetch` as `withResponseCache` does. */
export async function withRecentReply<T>(key: readonly unknown[], ageMs: number, fetch: () => Promise<T>): Promise<T> {
  const userId = currentToken()?.userId ?? null;
  const kept = userId === null || ageMs === 0 ? undefined : await find(userId, nameOf(key));
  return kept !== undefined && Date.now() - kept.keptAt < ageMs ? (kept.value as T) : withResponseCache(key, fetch);
}

/** Removes all stored replies, or the ones that are too old. */
export async function clearResponseCache(which: 'all' | 'old'): Promise<void> {
  if (which === 'old') await quiet;
  try {
    const database = await openDatabase();
    if (which === 'all') {
      await database.clear('replies');
      return;
    }
    const { store, done } = database.transaction('replies', 'readwrite');
    const before = IDBKeyRange.upperBound(Date.now() - KEEP_DAYS * DAY);
    for (const key of await store.index('keptAt').getAllKeys(before)) await store.delete(key);
    await done;
  } catch {
    // Without a database nothing is stored.
  }
}

/**
 * Changes the stored replies of the signed-in user whose keys have `queryKey` as a part, as the query cache is changed: what an
 * answer came to is then known after a reload without a network too.
 */
export async function changeStoredReplies(queryKey: QueryKey, change: (value: unknown) => unknown): Promise<void> {
  const userId = currentToken()?.userId ?? null;
  if (userId === null) return;
  await quiet;
  try {
    const { store, done } = (await openDatabase()).transaction('replies', 'readwrite');
    // Every text is less than a list.
    for (const key of await store.getAllKeys(IDBKeyRange.bound([userId], [userId, []]))) {
      if (!partialMatchKey(JSON.parse(key[1]) as QueryKey, queryKey)) continue;
      const reply = await store.get(key);
      if (reply !== undefined) await store.put({ ...reply, value: change(reply.value) });
    }
    await done;
  } catch {
    // Without a database nothing is stored.
  }
}

function nameOf(key: readonly unknown[]): string {
  return JSON.stringify(key);
}

async function keep(userId: string, key: string, value: unknown): Promise<void> {
  const keptAt = Date.now();
  await quiet;
  // Who has signed out meanwhile leaves nothing behind.
  if (currentToken()?.userId !== userId) return;
  try {
    await (await openDatabase()).put('replies', { userId, key, keptAt, value });
  } catch {
    // A failed write must not fail the request.
  }
}

async function find(userId: string, key: string) {
  try {
    return await (await openDatabase()).get('replies', [userId, key]);
  } catch {
    return undefined;
  }
}
