import type {
  AssignmentSkillReportSchema,
  AssignmentStudentReportSchema,
  HomeworkCellSchema,
  ReportedQuestionSchema,
} from '@mashq/api/contract';
import { check, type Inline, printAnswer, type Question, type RawInput } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { notFound } from '../../platform/app-error.ts';
import { JsonText } from '../../platform/bind.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { jsonAs, textAs } from '../../platform/db/row.ts';
import type { AssignmentKind, LateReason, QuestionState, StoredVerdict } from '../../platform/db/schema/index.ts';
import { GRACE_MS } from '../../questions/assignment-state.ts';
import { isConfirmed } from '../../questions/confirmed-misconceptions.ts';
import { countResultsOf } from '../../questions/grading/count-released-results.ts';
import { helpAlerts } from '../../questions/grading/help-alerts.ts';
import { sheetOf } from '../../questions/make-question.ts';
import { answersArchived, contentOf, StoredQuestion, storedQuestion } from '../../questions/question-content.ts';
import { skillInfo } from '../../questions/skill-info.ts';
import { commentsOf, markReviewed } from '../../work/assignments/comments.ts';
import { KINDS, noSuchChild } from '../../work/assignments/kinds.ts';
import { type StudentRow, studentRows } from '../../work/assignments/submissions.ts';
import {
  type AssignmentRow,
  assignedSkills,
  ownAssignmentRow,
  skillsOfAssignment,
} from '../../work/assignments/teacher-queries.ts';
import { skillView } from '../../work/assignments/teacher-service.ts';
import { commonMistakes } from './mistakes.ts';
import { assignmentNumbers } from './queries.ts';

type StudentReport = InferOutput<typeof AssignmentStudentReportSchema>;
type SkillReport = InferOutput<typeof AssignmentSkillReportSchema>;
type Cell = InferOutput<typeof HomeworkCellSchema>;
type ReportedQuestion = InferOutput<typeof ReportedQuestionSchema>;

const AnsweredRow = v.object({
  ...StoredQuestion.entries,
  questionId: v.string(),
  position: v.number(),
  state: textAs<QuestionState>(),
  solutionViewed: v.boolean(),
  tries: v.number(),
  attempts: v.array(
    v.object({
      id: v.string(),
      answeredAt: v.string(),
      raw: jsonAs<RawInput>(),
      verdict: textAs<StoredVerdict>(),
      misconceptionId: v.nullable(v.string()),
      isConfirmed: v.boolean(),
      hintsOpened: v.number(),
      activeSeconds: v.number(),
      offline: v.boolean(),
      lateReason: v.nullable(textAs<LateReason>()),
      decision: v.nullable(v.picklist(['waiting', 'counted', 'not_counted'])),
      inGrace: v.boolean(),
      timeAdjusted: v.boolean(),
      /** As the reply to the child had it; null where the reply told nothing of the verdict. */
      message: v.nullable(v.array(jsonAs<Inline>())),
    }),
  ),
});
type AnsweredRow = v.InferOutput<typeof AnsweredRow>;

