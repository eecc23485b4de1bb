import { openDatabase } from '../offline/database.ts';
import type { WaitingAnswer } from '../offline/waiting-answer.ts';

/** Storage of answers that are not yet sent. */
export interface AnswerStore {
  /** Returns the place in the queue. */
  add(answer: Omit<WaitingAnswer, 'order'>): Promise<number>;
  put(answer: WaitingAnswer): Promise<void>;
  remove(order: number): Promise<void>;
  /** All answers of one user, oldest first. */
  of(userId: string): Promise<WaitingAnswer[]>;
}

/** IndexedDB: survives a reload, a crash and a closed browser. */
export function databaseStore(): AnswerStore {
  return {
    async add(answer) {
      const database = await openDatabase();
      // Strict: the student sees «saved» only after the answer is on disk.
      const transaction = database.transaction('answers', 'readwrite', { durability: 'strict' });
      const order = await transaction.store.add(answer as WaitingAnswer);
      await transaction.done;
      return order;
    },
    async put(answer) {
      await (await openDatabase()).put('answers', answer);
    },
    async remove(order) {
      await (await openDatabase()).delete('answers', order);
    },
    async of(userId) {
      return (await openDatabase()).getAllFromIndex('answers', 'user', userId);
    },
  };
}

/** For browsers without a database: stored until the page is closed. */
export function memoryStore(): AnswerStore {
  const answers = new Map<number, WaitingAnswer>();
  let last = 0;
  return {
    async add(answer) {
      last += 1;
      answers.set(last, { ...answer, order: last });
      return last;
    },
    async put(answer) {
      answers.set(answer.order, answer);
    },
    async remove(order) {
      answers.delete(order);
    },
    async of(userId) {
      return [...answers.values()].filter((answer) => answer.userId === userId);
    },
  };
}

/** The database if there is one, else memory. */
export function bestStore(): AnswerStore {
  const found = openDatabase().then(databaseStore, memoryStore);
  return {
    add: async (answer) => (await found).add(answer),
    put: async (answer) => (await found).put(answer),
    remove: async (order) => (await found).remove(order),
    of: async (userId) => (await found).of(userId),
  };
}
