import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { IdRow } from '../../platform/db/row.ts';
import { recountWeeks } from './count-weeks.ts';
import { countSchools } from './queries.ts';
import { sweepSchools } from './sweep-schools.ts';

type Needs = Pick<Context, 'db' | 'clock'>;

const BATCH = 50;
/** A page is at most this much older than the answers, and as long as one pass takes. */
const EVERY_MS = 60_000;
/** Weeks are trends: an hour is soon enough, and each pass reads all answers of two weeks. */
const WEEKS_EVERY_MS = 3_600_000;
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

/**
 * Counts every school of an organization again whose figures are older than `freshMs`. Figures change by time alone too, when an
 * answer becomes older than a week or a homework ends, so that nothing tells which schools to leave out. Returns how many were
 * counted.
 */
export function recountSchools(context: Needs, freshMs = 0, signal?: AbortSignal): Promise<number> {
  return sweepSchools(context, {
    lock: RECOUNT_LOCK,
    batch: BATCH,
    freshMs,
    ...(signal && { signal }),
    shape: IdRow,
    columns: sql`s.id`,
    figures: sql`school_overview o on o.school_id = s.id`,
    which: sql`s.organization_id is not null`,
    store: (tx, schools, now) =>
      storeFigures(tx, sql`select id from unnest(${sql.param(schools.map(({ id }) => id))}::uuid[]) as id`, now),
  });
}

/** Recounts at once and then every minute, weeks every hour. Returns a function that stops it after the statement under way. */
export function startRecounting(
  context: Needs,
  onError: (error: unknown) => void,
  everyMs = EVERY_MS,
): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<unknown> | undefined;
  const recount = () => {
    running ??= recountSchools(context, everyMs / 2, stopping.signal)
      .then(() => recountWeeks(context, WEEKS_EVERY_MS, stopping.signal))
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