/** One child's questions of one skill with every answer, oldest first, invalid ones too. */
function answeredQuestions(
  { query }: Session,
  schoolId: string,
  assignmentId: string,
  studentId: string,
  skillId: string,
): Promise<AnsweredRow[]> {
  return query(
    AnsweredRow,
    sql`
    select q.id as "questionId", q.position, q.skill_id as "skillId", q.level, q.seed, q.content, q.state,
      q.solution_viewed_at is not null as "solutionViewed", q.tries, coalesce(t.attempts, '[]') as attempts
    from question q
    join assignment w on w.school_id = q.school_id and w.id = q.assignment_id
    join student_assignment sa
      on sa.school_id = q.school_id and sa.assignment_id = q.assignment_id and sa.student_id = q.student_id
    left join lateral (
      select json_agg(json_build_object(
        'id', a.id, 'answeredAt', a.answered_at, 'raw', a.raw, 'verdict', a.verdict,
        'misconceptionId', a.misconception_id,
        'isConfirmed', a.misconception_id is not null and ${isConfirmed(schoolId)}, 'hintsOpened', a.hints_opened,
        'activeSeconds', round(a.active_ms / 1000.0)::int, 'offline', a.offline,
        'lateReason', a.late_reason, 'timeAdjusted', a.time_adjusted,
        'decision', case when wa.id is null then null when wa.decided_at is null then 'waiting'
          when wa.counted_as is null then 'not_counted' else 'counted' end,
        'inGrace', a.late_reason is null and w.late_policy = 'reject' and a.received_at >= coalesce(sa.own_end_at, w.end_at)
          and a.received_at < coalesce(sa.own_end_at, w.end_at) + ${GRACE_MS / 1000} * interval '1 second',
        'message', case when a.reply->>'verdict' <> 'stored' then a.reply->'message' end)
        order by a.answered_at, a.received_at, a.id) as attempts
      from attempt a
      left join waiting_answer wa on wa.school_id = a.school_id and wa.id = a.id
      -- What the teacher has counted is in the log twice; it is shown as it came.
      where a.school_id = q.school_id and a.question_id = q.id and not exists (
        select from waiting_answer counted
        where counted.school_id = q.school_id and counted.question_id = q.id and counted.counted_as = a.id)
    ) t on true
    where q.school_id = ${schoolId} and q.assignment_id = ${assignmentId} and q.student_id = ${studentId}
      and q.skill_id = ${skillId}
    order by q.position, q.created_at`,
  );
}

type ReportedAttempt = AnsweredRow['attempts'][number];

/**
 * What was said of an answer. Where the homework hid its results the child saw only that the answer is stored: then
 * what the stored question says of it.
 */
function messageOf(question: Question, { message, raw }: ReportedAttempt): readonly Inline[] {
  return message ?? check(question, raw).message;
}

/** Null for a row that has no content and whose skill is gone. */
function reportedQuestion(row: AnsweredRow): ReportedQuestion | null {
  const content = contentOf(row);
  if (content === null) return null;
  const question = storedQuestion({ ...row, content });
  return {
    question_id: row.questionId,
    position: row.position,
    level: row.level,
    sheet: sheetOf(question),
    key: [...printAnswer(question.key, question.answer)],
    state: row.state,
    solution_viewed: row.solutionViewed,
    attempts: row.attempts.map((attempt) => ({
      id: attempt.id,
      answered_at: new Date(attempt.answeredAt).toISOString(),
      raw: attempt.raw,
      verdict: attempt.verdict,
      misconception: question.misconceptions.find(({ id }) => id === attempt.misconceptionId)?.title ?? null,
      is_confirmed: attempt.isConfirmed,
      message: [...messageOf(question, attempt)],
      hints_opened: attempt.hintsOpened,
      active_seconds: attempt.activeSeconds,
      offline: attempt.offline,
      late_reason: attempt.lateReason,
      decision: attempt.decision,
      in_grace: attempt.inGrace,
      time_adjusted: attempt.timeAdjusted,
    })),
  };
}

async function oneStudent(
  session: Session,
  schoolId: string,
  assignmentId: string,
  studentId: string,
  now: Date,
  kind: AssignmentKind,
): Promise<StudentRow> {
  const [row] = await studentRows(session, schoolId, assignmentId, now, studentId);
  if (!row) throw noSuchChild(kind);
  return row;
}

/**
 * What a teacher learns of one kind of assigned work; `shown` gives the assignment under the name it has in the contract. The
 * number of queries does not depend on how many children or answers there are.
 */
