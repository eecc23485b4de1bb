import type { DBSchema, IDBPDatabase } from 'idb';
import type { WaitingAnswer } from '../outbox/waiting-answer.ts';

interface Reply {
  userId: string;
  /** Of which question to the server it is the answer. */
  key: string;
  keptAt: number;
  value: unknown;
}

export interface MashqDatabase extends DBSchema {
  answers: { key: number; value: WaitingAnswer; indexes: { user: string; id: string } };
  replies: { key: [userId: string, key: string]; value: Reply; indexes: { keptAt: number } };
}

let opened: Promise<IDBPDatabase<MashqDatabase>> | undefined;

/** The browser's own database. Rejects where the browser gives none (some private windows). */
export function openDatabase(): Promise<IDBPDatabase<MashqDatabase>> {
  if (opened) return opened;
  const opening = open();
  opened = opening;
  // What failed, or was closed, is tried again when next needed.
  opening.catch(forget);
  return opening;
}

function forget(): void {
  opened = undefined;
}

async function open(): Promise<IDBPDatabase<MashqDatabase>> {
  // Nothing on the first screen waits for the database: its code may come after.
  const { openDB } = await import('idb');
  return openDB<MashqDatabase>('mashq', 1, {
    upgrade(database) {
      const answers = database.createObjectStore('answers', { keyPath: 'order', autoIncrement: true });
      answers.createIndex('user', 'userId');
      answers.createIndex('id', 'id', { unique: true });
      const replies = database.createObjectStore('replies', { keyPath: ['userId', 'key'] });
      replies.createIndex('keptAt', 'keptAt');
    },
    // A newer version of the app waits in another tab: let it through.
    blocking(_, __, event) {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
}
