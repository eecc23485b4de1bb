import type { DBSchema, IDBPDatabase } from 'idb';
import type { PendingAnswer } from './pending-answer.ts';

interface Reply {
  userId: string;
  /** The query key of the reply. */
  key: string;
  keptAt: number;
  value: unknown;
}

export interface MashqDatabase extends DBSchema {
  answers: { key: number; value: PendingAnswer; indexes: { user: string; id: string } };
  replies: { key: [userId: string, key: string]; value: Reply; indexes: { keptAt: number } };
}

let opened: Promise<IDBPDatabase<MashqDatabase>> | undefined;

/** Opens IndexedDB. Rejects where the browser has none (some private windows). */
export function openDatabase(): Promise<IDBPDatabase<MashqDatabase>> {
  if (opened) return opened;
  const opening = open();
  opened = opening;
  // A failed or closed database is opened again on the next call.
  opening.catch(forget);
  return opening;
}

function forget(): void {
  opened = undefined;
}

async function open(): Promise<IDBPDatabase<MashqDatabase>> {
  // The first screen does not need the database, so its code is loaded later.
  const { openDB } = await import('idb');
  return openDB<MashqDatabase>('mashq', 1, {
    upgrade(database) {
      const answers = database.createObjectStore('answers', { keyPath: 'order', autoIncrement: true });
      answers.createIndex('user', 'userId');
      answers.createIndex('id', 'id', { unique: true });
      const replies = database.createObjectStore('replies', { keyPath: ['userId', 'key'] });
      replies.createIndex('keptAt', 'keptAt');
    },
    // A newer version of the app in another tab needs to upgrade the database.
    blocking(_, __, event) {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
}
