import type { RawInput } from '@mashq/curriculum';
import type { Level } from '@mashq/curriculum/model';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import type { Session } from '../../platform/db/database.ts';
import { jsonAs, nullable, numberAs, textAs } from '../../platform/db/row.ts';
import type { QuestionContent, QuestionState } from '../../platform/db/schema/index.ts';
import { noSuchAssignment } from '../assignments/kinds.ts';
import { type AssignmentRow, findAssignments, ownAssignment } from '../assignments/teacher-queries.ts';
import type { GradeMethod, Regrade } from './score.ts';
import { Allowance, QuizRules, Try } from './try-state.ts';

/** The rules of a quiz beside those it shares with all assigned work. */
export const QuizSettings = v.object({
  ...v.omit(QuizRules, ['startAt', 'endAt', 'publishedAt', 'archivedAt', 'removedAt']).entries,
  navigation: v.picklist(['free', 'sequential']),
  shuffle: v.boolean(),
  gradeMethod: textAs<GradeMethod>(),
  showsMarks: v.boolean(),
  showsRightAnswers: v.boolean(),
  showsSolutions: v.boolean(),
});
export type QuizSettings = v.InferOutput<typeof QuizSettings>;

const SETTINGS = sql`z.time_limit_ms::float8 as "timeLimitMs", z.navigation, z.shuffle, z.tries_allowed as "triesAllowed",
  z.grade_method as "gradeMethod", z.grace_ms::float8 as "graceMs", z.result_release as "resultRelease",
  z.shows_marks as "showsMarks", z.shows_right_answers as "showsRightAnswers", z.shows_solutions as "showsSolutions",
  z.paused_at as "pausedAt", z.released_at as "releasedAt"`;

export interface QuizRow extends AssignmentRow, QuizSettings {
  readonly pointsTotal: number;
  readonly isBegun: boolean;
}

const SettingsRow = v.object({
  ...QuizSettings.entries,
  id: v.string(),
  pointsTotal: v.number(),
  isBegun: v.boolean(),
});

/** Quizzes by a condition on `assignment w` and `class c`, which names the school; newest first. Two queries. */
export async function findQuizzes(
  session: Session,
  schoolId: string,
  condition: SQL,
  now: Date,
  page?: { limit: number; offset: number },
): Promise<QuizRow[]> {
  const rows = await findAssignments(session, condition, now, page);
  if (rows.length === 0) return [];
  const settings = await session.query(
    SettingsRow,
    sql`
    select z.assignment_id as id, ${SETTINGS},
      coalesce((select sum(qq.points)::int from quiz_question qq
        where qq.school_id = z.school_id and qq.assignment_id = z.assignment_id), 0) as "pointsTotal",
      exists (select from quiz_try t where t.school_id = z.school_id and t.assignment_id = z.assignment_id) as "isBegun"
    from quiz z where z.school_id = ${schoolId} and z.assignment_id = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`,
  );
  const byId = new Map(settings.map((one) => [one.id, one]));
  return rows.flatMap((row) => {
    const found = byId.get(row.id);
    return found === undefined ? [] : [{ ...row, ...found }];
  });
}

/** One quiz by who may see it; throws `not-found` for any other. */
async function oneQuiz(session: Session, schoolId: string, condition: SQL, now: Date): Promise<QuizRow> {
  const [row] = await findQuizzes(session, schoolId, condition, now);
  if (row === undefined) throw noSuchAssignment('quiz');
  return row;
}

export function taughtQuiz(session: Session, actor: Actor, id: string, now: Date): Promise<QuizRow> {
  return oneQuiz(session, actor.schoolId, sql`w.id = ${id} and ${ownAssignment(actor, 'quiz', now)}`, now);
}

/** The condition that `assignment w` is a quiz of the manager's school; drafts are their author's alone. */
export function schoolQuizCondition({ schoolId }: Actor): SQL {
  return sql`w.school_id = ${schoolId} and w.kind = 'quiz' and w.removed_at is null and w.published_at is not null`;
}

