import { YearRolloverSchema } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import type { Session } from '../../platform/db/database.ts';

export type YearRollover = InferOutput<typeof YearRolloverSchema>;

/** A new school year can be taken back for a week. */
export const UNDO_MS = 7 * 86_400_000;

const LastRolloverRow = v.object({
  ...v.omit(YearRolloverSchema, ['committed_at', 'undo_until']).entries,
  committed_at: v.date(),
});

/** The last new school year of the school while it can be taken back, or null. */
export async function lastRollover({ query }: Session, schoolId: string, now: Date): Promise<YearRollover | null> {
  const [found] = await query(
    LastRolloverRow,
    sql`
    select r.id, f.title as from_title, t.title as to_title, r.committed_at
    from year_rollover r
    join school_year f on f.id = r.from_year_id
    join school_year t on t.id = r.to_year_id
    where r.school_id = ${schoolId} and r.undone_at is null
    order by r.committed_at desc limit 1`,
  );
  if (!found) return null;
  const undoUntil = new Date(found.committed_at.getTime() + UNDO_MS);
  if (undoUntil <= now) return null;
  return { ...found, committed_at: found.committed_at.toISOString(), undo_until: undoUntil.toISOString() };
}
