import { check, newProgress, type RawInput } from '@mashq/curriculum';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { tehranDay } from '../../platform/calendar.ts';
import type { Database, Session } from '../../platform/db/database.ts';
import { jsonAs } from '../../platform/db/row.ts';
import { estimateOf } from '../../progress/mastery.ts';
import { SkillProgressRow } from '../../progress/progress.ts';
import { requireContent, StoredQuestion, storedQuestion } from '../question-content.ts';
import { QuestionRecord } from '../question-record.ts';
import { MAX_WAIT_MS } from './answer-time.ts';
import { markShownResults, quizIsOverSql, showsAnswersSql } from './mark-revealed.ts';
import { helpReason, type Learning, masteryAfterFirstTry } from './mastery-after-first-try.ts';

/** After this nothing that was given before the end can arrive any more. */
const SETTLED_MS = MAX_WAIT_MS + 24 * 60 * 60_000;

/**
 * The condition that `question q` has a first try that is not in its child's mastery yet and may be: its assignment shows
 * results, and the child has seen this one or could not send an answer of before any more. Mastery would tell it otherwise,
 * while an answer that waits on its device still counts. Of a quiz it would tell classmates who have the same questions still.
 */
function countable(now: Date): SQL {
  const waitOver = new Date(now.getTime() - MAX_WAIT_MS).toISOString();
  return sql`sa.results_pending and q.counted_at is null and q.first_verdict is not null and ${showsAnswersSql(now)}
    and (w.kind <> 'quiz' or ${quizIsOverSql(now)})
    and (q.revealed_at is not null or greatest(w.end_at, coalesce(sa.own_end_at, w.end_at)) <= ${waitOver}::timestamptz)`;
}

const Pending = v.object({
  ...StoredQuestion.entries,
  ...v.pick(QuestionRecord, ['level', 'context', 'hintsOpened']).entries,
  id: v.string(),
  studentId: v.string(),
  raw: jsonAs<RawInput>(),
  answeredAt: v.date(),
  withdrawnAt: v.nullable(v.date()),
});
type Pending = v.InferOutput<typeof Pending>;

/** The first tries that results shown by now allow to be counted, oldest first; their questions are locked. */
function pendingTries({ query }: Session, schoolId: string, students: SQL, now: Date): Promise<Pending[]> {
  return query(
    Pending,
    sql`
    select q.id, q.student_id as "studentId", q.skill_id as "skillId", q.level, q.seed,
      q.context, q.content, q.withdrawn_at as "withdrawnAt", a.hints_opened as "hintsOpened", a.raw, a.answered_at as "answeredAt"
    from question q
    join student_assignment sa
      on sa.school_id = q.school_id and sa.assignment_id = q.assignment_id and sa.student_id = q.student_id
    join assignment w on w.school_id = q.school_id and w.id = q.assignment_id
    join attempt a on a.school_id = q.school_id and a.question_id = q.id and a.first_try
    where q.school_id = ${schoolId} and ${students} and ${countable(now)}
    order by q.student_id, a.answered_at, a.id
    for no key update of q`,
  );
}

const Known = v.object({
  ...SkillProgressRow.entries,
  studentId: v.string(),
  skillId: v.string(),
  learnedAt: v.nullable(v.date()),
  lastAt: v.date(),
});

/** The mastery of the skills of pending tries, locked. */
async function lockedMastery(
  { query }: Session,
  schoolId: string,
  pending: readonly Pending[],
): Promise<Map<string, Learning>> {
  const known = await query(
    Known,
    sql`
    select student_id as "studentId", skill_id as "skillId", score, counted, tries, last_right as "lastRight",
      wrong_in_a_row as "wrongInARow", below_in_a_row as "belowInARow", rating, band,
      reviews_passed as "reviewsPassed", learned_at as "learnedAt", last_at as "lastAt"
    from skill_mastery
    where school_id = ${schoolId} and (student_id, skill_id) in (select * from unnest(
      ${sql.param(pending.map(({ studentId }) => studentId))}::uuid[],
      ${sql.param(pending.map(({ skillId }) => skillId))}::text[]))
    order by student_id, skill_id
    for no key update`,
  );
  return new Map(
    known.map(({ studentId, skillId, learnedAt, lastAt, ...progress }) => [
      `${studentId}/${skillId}`,
      { progress, learnedAt, lastAt },
    ]),
  );
}

