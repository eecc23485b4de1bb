import { gzipSync } from 'node:zlib';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Origin, recordAudit } from '../../platform/audit/audit.ts';
import { jalaliMonthOf, jalaliMonthStart, jalaliMonthsLater } from '../../platform/calendar.ts';
import type { Session } from '../../platform/db/database.ts';
import { CountRow, IdRow } from '../../platform/db/row.ts';
import { ARCHIVE_TERM_YEARS } from '../../platform/privacy/kinds.ts';
import { StartError } from '../../platform/start-error.ts';
import { openToChild } from '../assignments/member-queries.ts';
import {
  type ArchiveNeeds,
  type FileOf,
  FORMAT,
  findArchives,
  hashOf,
  keyOf,
  lockArchive,
  nameOf,
  PAGE,
} from './files.ts';

/** The longest report of a child looks back 53 weeks, and counts whole ones: a month that ended since is not archived. */
const MIN_AGE_MONTHS = 13;

/** Files that one sweep removes. */
const EXPIRED_BATCH_SIZE = 50;

/** The month before which everything may be archived: later ones are read by reports. */
export const latestArchiveLimit = (now: Date): number => jalaliMonthsLater(jalaliMonthOf(now), -MIN_AGE_MONTHS);

/** The month before which is archived where nobody says another: the school year before the running one stays. */
export function usualArchiveLimit(now: Date): number {
  const month = jalaliMonthOf(now);
  const begins = Math.floor(month / 100) - (month % 100 >= 7 ? 0 : 1);
  return Math.min(latestArchiveLimit(now), (begins - 1) * 100 + 7);
}

/** Three for an answer that counts, as `progress/rewards` counts days, more than for one that cannot be read, or came too late. */
const weight = (answer: SQL) =>
  sql`(case when ${answer}.late_reason is not null then 1 when ${answer}.verdict = 'invalid' then 2 else 3 end)`;

const tehranDay = (at: SQL) =>
  sql`((date_trunc('day', (${at} at time zone 'UTC') + interval '210 minutes') - interval '210 minutes') at time zone 'UTC')`;

/** Questions of a school that were answered within a time. */
const answeredWithin = (schoolId: string, from: Date, to: Date) => sql`
  select w.question_id from attempt w
  where w.school_id = ${schoolId} and w.answered_at >= ${from}::timestamptz and w.answered_at < ${to}::timestamptz`;

/**
 * The questions that were last answered within a month and whose answers nothing reads any more, locked. What stays is what is read
 * at any age, as docs/adr/0134 lists it; each condition names its reader.
 */
async function leavingQuestions(
  { execute, query }: Session,
  schoolId: string,
  month: number,
  now: Date,
): Promise<string[]> {
  const from = jalaliMonthStart(month);
  const to = jalaliMonthStart(jalaliMonthsLater(month, 1));
  // An answer that is being stored is waited for, and one that comes later waits: what the next statement sees is all there is.
  await execute(sql`
    select from question q
    where q.school_id = ${schoolId} and q.id in (${answeredWithin(schoolId, from, to)})
    order by q.id for update`);
  const found = await query(
    IdRow,
    sql`
    select q.id from question q
    where q.school_id = ${schoolId} and q.id in (${answeredWithin(schoolId, from, to)})
      -- Without a try nobody could know that answers are missing.
      and q.tries > 0
      -- Another month is its last, or common and confirmed mistakes are read of it.
      and not exists (
        select from attempt l where l.school_id = ${schoolId} and l.question_id = q.id
          and (l.answered_at >= ${to}::timestamptz or l.misconception_id is not null))
      -- Practice that the child may go on with, and its sessions.
      and not (q.assignment_id is null and q.former_assignment_id is null and q.state = 'open')
      and not exists (
        select from question o where o.school_id = ${schoolId} and o.session_id = q.session_id and o.state = 'open')
      -- Marks of quizzes, results that are counted once they are shown, work that still takes answers, answers within the grace.
      and not exists (
        select from student_assignment sa join assignment w on w.school_id = sa.school_id and w.id = sa.assignment_id
        where sa.school_id = ${schoolId} and sa.assignment_id = q.assignment_id and sa.student_id = q.student_id
          and (w.kind = 'quiz' or sa.results_pending or ${openToChild(now)} or (w.late_policy = 'reject' and exists (
            select from attempt g where g.school_id = ${schoolId} and g.question_id = q.id
              and g.received_at >= coalesce(sa.own_end_at, w.end_at)))))
      -- Answers that wait for the teacher.
      and not exists (
        select from waiting_answer wa
        where wa.school_id = ${schoolId} and wa.question_id = q.id and wa.decided_at is null)
      -- The time of a placement.
      and not exists (
        select from placement p
        where p.school_id = ${schoolId} and p.student_id = q.student_id and p.question_ids @> to_jsonb(q.id::text))
      -- One answer of each day, for badges and for classes that may not be removed, and the newest of the child.
      and not exists (
        select from attempt a where a.school_id = ${schoolId} and a.question_id = q.id and (
          not exists (
            select from attempt b where b.school_id = ${schoolId} and b.student_id = a.student_id
              and b.answered_at >= ${tehranDay(sql`a.answered_at`)}
              and b.answered_at < ${tehranDay(sql`a.answered_at`)} + interval '1 day'
              and (${weight(sql`b`)}, b.answered_at, b.id) > (${weight(sql`a`)}, a.answered_at, a.id))
          or not exists (
            select from attempt b where b.school_id = ${schoolId} and b.student_id = a.student_id
              and (b.answered_at, b.id) > (a.answered_at, a.id))))
    order by q.id`,
  );
  return found.map(({ id }) => id);
}