export function assignmentReports<Shown extends object>(
  { db, clock }: Context,
  kind: AssignmentKind,
  shown: (row: AssignmentRow, now: Date) => Shown,
) {
  return {
    /** The whole class: the report's schema as JSON text. */
    report: async (actor: Actor, id: string): Promise<JsonText> => {
      const now = clock();
      const { schoolId } = actor;
      const row = await ownAssignmentRow(db, actor, kind, id, now);
      await countResultsOf(db, schoolId, sql`q.assignment_id = ${id}`, now);
      const [numbers, students, mistakes, help, comments] = await Promise.all([
        assignmentNumbers(db, schoolId, id),
        studentRows(db, schoolId, id, now),
        commonMistakes(db, schoolId, sql`assignment_id = ${id}`),
        helpAlerts(
          db,
          {
            schoolId,
            students: sql`select student_id from student_assignment
              where school_id = ${schoolId} and assignment_id = ${id} and excused_at is null`,
            condition: sql`al.skill_id in (
              select skill_id from assignment_skill where school_id = ${schoolId} and assignment_id = ${id})`,
          },
          now,
        ),
        commentsOf(db, schoolId, id, null),
      ]);
      const skills = numbers.skills.map(({ skillId, answered, done, firstTryRight, right, hintsOpened }) => ({
        ...skillInfo(skillId),
        answered,
        done,
        first_try_right: firstTryRight,
        right,
        hints_opened: hintsOpened,
      }));
      return JsonText.object(
        { ...shown(row, now), skills, students, mistakes, help, comments },
        { cells: numbers.cells },
      );
    },

    skills: async (actor: Actor, id: string) => {
      await ownAssignmentRow(db, actor, kind, id, clock());
      const skills = await assignedSkills(db, actor.schoolId, id);
      return skills.map(({ skillId, items, isReview }) => ({ ...skillView(skillId), items, is_review: isReview }));
    },

    students: async (actor: Actor, id: string): Promise<StudentRow[]> => {
      const now = clock();
      await ownAssignmentRow(db, actor, kind, id, now);
      return studentRows(db, actor.schoolId, id, now);
    },

    /** One child, skill by skill. A teacher who looks at what was handed in has reviewed it; a manager who looks has not. */
    student: async (actor: Actor, id: string, studentId: string): Promise<StudentReport & Shown> => {
      const now = clock();
      const { schoolId } = actor;
      const row = await ownAssignmentRow(db, actor, kind, id, now);
      if (actor.role === 'teacher') await markReviewed(db, actor, id, studentId, now);
      const [student, { cells }, comments] = await Promise.all([
        oneStudent(db, schoolId, id, studentId, now, kind),
        assignmentNumbers(db, schoolId, id, studentId),
        commentsOf(db, schoolId, id, studentId),
      ]);
      const skills = (JSON.parse(cells) as Cell[]).map(
        ({ skill_id, mastery, answered, done, total, first_try_right, right }) => ({
          ...skillInfo(skill_id),
          mastery,
          answered,
          done,
          total,
          first_try_right,
          right,
        }),
      );
      return { ...shown(row, now), student, skills, comments };
    },

    /** One skill of one child, with each answer exactly as typed. */
    studentSkill: async (
      actor: Actor,
      id: string,
      studentId: string,
      skillId: string,
    ): Promise<SkillReport & Shown> => {
      const now = clock();
      const { schoolId } = actor;
      const row = await ownAssignmentRow(db, actor, kind, id, now);
      if (!(await skillsOfAssignment(db, schoolId, id)).includes(skillId))
        throw notFound(`این مهارت در این ${KINDS[kind].noun} نیست.`);
      const [student, { cells }, questions] = await Promise.all([
        oneStudent(db, schoolId, id, studentId, now, kind),
        assignmentNumbers(db, schoolId, id, studentId),
        answeredQuestions(db, schoolId, id, studentId, skillId),
      ]);
      const mastery = (JSON.parse(cells) as Cell[]).find((cell) => cell.skill_id === skillId)?.mastery;
      if (!mastery) throw noSuchChild(kind);
      // Each answer that counts is in the list once.
      if (questions.some(({ tries, attempts }) => attempts.length < tries)) throw answersArchived();
      return {
        ...shown(row, now),
        student,
        skill: skillInfo(skillId),
        mastery,
        questions: questions.map(reportedQuestion).filter((question) => question !== null),
      };
    },
  };
}
