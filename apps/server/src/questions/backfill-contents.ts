import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../platform/db/database.ts';
import { canMake, QuestionSource } from './make-question.ts';
import { contentJson } from './question-content.ts';

/** Any number, the same in every copy of the server and not another lock's: only one fills in. */
const FILL_LOCK = 7_236_412;

/** Rows of one transaction: short enough that a child who answers one of them does not notice. */
const BATCH = 500;

/** Smaller than every id. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

export interface FillOptions {
  /** Ends the filling after the batch in hand; the next start goes on from there. */
  readonly signal?: AbortSignal;
  readonly batch?: number;
}

export interface Filled {
  /** Rows that got their content. */
  readonly filled: number;
  /** Rows whose skill or level the curriculum does not have any more: they stay without. */
  readonly lost: number;
}

const Row = v.object({
  ...QuestionSource.entries,
  schoolId: v.string(),
  id: v.string(),
});

const LockRow = v.object({ isOurs: v.boolean() });

/**
 * Gives each question that was assigned before contents were stored the content its skill makes today. Runs beside the
 * serving of requests: such a row is read as if it were filled in already (`contentOf`). Each batch is a transaction of its
 * own, so that a start that is broken off loses nothing, and costs nothing when all rows are filled.
 */
export async function backfillContents(db: Database, { signal, batch = BATCH }: FillOptions = {}): Promise<Filled> {
  let [filled, lost] = [0, 0];
  let [schoolId, after] = [FIRST_ID, FIRST_ID];
  while (signal?.aborted !== true) {
    const rows = await db.transaction(async (session) => {
      if (db.engine === 'postgres') {
        const [lock] = await session.query(
          LockRow,
          sql`
          select pg_try_advisory_xact_lock(${FILL_LOCK}) as "isOurs"`,
        );
        if (lock?.isOurs !== true) return [];
      }
      // A row that is being answered is passed over; the next start finds it.
      const found = await session.query(
        Row,
        sql`
        select /* across schools: filling in contents */ school_id as "schoolId", id, skill_id as "skillId", level, seed from question
        where content is null and (school_id, id) > (${schoolId}::uuid, ${after}::uuid)
        order by school_id, id limit ${batch}
        for update skip locked`,
      );
      const made = found.filter(canMake);
      if (made.length > 0) {
        await session.execute(sql`
          update /* across schools: filling in contents */ question set content = filled.content::json
          from unnest(${sql.param(made.map((row) => row.schoolId))}::uuid[], ${sql.param(made.map(({ id }) => id))}::uuid[],
            ${sql.param(made.map(contentJson))}::text[]) as filled (school_id, id, content)
          where question.school_id = filled.school_id and question.id = filled.id and question.content is null`);
      }
      filled += made.length;
      lost += found.length - made.length;
      return found;
    });
    const last = rows.at(-1);
    if (last === undefined) break;
    [schoolId, after] = [last.schoolId, last.id];
  }
  return { filled, lost };
}