export function findSchoolQuiz(session: Session, actor: Actor, id: string, now: Date): Promise<QuizRow> {
  return oneQuiz(session, actor.schoolId, sql`w.id = ${id} and ${schoolQuizCondition(actor)}`, now);
}

export const QuizQuestionRow = v.object({
  position: v.number(),
  skillId: v.string(),
  level: numberAs<Level>(),
  seed: v.number(),
  content: jsonAs<QuestionContent>(),
  points: v.number(),
  regrade: v.nullable(textAs<NonNullable<Regrade>>()),
  accepted: v.nullable(v.array(v.string())),
});
export type QuizQuestionRow = v.InferOutput<typeof QuizQuestionRow>;

export function quizQuestions({ query }: Session, schoolId: string, quizId: string): Promise<QuizQuestionRow[]> {
  return query(
    QuizQuestionRow,
    sql`
    select position, skill_id as "skillId", level, seed, content, points, regrade, accepted from quiz_question
    where school_id = ${schoolId} and assignment_id = ${quizId} order by position`,
  );
}

const QuestionOfQuizRow = v.object({ ...QuizQuestionRow.entries, quizId: v.string() });

/** The questions of several quizzes. */
export function questionsOfQuizzes({ query }: Session, schoolId: string, quizIds: readonly string[]) {
  return query(
    QuestionOfQuizRow,
    sql`
    select assignment_id as "quizId", position, skill_id as "skillId", level, seed, content, points, regrade, accepted
    from quiz_question
    where school_id = ${schoolId} and assignment_id = any(${sql.param(quizIds)}::uuid[]) order by assignment_id, position`,
  );
}

/** Make-ups of a quiz that have gone out, the newest first. */
export function findMakeUps(session: Session, schoolId: string, quizId: string, now: Date): Promise<QuizRow[]> {
  const condition = sql`w.school_id = ${schoolId} and w.kind = 'quiz' and w.copied_from = ${quizId}
    and w.removed_at is null and w.published_at is not null`;
  return findQuizzes(session, schoolId, condition, now);
}

/** A child of a quiz with its newest try. */
export const ChildRow = v.object({
  ...Allowance.entries,
  quizId: v.string(),
  studentId: v.string(),
  name: v.string(),
  excusedAt: v.nullable(v.date()),
  resultsAt: v.nullable(v.date()),
  current: v.nullable(jsonAs<Try & { readonly id: string; readonly reached: number; readonly leftPage: number }>()),
});
export type ChildRow = v.InferOutput<typeof ChildRow>;

const FlatChild = v.object({
  ...v.omit(ChildRow, ['current']).entries,
  ...nullable({ ...Try.entries, id: v.string(), reached: v.number(), leftPage: v.number() }),
});

type CurrentTry = NonNullable<ChildRow['current']>;

/** Children's parts in quizzes by a condition on `student_assignment sa`, which names the school. */
export async function findChildren({ query }: Session, condition: SQL): Promise<ChildRow[]> {
  const found = await query(
    FlatChild,
    sql`
    select sa.assignment_id as "quizId", sa.student_id as "studentId", a.first_name || ' ' || a.last_name as name,
      sa.excused_at as "excusedAt", sa.results_at as "resultsAt", coalesce(s.extra_ms, 0)::float8 as "extraMs",
      coalesce(s.extra_tries, 0) as "extraTries", s.start_at as "ownStartAt", s.end_at as "ownEndAt", t.try_no as "tryNo", t.id,
      t.started_at as "startedAt", t.paused_ms::float8 as "pausedMs", t.submitted_at as "submittedAt",
      t.accepted_at as "acceptedAt", t.reached, t.left_page as "leftPage"
    from student_assignment sa
    join account a on a.id = sa.student_id
    left join quiz_student s
      on s.school_id = sa.school_id and s.assignment_id = sa.assignment_id and s.student_id = sa.student_id
    left join lateral (
      select * from quiz_try t
      where t.school_id = sa.school_id and t.assignment_id = sa.assignment_id and t.student_id = sa.student_id
      order by t.try_no desc limit 1
    ) t on true
    where ${condition}
    order by sa.assignment_id, sa.student_id`,
  );
  return found.map(
    ({ quizId, studentId, name, excusedAt, resultsAt, extraMs, extraTries, ownStartAt, ownEndAt, id, ...current }) => ({
      quizId,
      studentId,
      name,
      excusedAt,
      resultsAt,
      extraMs,
      extraTries,
      ownStartAt,
      ownEndAt,
      current: id === null ? null : ({ ...current, id } as CurrentTry),
    }),
  );
}

