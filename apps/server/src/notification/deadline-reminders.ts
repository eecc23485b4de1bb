import { sql } from 'drizzle-orm';
import { tehranDay } from '../calendar.ts';
import type { Context } from '../context.ts';
import { publishLive } from '../live/publish.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Iran has kept one offset all year since 2022. */
const TEHRAN = '+03:30';

/** Hours of the Tehran day in which children are reminded: after school, and before the evening. */
const FROM_HOUR = 16;
const UNTIL_HOUR = 20;

/** Who got the work this shortly before knows its deadline. */
const KNOWN_FOR_MS = 12 * HOUR;

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
  return db.transaction(async (tx) => {
    const made = await tx.rows<{ schoolId: string; id: string }>(sql`
    insert into notification (school_id, account_id, kind, cause, title, body, path, assignment_id, created_at)
    select /* across schools: deadlines of tomorrow */ sa.school_id, sa.student_id, 'deadline',
      w.id || ' ' || to_char(coalesce(sa.own_end_at, w.end_at) at time zone 'Asia/Tehran', 'YYYY-MM-DD'),
      'فردا آخرین فرصت است', w.title,
      case w.kind when 'homework' then '/student/homeworks/' || w.id when 'package' then '/student/package/' || w.id
        when 'review' then '/student/review/' || w.id || '/question' else '/student/quiz?quiz=' || w.id end,
      w.id, ${now}::timestamptz
    from assignment w
    join student_assignment sa on sa.school_id = w.school_id and sa.assignment_id = w.id
    where coalesce(sa.own_end_at, w.end_at) >= ${from}::timestamptz and coalesce(sa.own_end_at, w.end_at) < ${to}::timestamptz
      and w.published_at <= ${known}::timestamptz and coalesce(sa.own_start_at, w.start_at) <= ${known}::timestamptz
      and w.removed_at is null and w.archived_at is null and sa.submitted_at is null and sa.excused_at is null
    on conflict (school_id, kind, cause, account_id) do nothing
    returning school_id as "schoolId", account_id as id`);
    for (const [schoolId, people] of Map.groupBy(made, (each) => each.schoolId)) {
      const to = people.map(({ id }) => id);
      await publishLive(tx, { kind: 'notification', data: { about: 'deadline' }, schoolId, to, now });
    }
    return made.length;
  });
}

/** Looks for deadlines every ten minutes, or what `everyMs` says. Returns a function that stops it and waits for the one under way. */
export function startReminding(
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
