import { sql } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { lockAssignment } from '../assigned-work/teacher-queries.ts';
import { type AuditEntry, recordAudit } from '../audit/audit.ts';
import { originOf } from '../audit/request-origin.ts';
import type { Context } from '../context.ts';
import type { Session } from '../db/database.ts';
import { keepTimes } from './keep-times.ts';
import { type QuizRow, taughtQuiz } from './queries.ts';
import { type TeacherQuiz, teacherQuizView } from './view.ts';

/** Reads a teacher's quiz and changes it; every change of a quiz goes through here. */
export function quizChange({ db, clock }: Context) {
  async function shown(actor: Actor, id: string, session: Session = db): Promise<TeacherQuiz> {
    const now = clock();
    return teacherQuizView(await taughtQuiz(session, actor, id, now), now);
  }

  /** Changes a quiz that is locked, and all that follows for its children; `work` gives the audit entry, or null for none. */
  async function change(
    actor: Actor,
    id: string,
    work: (tx: Session, row: QuizRow, now: Date) => Promise<Omit<AuditEntry, 'schoolId'> | null>,
  ): Promise<TeacherQuiz> {
    const now = clock();
    return db.transaction(async (tx) => {
      await lockAssignment(tx, actor, id);
      const entry = await work(tx, await taughtQuiz(tx, actor, id, now), now);
      if (entry !== null) {
        await tx.rows(sql`
          update assignment set version = version + 1, updated_at = ${now}::timestamptz
          where school_id = ${actor.schoolId} and id = ${id}`);
        await keepTimes(tx, actor.schoolId, id, await taughtQuiz(tx, actor, id, now));
        await recordAudit(tx, now, originOf(actor.id), { ...entry, schoolId: actor.schoolId });
      }
      return shown(actor, id, tx);
    });
  }

  return { shown, change };
}

export type QuizChange = ReturnType<typeof quizChange>['change'];
