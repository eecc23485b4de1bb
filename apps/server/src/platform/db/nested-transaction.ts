import { type SQL, sql } from 'drizzle-orm';
import type { Database, Session, Statement } from './database.ts';

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
    rows: <Row>(query: SQL) => inTurn(() => session.rows<Row>(query)),
    query: <Row>(statement: Statement, values: readonly unknown[]) =>
      inTurn(() => session.query<Row>(statement, values)),
  };
  return {
    ...own,
    engine,
    transaction: async (work) => {
      await own.rows(sql`savepoint nested`);
      try {
        const result = await work(own);
        await own.rows(sql`release savepoint nested`);
        return result;
      } catch (error) {
        await own.rows(sql`rollback to savepoint nested`);
        throw error;
      }
    },
    listen: () => {
      throw new Error('a transaction does not listen');
    },
    poolCounts: () => ({ total: 1, idle: 0, waiting: 0 }),
    // It ends with its transaction.
    close: async () => {},
  };
}
