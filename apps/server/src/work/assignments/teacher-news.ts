import { persianNumber } from '@mashq/curriculum';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type NewNotification, notify, rewordNotifications } from '../../notifications/notify.ts';
import { dayStart, tehranDay } from '../../platform/calendar.ts';
import type { Context } from '../../platform/context.ts';
import { textAs } from '../../platform/db/row.ts';
import type { AssignmentKind } from '../../platform/db/schema/index.ts';
import { EXPECTED_PART, HANDED_IN_PART, needsHelp, partColumns } from '../../questions/measures.ts';
import { isTeachingAt } from '../../school/find-classes.ts';
import { KINDS, reportPathOf } from './kinds.ts';

type News = Pick<Context, 'db' | 'clock'>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The hour of the Tehran day in which teachers hear who needs help: after school. */
const FROM_HOUR = 15;
const UNTIL_HOUR = 16;

const dayBefore = (now: Date) => new Date(now.getTime() - DAY);

/** Names of this many students are in a notification; of more their number is. */
const NAMED = 3;

const Work = v.object({
  schoolId: v.string(),
  id: v.string(),
  classId: v.string(),
  kind: textAs<AssignmentKind>(),
  title: v.string(),
  classTitle: v.string(),
  endAt: v.date(),
  /** Handed in since the day began, in all, and of how many. */
  today: v.number(),
  part: v.number(),
  whole: v.number(),
});

const Help = v.object({
  schoolId: v.string(),
  classId: v.string(),
  classTitle: v.string(),
  grade: v.number(),
  names: v.array(v.string()),
});

const teachersOf = (schoolId: string, classId: string, now: Date): SQL => sql`
  select ct.teacher_id from class_teacher ct
  where ct.school_id = ${schoolId} and ct.class_id = ${classId} and ${isTeachingAt(now)}`;

/** Says it once for each cause; what was said already gets the words of now. Returns how many notifications were made. */
async function say({ db }: News, schoolId: string, news: NewNotification, recipients: SQL): Promise<number> {
  return db.transaction(async (tx) => {
    const made = await notify(tx, schoolId, news, recipients);
    if (made === 0) await rewordNotifications(tx, schoolId, news);
    return made;
  });
}

const sharesOf = ({ part, whole }: { part: number; whole: number }) =>
  `${persianNumber(part)} نفر از ${persianNumber(whole)} نفر تحویل داده‌اند`;

/** Work that is open or ended within the last day, by a condition on `assignment w`, with its hand-ins. */
function worksWhere({ db }: News, now: Date, condition: SQL) {
  return db.query(
    Work,
    sql`
    select "schoolId", id, "classId", kind, title, "classTitle", "endAt",
      count(*) filter (where "submittedAt" >= ${dayStart(now)}::timestamptz and ${EXPECTED_PART})::int as today,
      count(*) filter (where ${HANDED_IN_PART})::int as part, count(*) filter (where ${EXPECTED_PART})::int as whole
    from (
      select /* across schools: news of work */ w.school_id as "schoolId", w.id, w.class_id as "classId", w.kind, w.title,
        c.title as "classTitle", w.end_at as "endAt", sa.submitted_at as "submittedAt", ${partColumns(now)}
      from assignment w
      join class c on c.school_id = w.school_id and c.id = w.class_id and c.archived_at is null
      join student_assignment sa on sa.school_id = w.school_id and sa.assignment_id = w.id
      where w.published_at is not null and w.removed_at is null and w.archived_at is null
        and w.start_at <= ${now}::timestamptz and w.end_at > ${dayBefore(now)}::timestamptz and ${condition}
    ) as part
    group by "schoolId", id, "classId", kind, title, "classTitle", "endAt"`,
  );
}

/** Work that was handed in today: one notification for each work and day, whose number grows. */
async function tellHandIns(news: News): Promise<number> {
  const now = news.clock();
  const works = await worksWhere(
    news,
    now,
    sql`exists (
      select from student_assignment one
      where one.school_id = w.school_id and one.assignment_id = w.id and one.excused_at is null
        and one.submitted_at >= ${dayStart(now)}::timestamptz and one.submitted_at <= ${now}::timestamptz)`,
  );
  let made = 0;
  for (const work of works) {
    const { schoolId, id, classId, kind, title, classTitle } = work;
    made += await say(
      news,
      schoolId,
      {
        kind: 'handed-in',
        cause: `${id} ${tehranDay(now)}`,
        title: `${classTitle}: ${title}`,
        body: `امروز ${persianNumber(work.today)} نفر این ${KINDS[kind].noun} را تحویل دادند؛ ${sharesOf(work)}.`,
        path: reportPathOf(kind, classId, id),
        assignmentId: id,
        at: now,
        now,
      },
      teachersOf(schoolId, classId, now),
    );
  }
  return made;
}

