import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { tehranDay, weekStart } from '../../platform/calendar.ts';
import type { Context } from '../../platform/context.ts';
import { readReport } from './report.ts';
import { weeklyText } from './weekly-text.ts';

const HOUR_MS = 60 * 60_000;
/** Thursday afternoon in Tehran, from 16 to 21 o'clock: the week of school is over and nobody is woken. */
const FROM_HOUR = 5 * 24 + 16;
const UNTIL_HOUR = 5 * 24 + 21;
/** At one run of the job; the next goes on. */
const BATCH = 200;

const Due = v.object({
  id: v.string(),
  schoolId: v.string(),
  studentId: v.string(),
  phone: v.string(),
  token: v.string(),
  before: v.nullable(v.string()),
});
type Due = v.InferOutput<typeof Due>;

/** Whether messages go out at this moment. */
export function isSendingTime(now: Date): boolean {
  const hours = (now.getTime() - weekStart(now).getTime()) / HOUR_MS;
  return hours >= FROM_HOUR && hours < UNTIL_HOUR;
}

/** Takes the next parent to write to, for nobody else; undefined where all have their message of this week. */
async function claim({ db }: Context, week: string, failed: readonly string[]): Promise<Due | undefined> {
  const [due] = await db.query(
    Due,
    sql`
    /* across schools: weekly messages to parents */
    with due as (
      select m.school_id, m.id, m.sent_week, l.student_id from parent_sms m
      join parent_link l on l.school_id = m.school_id and l.id = m.link_id
      where m.sent_week is distinct from ${week}::date and m.id <> all(${sql.param(failed)}::uuid[]) and l.revoked_at is null
      order by m.agreed_at limit 1 for update of m skip locked
    )
    update parent_sms m set sent_week = ${week}::date from due
    where m.school_id = due.school_id and m.id = due.id
    returning m.id, m.school_id as "schoolId", due.student_id as "studentId", m.phone, m.token,
      due.sent_week::text as before`,
  );
  return due;
}

/** Queues one message. False where its link opens no more: its secret is gone, or the child has left. */
async function send(context: Context, due: Due, origin: string): Promise<boolean> {
  const { db, clock, phones, keyring, sms } = context;
  const { id, schoolId, studentId } = due;
  const own = sql`school_id = ${schoolId} and id = ${id}`;
  const token = keyring.decrypt('parent-sms', due.token);
  const report = token === null ? undefined : await readReport(context, { studentId, schoolId }, clock());
  if (token === null || report === undefined) {
    await db.execute(sql`delete from parent_sms where ${own}`);
    return false;
  }
  // A parent or the child may have ended it since it was claimed.
  const [open] = await db.execute(sql`
    select 1 as one from parent_sms m join parent_link l on l.school_id = m.school_id and l.id = m.link_id
    where m.school_id = ${schoolId} and m.id = ${id} and l.revoked_at is null`);
  if (!open) return false;
  await sms.send(phones.decrypt(due.phone), weeklyText(report, `${origin}/parent/${token}`));
  // Under the newest secret, as long as the one before is known.
  await db.execute(sql`update parent_sms set token = ${keyring.encrypt('parent-sms', token)} where ${own}`);
  return true;
}

/**
 * Sends the messages of the week to parents who agreed, each once: a row is claimed by its week before its message is queued,
 * so that two copies of the server, or two runs, send no second one. One that could not be queued is given back and tried by
 * the next run. Numbers of links that are over are forgotten first. Returns how many were queued.
 */
export async function sendWeeklyMessages(context: Context): Promise<number> {
  const { db, clock, publicOrigin } = context;
  const now = clock();
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    /* across schools: weekly messages to parents */
    delete from parent_sms m using parent_link l
    where l.school_id = m.school_id and l.id = m.link_id and (l.revoked_at is not null or l.expires_at <= ${at})`);
  if (publicOrigin === undefined || !isSendingTime(now)) return 0;
  const week = tehranDay(weekStart(now));
  const failed: string[] = [];
  let lastError: unknown;
  let queued = 0;
  for (let tries = 0; tries < BATCH; tries += 1) {
    const due = await claim(context, week, failed);
    if (due === undefined) break;
    try {
      if (await send(context, due, publicOrigin)) queued += 1;
    } catch (error) {
      lastError = error;
      failed.push(due.id);
      await db.execute(sql`
        update parent_sms set sent_week = ${due.before}::date where school_id = ${due.schoolId} and id = ${due.id}`);
    }
  }
  if (failed.length > 0) throw lastError;
  return queued;
}
