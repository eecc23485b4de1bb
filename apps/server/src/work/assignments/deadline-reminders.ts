import { toPersianDigits } from '@mashq/curriculum/persian';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { notify } from '../../notifications/notify.ts';
import { tehranDay } from '../../platform/calendar.ts';
import type { Context } from '../../platform/context.ts';
import { textAs } from '../../platform/db/row.ts';
import type { AssignmentKind } from '../../platform/db/schema/index.ts';
import { pathOf } from './kinds.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Iran has kept one offset all year since 2022. */
const TEHRAN = '+03:30';

/** Hours of the Tehran day in which children are reminded: after school, and before the evening. */
const FROM_HOUR = 16;
const UNTIL_HOUR = 20;

/** Work that is due in the last minute of a day is due at its end. */
const LAST_MINUTE = '23:59';

/** Who got the work this shortly before knows its deadline. */
const KNOWN_FOR_MS = 12 * HOUR;

/** Children whose work of one assignment is due at one moment. */
const Due = v.object({
  schoolId: v.string(),
  assignmentId: v.string(),
  kind: textAs<AssignmentKind>(),
  title: v.string(),
  day: v.string(),
  time: v.string(),
  studentIds: v.array(v.string()),
});

/**
 * Reminds children, once for each deadline, of work that is due tomorrow and that they have not handed in. Returns how many
 * notifications were made. Several copies of the server may do it at once.
 */
export async function remindOfDeadlines({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  const now = clock();
  const today = Date.parse(`${tehranDay(now)}T00:00:00${TEHRAN}`);
  const hour = (now.getTime() - today) / HOUR;
  if (hour < FROM_HOUR || hour >= UNTIL_HOUR) return 0;
  const [from, to] = [new Date(today + DAY), new Date(today + 2 * DAY)];
  const known = new Date(now.getTime() - KNOWN_FOR_MS);
  const due = await db.query(
    Due,
    sql`
    select /* across schools: deadlines of tomorrow */ sa.school_id as "schoolId", w.id as "assignmentId", w.kind, w.title,
      to_char(coalesce(sa.own_end_at, w.end_at) at time zone 'Asia/Tehran', 'YYYY-MM-DD') as day,
      to_char(coalesce(sa.own_end_at, w.end_at) at time zone 'Asia/Tehran', 'FMHH24:MI') as time,
      array_agg(sa.student_id) as "studentIds"
    from assignment w
    join student_assignment sa on sa.school_id = w.school_id and sa.assignment_id = w.id
    where coalesce(sa.own_end_at, w.end_at) >= ${from}::timestamptz and coalesce(sa.own_end_at, w.end_at) < ${to}::timestamptz
      and w.published_at <= ${known}::timestamptz and coalesce(sa.own_start_at, w.start_at) <= ${known}::timestamptz
      and w.removed_at is null and w.archived_at is null and sa.submitted_at is null and sa.excused_at is null
      and not exists (
        select from notification n
        where n.school_id = sa.school_id and n.kind = 'deadline' and n.account_id = sa.student_id
          and n.cause = w.id || ' ' || to_char(coalesce(sa.own_end_at, w.end_at) at time zone 'Asia/Tehran', 'YYYY-MM-DD'))
    group by sa.school_id, w.id, w.kind, w.title, day, time`,
  );
  let made = 0;
  for (const { schoolId, assignmentId, kind, title, day, time, studentIds } of due) {
    const news = {
      kind: 'deadline',
      cause: `${assignmentId} ${day}`,
      title: time === LAST_MINUTE ? 'فردا آخرین فرصت است' : `فردا تا ساعت ${toPersianDigits(time)} فرصت داری`,
      body: title,
      path: pathOf(kind, assignmentId),
      assignmentId,
      at: now,
      now,
    } as const;
    made += await db.transaction((tx) =>
      notify(tx, schoolId, news, sql`select unnest(${sql.param(studentIds)}::uuid[])`),
    );
  }
  return made;
}

/** Looks for deadlines every ten minutes, or what `everyMs` says. Returns a function that stops it and waits for the one under way. */
export function remindDeadlines(
  context: Pick<Context, 'db' | 'clock'>,
  onError: (error: unknown) => void,
  everyMs = 10 * MINUTE,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => remindOfDeadlines(context)).catch(onError);
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
