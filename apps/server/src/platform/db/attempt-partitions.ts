import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database, Session } from './database.ts';

/** Months that are there before they begin: a server that is down over the turn of a month misses none. */
const MONTHS_AHEAD = 2;
/** Any number, the same in every copy of the server: only one makes partitions at a time. */
const PARTITION_LOCK = 7_236_423;
const MONTH = /^\d{4}-\d{2}$/;

/** A month in UTC, as 2026-11. */
const monthOf = (at: Date) => at.toISOString().slice(0, 7);

function monthsLater(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(new Date(Date.UTC(year, number - 1 + count, 1)));
}

const partitionName = (month: string) => `attempt_${month.replace('-', '_')}`;

const StraysRow = v.object({ month: v.string() });

const PartitionRow = v.object({ name: v.string() });

const partitions = ({ query }: Session) =>
  query(
    PartitionRow,
    sql`
    select c.relname::text as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'attempt'::regclass order by 1`,
  );

/** Months that are needed and not there: of answers in the default partition, the one of `now`, and those after it. */
async function missingMonths(session: Session, now: Date): Promise<string[]> {
  const needed = Array.from({ length: MONTHS_AHEAD + 1 }, (_, count) => monthsLater(monthOf(now), count));
  const strays = await session.query(
    StraysRow,
    sql`
    select distinct to_char(answered_at at time zone 'UTC', 'YYYY-MM') as month from attempt_default`,
  );
  const names = new Set((await partitions(session)).map(({ name }) => name));
  const months = new Set([...needed, ...strays.map(({ month }) => month)]);
  return [...months].filter((month) => MONTH.test(month) && !names.has(partitionName(month))).sort();
}

/**
 * Makes the partition of a month beside `attempt`, moves its rows from the default partition into it, and attaches it: so
 * no answer waits but for the last step.
 */
async function addPartition({ execute }: Session, month: string): Promise<void> {
  const name = sql.identifier(partitionName(month));
  const from = sql.raw(`'${month}-01 00:00:00+00'`);
  const to = sql.raw(`'${monthsLater(month, 1)}-01 00:00:00+00'`);
  await execute(sql`create table ${name} (like attempt including defaults including constraints)`);
  await execute(sql`
    alter table ${name} add constraint attempt_question_fk foreign key (school_id, question_id)
    references question (school_id, id)`);
  await execute(sql`lock table attempt_default in access exclusive mode`);
  await execute(sql`
    with moved as (
      delete from attempt_default where answered_at >= ${from}::timestamptz and answered_at < ${to}::timestamptz returning *
    )
    insert into ${name} select * from moved`);
  // What was moved has its references checked now: a table with checks to come cannot be attached.
  await execute(sql`set constraints all immediate`);
  await execute(sql`alter table attempt attach partition ${name} for values from (${from}) to (${to})`);
}

/**
 * Makes the partitions of `attempt` for this month and the next ones. Where one is missing, answers go to the default
 * partition; they are moved out of it here. Tables are locked in the order in which an answer locks them, and not waited
 * for long: what fails is done the next time. Returns how many were made.
 */
export async function createAttemptPartitions(db: Pick<Database, 'transaction' | keyof Session>, now: Date) {
  let made = 0;
  for (const month of await missingMonths(db, now)) {
    made += await db.transaction(
      async (tx) => {
        await tx.execute(sql`set local lock_timeout = '3s'`);
        await tx.execute(sql`select pg_advisory_xact_lock(${PARTITION_LOCK})`);
        // Another copy of the server may have made it meanwhile.
        if (!(await missingMonths(tx, now)).includes(month)) return 0;
        await addPartition(tx, month);
        return 1;
      },
      { unlimited: true },
    );
  }
  return made;
}

/** Whole months before a moment that have a partition. */
async function monthsBefore(session: Session, before: Date): Promise<string[]> {
  const months = (await partitions(session)).flatMap(
    ({ name }) => /^attempt_(\d{4})_(\d{2})$/.exec(name)?.slice(1).join('-') ?? [],
  );
  return months.filter((month) => new Date(`${monthsLater(month, 1)}-01T00:00:00Z`) <= before);
}

/**
 * Drops the partitions of months before a moment that hold no answer any more, so that their disk is free and no read looks into
 * them; an answer that comes back gets its month again. Waits as briefly as above. Returns how many were dropped.
 */
export async function dropEmptyPartitions(db: Pick<Database, 'transaction' | keyof Session>, before: Date) {
  let dropped = 0;
  for (const month of await monthsBefore(db, before)) {
    const name = sql.identifier(partitionName(month));
    const used = sql`select from ${name} limit 1`;
    if ((await db.execute(used)).length > 0) continue;
    dropped += await db.transaction(
      async (tx) => {
        await tx.execute(sql`set local lock_timeout = '3s'`);
        await tx.execute(sql`select pg_advisory_xact_lock(${PARTITION_LOCK})`);
        // Another run may have dropped it meanwhile.
        if (!(await monthsBefore(tx, before)).includes(month)) return 0;
        await tx.execute(sql`lock table only attempt, only ${name} in access exclusive mode`);
        if ((await tx.execute(used)).length > 0) return 0;
        await tx.execute(sql`drop table ${name}`);
        return 1;
      },
      { unlimited: true },
    );
  }
  return dropped;
}