const LineRow = v.object({ line: v.string() });

const PartRow = v.object({ part: v.number() });

const pagesOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / PAGE) }, (_, index) => items.slice(index * PAGE, (index + 1) * PAGE));

const ids = (list: readonly string[]) => sql`any(${sql.param([...list])}::uuid[])`;

/** What left, or would leave with `dryRun`. */
export interface ArchivedMonth {
  readonly month: number;
  readonly files: number;
  readonly answers: number;
  readonly questions: number;
  readonly bytes: number;
}

/**
 * Writes one file and deletes its answers. The file is there and was read again before they go, and has the same key whenever this
 * is tried again: what a crash leaves is written over by the next run.
 */
function archiveMonth(
  { db, clock, storage }: ArchiveNeeds,
  origin: Origin,
  schoolId: string,
  month: number,
  dryRun: boolean,
): Promise<ArchivedMonth | null> {
  return db.transaction(
    async (tx) => {
      await lockArchive(tx, schoolId);
      const questions = pagesOf(await leavingQuestions(tx, schoolId, month, clock()));
      if (questions.length === 0) return null;
      const members: Buffer[] = [];
      const counts: number[] = [];
      for (const page of questions) {
        const lines = await tx.query(
          LineRow,
          sql`
          select to_jsonb(a)::text as line from attempt a
          where a.school_id = ${schoolId} and a.question_id = ${ids(page)}
          order by a.question_id, a.answered_at, a.id`,
        );
        counts.push(lines.length);
        members.push(gzipSync(lines.map(({ line }) => `${line}\n`).join('')));
      }
      const [next] = await tx.query(
        PartRow,
        sql`
        select coalesce(max(part), 0) + 1 as part from answer_archive where school_id = ${schoolId} and month = ${month}`,
      );
      const file: FileOf = { schoolId, month, part: next?.part ?? 1 };
      const total = { answers: sum(counts), questions: sum(questions.map(({ length }) => length)) };
      const header = { format: FORMAT, school: schoolId, month, part: file.part, ...total };
      const bytes = Buffer.concat([gzipSync(`${JSON.stringify(header)}\n`), ...members]);
      const archived = { month, files: 1, ...total, bytes: bytes.length };
      if (dryRun) return archived;
      const hash = hashOf(bytes);
      await storage.put(keyOf(file), bytes);
      const written = await storage.get(keyOf(file));
      if (written === undefined || hashOf(written) !== hash) {
        throw new StartError(`${nameOf(file)} was not kept as it was written. The answers are where they were.`);
      }
      await tx.execute(sql`
        insert into answer_archive (school_id, month, part, answers, questions, size, hash, archived_at)
        values (${schoolId}, ${month}, ${file.part}, ${total.answers}, ${total.questions}, ${bytes.length}, ${hash},
          ${clock()}::timestamptz)`);
      for (const [index, page] of questions.entries()) {
        const gone = await tx.execute(sql`
          delete from attempt where school_id = ${schoolId} and question_id = ${ids(page)} returning 1 as one`);
        if (gone.length !== counts[index]) throw new Error('answers changed while they were archived');
      }
      await recordAudit(tx, clock(), origin, {
        action: 'answers.archive',
        target: keyOf(file),
        schoolId,
        after: { ...total, bytes: bytes.length },
      });
      return archived;
    },
    { unlimited: true },
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const OldRow = v.object({ oldest: v.nullable(v.date()), answers: v.number() });

/**
 * Moves the answers of months before a limit into files, school by school and month by month: what was done stays done when it is
 * broken off. With `dryRun` it is only counted. `staying` are the older answers that something still reads.
 */
export async function archiveAnswers(
  context: ArchiveNeeds,
  origin: Origin,
  {
    before,
    schoolId,
    dryRun,
  }: { readonly before: number; readonly schoolId?: string | undefined; readonly dryRun: boolean },
): Promise<{ readonly months: ArchivedMonth[]; readonly staying: number }> {
  const { db, clock } = context;
  if (before > latestArchiveLimit(clock())) throw new Error('reports read what would be archived');
  const found: ArchivedMonth[] = [];
  let old = 0;
  const schools =
    schoolId === undefined ? await db.query(IdRow, sql`select id from school order by id`) : [{ id: schoolId }];
  for (const { id } of schools) {
    const [row] = await db.transaction(
      (tx) =>
        tx.query(
          OldRow,
          sql`
          select min(answered_at) as oldest, count(*)::int as answers from attempt
          where school_id = ${id} and answered_at < ${jalaliMonthStart(before)}::timestamptz`,
        ),
      { unlimited: true },
    );
    if (!row?.oldest) continue;
    old += row.answers;
    for (let month = jalaliMonthOf(row.oldest); month < before; month = jalaliMonthsLater(month, 1)) {
      const archived = await archiveMonth(context, origin, id, month, dryRun);
      if (archived !== null) found.push(archived);
    }
  }
  const months = [...Map.groupBy(found, ({ month }) => month)].map(([month, own]) => ({
    month,
    files: own.length,
    answers: sum(own.map(({ answers }) => answers)),
    questions: sum(own.map(({ questions }) => questions)),
    bytes: sum(own.map(({ bytes }) => bytes)),
  }));
  return {
    months: months.sort((a, b) => a.month - b.month),
    staying: old - sum(found.map(({ answers }) => answers)),
  };
}

/** Removes the files whose term is over. Returns how many; several copies of the server may do it at once. */
export async function expireArchives({ db, clock, storage }: ArchiveNeeds): Promise<number> {
  const now = clock();
  const isDue = sql`expired_at is null
    and archived_at < ${now}::timestamptz - make_interval(years => ${ARCHIVE_TERM_YEARS}::int)`;
  const due = await findArchives(db, isDue, EXPIRED_BATCH_SIZE);
  for (const { schoolId, month, part } of due) {
    const mine = sql`school_id = ${schoolId} and month = ${month} and part = ${part}`;
    await db.transaction(async (tx) => {
      await lockArchive(tx, schoolId);
      // It may have been brought back meanwhile, and archived again.
      const [file] = await findArchives(tx, sql`${mine} and ${isDue}`);
      if (file === undefined) return;
      // The file first: it must not outlast the note that it is gone.
      await storage.remove(keyOf(file));
      await tx.execute(sql`update answer_archive set expired_at = ${now}::timestamptz where ${mine}`);
      await recordAudit(
        tx,
        now,
        { actor: 'server' },
        { action: 'answers.expire', target: keyOf(file), schoolId, after: { answers: file.answers } },
      );
    });
  }
  return due.length;
}

/** How many questions of a person have answers that are archived. */
export async function countArchivedQuestions({ query }: Session, schoolId: string, studentId: string): Promise<number> {
  const [found] = await query(
    CountRow,
    sql`
    select count(*)::int as count from question q
    where q.school_id = ${schoolId} and q.student_id = ${studentId} and q.tries > 0 and not exists (
      select from attempt a where a.school_id = ${schoolId} and a.question_id = q.id)`,
  );
  return found?.count ?? 0;
}
