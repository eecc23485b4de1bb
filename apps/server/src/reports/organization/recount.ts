import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { IdRow } from '../../platform/db/row.ts';
import { countSchools } from './queries.ts';

type Needs = Pick<Context, 'db' | 'clock'>;

/** Schools of one statement: a short one, that holds up nobody. */
const BATCH = 50;
/** A page is at most this much older than the answers, and as long as one pass takes. */
const EVERY_MS = 60_000;
/** Any number, the same in every copy of the server: only one recounts at a time. */
const RECOUNT_LOCK = 7_236_417;

/** Counts the schools that a query selects and stores their figures. Returns how many there were. */
export async function storeFigures({ execute }: Session, selected: SQL, now: Date): Promise<number> {
  const stored = await execute(sql`
    insert into school_overview as o (school_id, classes_count, students_count, practiced_lately, open_homeworks, counted_at)
    select f.id, f.classes_count, f.students_count, f.practiced_lately, f.open_homeworks, ${now.toISOString()}::timestamptz
    from (${countSchools(selected, now)}) f
    order by f.id
    on conflict (school_id) do update set classes_count = excluded.classes_count, students_count = excluded.students_count,
      practiced_lately = excluded.practiced_lately, open_homeworks = excluded.open_homeworks,
      counted_at = excluded.counted_at
    where o.counted_at <= excluded.counted_at
    returning 1 as one`);
  return stored.length;
}

const LockRow = v.object({ isFree: v.boolean() });

/**
 * Counts every school of an organization again whose figures are older than `freshMs`, the oldest first. Figures change by
 * time alone too, when an answer becomes older than a week or a homework ends, so that nothing tells which schools to leave
 * out. One copy of the server counts at a time; the others find the figures fresh. Returns how many were counted.
 */
export async function recountSchools({ db, clock }: Needs, freshMs = 0, signal?: AbortSignal): Promise<number> {
  const started = clock();
  const before = new Date(started.getTime() - freshMs).toISOString();
  const missing = sql`o.school_id is null`;
  const due = freshMs === 0 ? sql`true` : sql`(${missing} or o.counted_at <= ${before}::timestamptz)`;
  let after: string | null = null;
  let counted = 0;
  for (;;) {
    const ids: string[] = await db.transaction(async (tx) => {
      const [lock] = await tx.query(
        LockRow,
        sql`
        select pg_try_advisory_xact_lock(${RECOUNT_LOCK}) as "isFree"`,
      );
      if (lock?.isFree !== true) return [];
      const batch = await tx.query(
        IdRow,
        sql`
        select s.id from school s left join school_overview o on o.school_id = s.id
        where s.organization_id is not null and s.archived_at is null and ${due}
          and (${after}::uuid is null or s.id > ${after}::uuid)
        order by s.id limit ${BATCH}`,
      );
      const found = batch.map(({ id }) => id);
      if (found.length > 0)
        await storeFigures(tx, sql`select id from unnest(${sql.param(found)}::uuid[]) as id`, clock());
      return found;
    });
    counted += ids.length;
    after = ids.at(-1) ?? null;
    if (ids.length < BATCH || signal?.aborted) return counted;
  }
}

/** Recounts at once and then every minute. Returns a function that stops it after the statement under way. */
export function startRecounting(
  context: Needs,
  onError: (error: unknown) => void,
  everyMs = EVERY_MS,
): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<unknown> | undefined;
  const recount = () => {
    running ??= recountSchools(context, everyMs / 2, stopping.signal)
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  };
  recount();
  const timer = setInterval(recount, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
