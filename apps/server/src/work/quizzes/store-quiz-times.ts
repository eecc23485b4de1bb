import { sql } from 'drizzle-orm';
import type { Session } from '../../platform/db/database.ts';
import { type QuizSettings, quizChildren } from './queries.ts';
import { dueAt, isPaused, type QuizRules, resultsAt } from './try-state.ts';

/** The end of a try while its clock stands still: further away than any quiz. */
const NOT_YET = new Date(Date.UTC(2190, 0, 1));

/**
 * Brings what the engine of assigned work knows of children in step with their quiz: until when answers are accepted, to
 * which question, and from when on results may be known. To be called within the transaction of every change of a quiz or
 * of a try; all of it is computed by the rules of `try-state.ts`, so that there is one place that knows them.
 */
export async function storeQuizTimes(
  session: Session,
  schoolId: string,
  quizId: string,
  rules: QuizRules & Pick<QuizSettings, 'navigation'>,
  studentId?: string,
): Promise<void> {
  const children = await quizChildren(session, schoolId, quizId, {
    ...(studentId === undefined ? {} : { studentId }),
    lock: true,
  });
  const closed = rules.archivedAt !== null || rules.removedAt !== null;
  const times = children.map((child) => {
    const { current } = child;
    const due =
      current === null ? child.ownEndAt : isPaused(rules, child, current) ? NOT_YET : dueAt(rules, child, current);
    return {
      student_id: child.studentId,
      own_start_at: child.ownStartAt?.toISOString() ?? null,
      own_end_at: due?.toISOString() ?? null,
      accepts_until: closed ? '-infinity' : (due ?? rules.endAt).toISOString(),
      submitted_at: current?.submittedAt?.toISOString() ?? null,
      started_at: current?.startedAt.toISOString() ?? null,
      results_at: resultsAt(rules, child, current)?.toISOString() ?? null,
      open_position: rules.navigation === 'sequential' ? (current?.reached ?? null) : null,
    };
  });
  await session.execute(sql`
    update student_assignment sa set own_start_at = t.own_start_at, own_end_at = t.own_end_at, accepts_until = t.accepts_until,
      submitted_at = t.submitted_at, started_at = t.started_at, results_at = t.results_at, open_position = t.open_position
    from jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as t(student_id uuid, own_start_at timestamptz, own_end_at timestamptz,
      accepts_until timestamptz, submitted_at timestamptz, started_at timestamptz, results_at timestamptz, open_position int)
    where sa.school_id = ${schoolId} and sa.assignment_id = ${quizId} and sa.student_id = t.student_id`);
}
