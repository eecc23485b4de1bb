import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';

/**
 * Runs a change of a school's roster in a transaction. Changes of one school wait for each other, so that what one of them has
 * looked up stays true until it is written: no child gets into two classes, no name of a class is given twice.
 */
export function changeRoster<T>(
  { db }: Pick<Context, 'db'>,
  schoolId: string,
  work: (tx: Session) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select from school where id = ${schoolId} for no key update`);
    return work(tx);
  });
}
