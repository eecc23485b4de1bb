import { openDatabase } from '../../platform/offline/database.ts';
import type { PendingAnswer } from '../../platform/offline/pending-answer.ts';

/** An answer whose storing has begun. */
export interface Added {
  /** All answers of its user, oldest first, itself included. */
  readonly answers: PendingAnswer[];
  /** Resolves once it is on disk; rejects where it could not be written. */
  readonly stored: Promise<void>;
}

/** Storage of answers that are not yet sent. */
export interface AnswerStore {
  /** Begins to store an answer, which replaces refused ones of its question. */
  add(answer: Omit<PendingAnswer, 'order'>): Promise<Added>;
  put(answer: PendingAnswer): Promise<void>;
  remove(order: number): Promise<void>;
  /** All answers of one user, oldest first. */
  of(userId: string): Promise<PendingAnswer[]>;
}

/** A new answer of a question takes the place of one that was refused. */
const isReplaced = ({ questionId, refusal }: PendingAnswer, by: Pick<PendingAnswer, 'questionId'>) =>
  refusal !== null && questionId === by.questionId;

/** IndexedDB: survives a reload, a crash and a closed browser. */
export function indexedDbStore(): AnswerStore {
  return {
    async add(answer) {
      const database = await openDatabase();
      // Strict: the student sees «saved» only after the answer is on disk. One transaction reads and writes, so that the answer can
      // be sent in its order while the disk is still at work.
      const { store, done } = database.transaction('answers', 'readwrite', { durability: 'strict' });
      const reading = store.index('user').getAll(answer.userId);
      const adding = store.add(answer as PendingAnswer);
      // Awaited below or by the caller; until then a failure must not count as unhandled.
      done.catch(() => undefined);
      adding.catch(() => undefined);
      const before = await reading;
      const replaced = before.filter((each) => isReplaced(each, answer));
      for (const { order } of replaced) store.delete(order).catch(() => undefined);
      const order = await adding;
      const answers = [...before.filter((each) => !replaced.includes(each)), { ...answer, order }];
      return { answers, stored: done };
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
  const answers = new Map<number, PendingAnswer>();
  let last = 0;
  const of = (userId: string) => [...answers.values()].filter((answer) => answer.userId === userId);
  return {
    async add(answer) {
      for (const each of of(answer.userId)) if (isReplaced(each, answer)) answers.delete(each.order);
      last += 1;
      answers.set(last, { ...answer, order: last });
      return { answers: of(answer.userId), stored: Promise.resolve() };
    },
    async put(answer) {
      answers.set(answer.order, answer);
    },
    async remove(order) {
      answers.delete(order);
    },
    of: async (userId) => of(userId),
  };
}

/** The database if there is one, else memory. */
export function openAnswerStore(): AnswerStore {
  const found = openDatabase().then(indexedDbStore, memoryStore);
  return {
    add: async (answer) => (await found).add(answer),
    put: async (answer) => (await found).put(answer),
    remove: async (order) => (await found).remove(order),
    of: async (userId) => (await found).of(userId),
  };
}
