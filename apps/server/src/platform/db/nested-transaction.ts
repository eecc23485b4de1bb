import { type SQL, sql } from 'drizzle-orm';
import type { Database, Session } from './database.ts';

/**
 * A transaction as a database of its own: services that ask for a transaction get a savepoint of the one they are in. Its
 * queries run one after another, for there is one connection.
 */
export function nestedTransaction(engine: Database['engine'], session: Session): Database {
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  }
  const own: Session = {
    orm: session.orm,
    query: (shape, query) => inTurn(() => session.query(shape, query)),
    queryPrepared: (shape, query) => inTurn(() => session.queryPrepared(shape, query)),
    runPrepared: (shape, statement, values) => inTurn(() => session.runPrepared(shape, statement, values)),
    // lint-allow: row-shapes – what a test names is passed on
    execute: <Row>(query: SQL) => inTurn(() => session.execute<Row>(query)),
  };
  return {
    ...own,
    engine,
    transaction: async (work) => {
      await own.execute(sql`savepoint nested`);
      try {
        const result = await work(own);
        await own.execute(sql`release savepoint nested`);
        return result;
      } catch (error) {
        await own.execute(sql`rollback to savepoint nested`);
        throw error;
      }
    },
    listen: () => {
      throw new Error('a transaction does not listen');
    },
    announceServer: async () => {},
    replica: null,
    poolCounts: () => ({ total: 1, idle: 0, waiting: 0 }),
    // It ends with its transaction.
    close: async () => {},
  };
}