/** Replaces the mastery of children, by child and skill. */
export async function writeMastery(
  { execute }: Session,
  schoolId: string,
  mastery: ReadonlyMap<string, Learning>,
  now: Date,
) {
  const all = [...mastery].map(([key, { progress, learnedAt, lastAt }]) => {
    const [studentId = '', skillId = ''] = key.split('/');
    return {
      school_id: schoolId,
      student_id: studentId,
      skill_id: skillId,
      score: progress.score,
      counted: progress.counted,
      tries: progress.tries,
      last_right: progress.lastRight,
      wrong_in_a_row: progress.wrongInARow,
      below_in_a_row: progress.belowInARow,
      rating: progress.rating,
      band: progress.band,
      reviews_passed: progress.reviewsPassed,
      estimate: estimateOf(skillId, progress),
      last_at: (lastAt ?? now).toISOString(),
      learned_at: learnedAt?.toISOString() ?? null,
    };
  });
  await execute(sql`
    insert into skill_mastery as s
    select * from jsonb_populate_recordset(null::skill_mastery, ${JSON.stringify(all)}::jsonb)
    on conflict (school_id, student_id, skill_id) do update set
      score = excluded.score, counted = excluded.counted, tries = excluded.tries, last_right = excluded.last_right,
      wrong_in_a_row = excluded.wrong_in_a_row, below_in_a_row = excluded.below_in_a_row, rating = excluded.rating,
      band = excluded.band, reviews_passed = excluded.reviews_passed, estimate = excluded.estimate,
      last_at = excluded.last_at, learned_at = excluded.learned_at`);
}

/** Notifies the teacher of children who need help by what was just counted. */
async function raiseAlerts(
  { execute }: Session,
  schoolId: string,
  of: readonly Pending[],
  after: ReadonlyMap<string, Learning>,
  now: Date,
) {
  const at = now.toISOString();
  const alerts = of.flatMap(({ studentId, skillId }) => {
    const progress = after.get(`${studentId}/${skillId}`)?.progress;
    const reason = progress === undefined ? null : helpReason(progress);
    return reason === null ? [] : [{ student_id: studentId, skill_id: skillId, reason }];
  });
  if (alerts.length === 0) return;
  await execute(sql`
    insert into help_alert (school_id, student_id, skill_id, reason, raised_on, raised_at)
    select distinct ${schoolId}::uuid, a.student_id, a.skill_id, a.reason, ${tehranDay(now)}::date, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(alerts)}::jsonb) as a(student_id uuid, skill_id text, reason text)
    on conflict do nothing`);
}

async function countAll(session: Session, schoolId: string, students: SQL, now: Date): Promise<void> {
  const pending = await pendingTries(session, schoolId, students, now);
  if (pending.length === 0) return;
  const before = await lockedMastery(session, schoolId, pending);
  const after = new Map<string, Learning>();
  for (const tried of pending) {
    const key = `${tried.studentId}/${tried.skillId}`;
    const known = after.get(key) ?? before.get(key) ?? { progress: newProgress, learnedAt: null, lastAt: null };
    const content = requireContent(tried);
    const question = storedQuestion({ ...tried, content });
    const verdict = check(question, tried.raw);
    if (tried.withdrawnAt !== null && verdict.verdict !== 'right') continue;
    const learning = masteryAfterFirstTry(
      // Only assignment hides results.
      { sessionId: null, ...tried, content, ...known },
      question,
      verdict,
      tried.answeredAt,
    );
    if (learning !== null) after.set(key, learning);
  }
  if (after.size > 0) await writeMastery(session, schoolId, after, now);
  await raiseAlerts(session, schoolId, pending, after, now);
  await session.execute(sql`
    update question set counted_at = ${now.toISOString()}::timestamptz
    where school_id = ${schoolId} and id = any(${sql.param(pending.map(({ id }) => id))}::uuid[])`);
  await session.execute(sql`
    update student_assignment sa set results_pending = false
    from assignment w
    where sa.school_id = ${schoolId} and sa.student_id = any(${sql.param([...new Set(pending.map(({ studentId }) => studentId))])}::uuid[])
      and sa.results_pending and w.school_id = sa.school_id and w.id = sa.assignment_id
      and sa.accepts_until <= ${new Date(now.getTime() - SETTLED_MS).toISOString()}::timestamptz
      and not exists (
        select from question q
        where q.school_id = sa.school_id and q.assignment_id = sa.assignment_id and q.student_id = sa.student_id
          and q.first_verdict is not null and q.counted_at is null)`);
}

/**
 * An assignment that hides results does not let them into the mastery of its children either, until it shows them. No timer
 * does that: whatever reads mastery first brings it up to date. Two callers at once count each try once. `students` is a
 * condition on `question q`; nothing is locked where nothing is pending.
 */
export async function countResultsOf(db: Database, schoolId: string, students: SQL, now: Date): Promise<void> {
  const pending = await db.execute(sql`
    select from question q
    join student_assignment sa
      on sa.school_id = q.school_id and sa.assignment_id = q.assignment_id and sa.student_id = q.student_id
    join assignment w on w.school_id = q.school_id and w.id = q.assignment_id
    where q.school_id = ${schoolId} and ${students} and ${countable(now)} limit 1`);
  if (pending.length > 0) await db.transaction((tx) => countAll(tx, schoolId, students, now));
}

/** `countResultsOf` one child that is about to see numbers which they change: it knows the results from then on. */
export async function countReleasedResults(db: Database, actor: Actor, now: Date): Promise<void> {
  await markShownResults(db, actor, now);
  await countResultsOf(db, actor.schoolId, sql`q.student_id = ${actor.id}`, now);
}