/** The children of a quiz, or one of them. With `lock` nobody else changes their part until the transaction's end. */
export async function quizChildren(
  session: Session,
  schoolId: string,
  quizId: string,
  { studentId, lock = false }: { readonly studentId?: string; readonly lock?: boolean } = {},
): Promise<ChildRow[]> {
  const whole = sql`sa.school_id = ${schoolId} and sa.assignment_id = ${quizId}`;
  const condition = studentId === undefined ? whole : sql`${whole} and sa.student_id = ${studentId}`;
  if (lock) {
    await session.execute(sql`
      select from student_assignment sa where ${condition} order by sa.student_id for no key update`);
  }
  return findChildren(session, condition);
}

/** One question of one try with what was last answered. */
export const TryAnswer = v.object({
  quizId: v.string(),
  studentId: v.string(),
  tryNo: v.number(),
  /** In the child's order. */
  position: v.number(),
  quizPosition: v.number(),
  questionId: v.string(),
  state: textAs<QuestionState>(),
  tries: v.number(),
  raw: v.nullable(jsonAs<RawInput>()),
  normalized: v.nullable(v.string()),
  misconceptionId: v.nullable(v.string()),
  /** When the newest answer that counts arrived. */
  receivedAt: v.nullable(v.date()),
});
export type TryAnswer = v.InferOutput<typeof TryAnswer>;

/** What was answered in tries, by a condition on `quiz_try_question tq`, which names the school. */
export function tryAnswers({ query }: Session, condition: SQL): Promise<TryAnswer[]> {
  return query(
    TryAnswer,
    sql`
    select tq.assignment_id as "quizId", tq.student_id as "studentId", tq.try_no as "tryNo", tq.position,
      tq.quiz_position as "quizPosition", tq.question_id as "questionId", q.state, q.tries, last.raw, last.normalized,
      last.misconception_id as "misconceptionId", last.received_at as "receivedAt"
    from quiz_try_question tq
    join question q on q.school_id = tq.school_id and q.id = tq.question_id
    left join lateral (
      select a.raw, a.normalized, a.misconception_id, a.received_at from attempt a
      where a.school_id = q.school_id and a.question_id = q.id and a.verdict <> 'invalid' and a.late_reason is null
      order by a.received_at desc, a.answered_at desc, a.id desc limit 1
    ) last on q.tries > 0
    where ${condition}
    order by tq.student_id, tq.try_no, tq.position`,
  );
}

export const TryRow = v.object({
  ...Try.entries,
  quizId: v.string(),
  studentId: v.string(),
  endedAt: v.nullable(v.date()),
  leftPage: v.number(),
});
export type TryRow = v.InferOutput<typeof TryRow>;

/** Tries by a condition on `quiz_try t`, which names the school; of each child in order. */
export function findTries({ query }: Session, condition: SQL): Promise<TryRow[]> {
  return query(
    TryRow,
    sql`
    select t.assignment_id as "quizId", t.student_id as "studentId", t.try_no as "tryNo", t.started_at as "startedAt",
      t.paused_ms::float8 as "pausedMs", t.submitted_at as "submittedAt", t.accepted_at as "acceptedAt",
      t.ended_at as "endedAt", t.left_page as "leftPage"
    from quiz_try t where ${condition} order by t.student_id, t.try_no`,
  );
}