/** Work whose time ended within the last day. A new deadline is a new end. */
async function tellEnds(news: News): Promise<number> {
  const now = news.clock();
  const ended = sql`w.end_at <= ${now}::timestamptz and not exists (
      select from notification n
      where n.school_id = w.school_id and n.kind = 'closed'
        and n.cause = w.id || ' ' || floor(extract(epoch from w.end_at))::bigint)`;
  let made = 0;
  for (const work of await worksWhere(news, now, ended)) {
    const { schoolId, id, classId, kind, title, classTitle, endAt } = work;
    made += await say(
      news,
      schoolId,
      {
        kind: 'closed',
        cause: `${id} ${Math.floor(endAt.getTime() / 1000)}`,
        title: `${classTitle}: ${title}`,
        body: `مهلت این ${KINDS[kind].noun} تمام شد؛ ${sharesOf(work)}.`,
        path: reportPathOf(kind, classId, id),
        assignmentId: id,
        at: now,
        now,
      },
      teachersOf(schoolId, classId, now),
    );
  }
  return made;
}

/**
 * Who came to need help within the last day: one notification for each class and day, after school. Only those are looked at who
 * worked since, or whose work ended.
 */
async function tellNeeds(news: News): Promise<number> {
  const now = news.clock();
  const hour = (now.getTime() - dayStart(now).getTime()) / HOUR;
  if (hour < FROM_HOUR || hour >= UNTIL_HOUR) return 0;
  const since = dayBefore(now);
  const needed = needsHelp((rows) => sql`${rows}.school_id = e.school_id and ${rows}.student_id = e.student_id`, now);
  const classes = await news.db.query(
    Help,
    sql`
    select /* across schools: who needs help */ c.school_id as "schoolId", c.id as "classId", c.title as "classTitle", c.grade,
      array_agg(a.first_name || ' ' || a.last_name order by a.last_name, a.first_name) as names
    from class c
    join enrolment e on e.school_id = c.school_id and e.class_id = c.id and e.state = 'active'
    join account a on a.id = e.student_id
    where c.archived_at is null
      and (exists (
          select from student_assignment sa join assignment w on w.school_id = sa.school_id and w.id = sa.assignment_id
          where sa.school_id = e.school_id and sa.student_id = e.student_id
            and (sa.last_activity_at > ${since}::timestamptz or (sa.items_done > 0 and w.end_at > ${since}::timestamptz)))
        or exists (
          select from help_alert raised
          where raised.school_id = e.school_id and raised.student_id = e.student_id and raised.raised_at > ${since}::timestamptz))
      and exists (select from (${needed}) need where need.raised_at > ${since}::timestamptz)
    group by c.school_id, c.id`,
  );
  let made = 0;
  for (const { schoolId, classId, classTitle, grade, names } of classes) {
    const who = names.length > NAMED ? `${persianNumber(names.length)} نفر` : names.join('، ');
    made += await say(
      news,
      schoolId,
      {
        kind: 'needs-help',
        cause: `${classId} ${tehranDay(now)}`,
        title: `${classTitle}: کمک می‌خواهند`,
        body: `${who} از دیروز کمک می‌خواهند.`,
        path: `/teacher/class/${classId}/course/${grade - 3}/skills`,
        at: now,
        now,
      },
      teachersOf(schoolId, classId, now),
    );
  }
  return made;
}

/**
 * Tells teachers what happened in their classes: what was handed in today, what ended, and who came to need help. Returns how many
 * notifications were made. Run again it brings the words of today in step and makes none twice; several copies of the server may do
 * it at once.
 */
export async function tellTeachers(news: News): Promise<number> {
  return (await tellHandIns(news)) + (await tellEnds(news)) + (await tellNeeds(news));
}

/** Looks for news every ten minutes, or what `everyMs` says. Returns a function that stops it and waits for the one under way. */
export function startTellingTeachers(
  news: News,
  onError: (error: unknown) => void,
  everyMs = 10 * MINUTE,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => tellTeachers(news)).catch(onError);
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
