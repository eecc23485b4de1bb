import { openDatabase } from './database.ts';

/** Removes the stored replies of everybody but one user. */
export async function clearOtherUsers(userId: string): Promise<void> {
  try {
    const { store, done } = (await openDatabase()).transaction('replies', 'readwrite');
    for (const key of await store.getAllKeys()) if (key[0] !== userId) await store.delete(key);
    await done;
  } catch {
    // Without a database nothing is stored.
  }
}
