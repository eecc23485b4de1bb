import { ApiError } from '../api/index.ts';
import { currentToken } from '../session/index.ts';
import { openDatabase } from './database.ts';

const DAY = 86_400_000;
/** What has not been asked for in this long is not needed without a network either. */
const KEEP_DAYS = 14;

/**
 * Fetches, and keeps what came for times without a network: then the reply kept last serves. Only a missing network
 * brings the kept reply out; what the server says goes before it.
 */
export async function keptOffline<T>(key: readonly unknown[], fetch: () => Promise<T>): Promise<T> {
  const userId = currentToken()?.userId ?? null;
  try {
    const value = await fetch();
    if (userId !== null && currentToken()?.userId === userId) await keep(userId, nameOf(key), value);
    return value;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0 || error.code === 'aborted' || userId === null) throw error;
    const kept = await find(userId, nameOf(key));
    if (kept === undefined) throw error;
    return kept.value as T;
  }
}

/** Forgets what was kept for anybody, or what was kept too long ago. */
export async function forgetReplies(which: 'all' | 'old'): Promise<void> {
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
    // A browser without a database keeps nothing.
  }
}

function nameOf(key: readonly unknown[]): string {
  return JSON.stringify(key);
}

async function keep(userId: string, key: string, value: unknown): Promise<void> {
  try {
    await (await openDatabase()).put('replies', { userId, key, keptAt: Date.now(), value });
  } catch {
    // Keeping is a service for later; it must not spoil the reply that is here.
  }
}

async function find(userId: string, key: string) {
  try {
    return await (await openDatabase()).get('replies', [userId, key]);
  } catch {
    return undefined;
  }
}
