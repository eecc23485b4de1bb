import type { MemberQuizSchema } from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import type { Session } from '../../platform/db/database.ts';
import { noMemberAssignment } from '../assignments/member-queries.ts';
import { type ChildRow, findChildren, findQuizzes, findTries, QuizQuestionRow, tryAnswers } from './queries.ts';
import { childResult, type QuizRecords } from './report.ts';
import { closesAt, dueAt, isPaused, mayBegin, opensAt, quizStudentState } from './try-state.ts';
import { settingsView } from './view.ts';

export type MemberQuiz = InferOutput<typeof MemberQuizSchema>;

/** A year has fewer. */
const MAX_QUIZZES = 100;
/** Coming ones are announced that many days before. */
const COMING_DAYS = 30;

/** Everything of one quiz that its child's views are computed from. */
export interface Mine extends QuizRecords {
  readonly child: ChildRow;
  readonly teacherName: string;
}

export function isReleased({ child }: Mine, now: Date): boolean {
  return child.resultsAt !== null && child.resultsAt <= now && child.excusedAt === null;
}

/** A quiz as its child sees it. */
export function quizView(mine: Mine, now: Date): MemberQuiz {
  const { quiz, child, answers } = mine;
  const { current } = child;
  const state = quizStudentState(quiz, child, current, now);
  const released = isReleased(mine, now);
  const { tries, result } = childResult(mine, child, now);
  const newest = tries.at(-1);
  return {
    id: quiz.id,
    title: quiz.title,
    grade: quiz.grade,
    teacher_name: mine.teacherName,
    class_title: quiz.classTitle,
    note: quiz.note,
    state,
    start_at: opensAt(quiz, child).toISOString(),
    end_at: closesAt(quiz, child).toISOString(),
    items_total: quiz.itemsTotal,
    points_total: quiz.pointsTotal,
    ...settingsView(quiz),
    tries_allowed: quiz.triesAllowed + child.extraTries,
    tries_used: current?.tryNo ?? 0,
    may_begin: child.excusedAt === null && mayBegin(quiz, child, current, now),
    is_excused: child.excusedAt !== null,
    is_released: released,
    server_time: now.toISOString(),
    current:
      current === null
        ? null
        : {
            id: current.id,
            try_no: current.tryNo,
            started_at: current.startedAt.toISOString(),
            due_at: isPaused(quiz, child, current) ? null : dueAt(quiz, child, current).toISOString(),
            ended_at: newest?.endedAt?.toISOString() ?? null,
            answered: answers.filter(({ tryNo, tries: given }) => tryNo === current.tryNo && given > 0).length,
          },
    score: released && quiz.showsMarks ? (result?.score ?? null) : null,
  };
}

const QuestionRowsRow = v.object({ ...QuizQuestionRow.entries, quizId: v.string() });

const TeachersRow = v.object({ id: v.string(), name: v.string() });

/** Quizzes of the child with all that its views need: six queries, however many there are. */
export async function findMine(
  session: Session,
  { id: studentId, schoolId }: Actor,
  condition: SQL,
  now: Date,
): Promise<Mine[]> {
  const until = new Date(now.getTime() + COMING_DAYS * 24 * 3_600_000);
  const quizzes = await findQuizzes(
    session,
    schoolId,
    sql`w.school_id = ${schoolId} and w.kind = 'quiz' and w.removed_at is null and w.published_at is not null
      and ${condition}
      and exists (select from student_assignment sa where sa.school_id = w.school_id and sa.assignment_id = w.id
        and sa.student_id = ${studentId} and coalesce(sa.own_start_at, w.start_at) <= ${until}::timestamptz)`,
    now,
    { limit: MAX_QUIZZES, offset: 0 },
  );
  if (quizzes.length === 0) return [];
  const ids = sql`any(${sql.param(quizzes.map(({ id }) => id))}::uuid[])`;
  const questionRows = await session.query(
    QuestionRowsRow,
    sql`
    select assignment_id as "quizId", position, skill_id as "skillId", level, seed, content, points, regrade, accepted
    from quiz_question where school_id = ${schoolId} and assignment_id = ${ids} order by assignment_id, position`,
  );
  const found = await findChildren(
    session,
    sql`sa.school_id = ${schoolId} and sa.student_id = ${studentId} and sa.assignment_id = ${ids}`,
  );
  const children = new Map(found.map((child) => [child.quizId, child]));
  const tries = await findTries(
    session,
    sql`t.school_id = ${schoolId} and t.student_id = ${studentId} and t.assignment_id = ${ids}`,
  );
  const answers = await tryAnswers(
    session,
    sql`tq.school_id = ${schoolId} and tq.student_id = ${studentId} and tq.assignment_id = ${ids}`,
  );
  const teachers = await session.query(
    TeachersRow,
    sql`
    select w.id, a.first_name || ' ' || a.last_name as name from assignment w join account a on a.id = w.teacher_id
    where w.school_id = ${schoolId} and w.id = ${ids}`,
  );
  return quizzes.flatMap((quiz) => {
    const child = children.get(quiz.id);
    if (child === undefined) return [];
    const own = <Row extends { quizId: string }>(rows: readonly Row[]) =>
      rows.filter(({ quizId }) => quizId === quiz.id);
    return [
      {
        quiz,
        child,
        children: [child],
        questions: own(questionRows),
        tries: own(tries),
        answers: own(answers),
        teacherName: teachers.find(({ id }) => id === quiz.id)?.name ?? '',
      },
    ];
  });
}

/** One quiz of the child; throws `not-found` for any other. */
export async function findOne(session: Session, actor: Actor, id: string, now: Date): Promise<Mine> {
  const [mine] = await findMine(session, actor, sql`w.id = ${id}`, now);
  if (mine === undefined) throw await noMemberAssignment(session, actor, 'quiz', id);
  return mine;
}
