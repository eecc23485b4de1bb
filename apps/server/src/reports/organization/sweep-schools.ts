import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import type { RowShape, Session } from '../../platform/db/database.ts';

const LockRow = v.object({ isFree: v.boolean() });

export interface Sweep<Row extends { readonly id: string }> {
  /** Any number, the same in every copy of the server: only one counts at a time. */
  readonly lock: number;
  /** Schools of one transaction: a short one, that holds up nobody. */
  readonly batch: number;
  /** Schools whose figures are older are counted again. */
  readonly freshMs: number;
  readonly signal?: AbortSignal;
  readonly shape: v.GenericSchema<Row> & RowShape;
  /** What is read of `school s` and its `figures`: the id, and what `store` needs. */
  readonly columns: SQL;
  /** What a left join after `school s` adds: `o`, with `counted_at`. */
  readonly figures: SQL;
  /** Which of the schools that are not archived. */
  readonly which: SQL;
  /** Counts some schools and stores their figures. */
  readonly store: (tx: Session, schools: readonly Row[], now: Date) => Promise<unknown>;
}

/**
 * Counts schools batch by batch, by id. One copy of the server counts at a time; the others find the figures fresh. Returns how
 * many were counted.
 */
export async function sweepSchools<Row extends { readonly id: string }>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { lock, batch, freshMs, signal, shape, columns, figures, which, store }: Sweep<Row>,
): Promise<number> {
  const before = new Date(clock().getTime() - freshMs).toISOString();
  const due = freshMs === 0 ? sql`true` : sql`(o.counted_at is null or o.counted_at <= ${before}::timestamptz)`;
  let after: string | null = null;
  let counted = 0;
  for (;;) {
    const found: readonly Row[] = await db.transaction(async (tx) => {
      const [free] = await tx.query(LockRow, sql`select pg_try_advisory_xact_lock(${lock}) as "isFree"`);
      if (free?.isFree !== true) return [];
      const schools = await tx.query(
        shape,
        sql`
        select ${columns} from school s left join ${figures}
        where s.archived_at is null and ${which} and ${due} and (${after}::uuid is null or s.id > ${after}::uuid)
        order by s.id limit ${batch}`,
      );
      if (schools.length > 0) await store(tx, schools, clock());
      return schools;
    });
    counted += found.length;
    after = found.at(-1)?.id ?? null;
    if (found.length < batch || signal?.aborted) return counted;
  }
}
