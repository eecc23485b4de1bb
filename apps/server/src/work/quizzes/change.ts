import { sql } from 'drizzle-orm';
import type { Actor } from '../../platform/actor.ts';
import { type AuditEntry, recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { childrenOf } from '../../platform/live/assignment-events.ts';
import { publishLive } from '../../platform/live/publish.ts';
import { lockAssignment } from '../assignments/teacher-queries.ts';
import { type QuizRow, taughtQuiz } from './queries.ts';
import { storeQuizTimes } from './store-quiz-times.ts';
import { type TeacherQuiz, teacherQuizView } from './view.ts';

/** What an audited change of a quiz is to its children; any other is `changed`. */
const CHANGES = {
  'quiz.pause': 'paused',
  'quiz.resume': 'resumed',
  'quiz.close': 'closed',
  'quiz.release': 'released',
  'quiz.allow': 'extended',
} as const;

/** Says to the children who have the quiz that it changed; what is for one child, to that one. */
function publishQuizChange(
  tx: Session,
  schoolId: string,
  id: string,
  { action, target }: Omit<AuditEntry, 'schoolId'>,
  now: Date,
): Promise<void> {
  const change = CHANGES[action as keyof typeof CHANGES] ?? 'changed';
  const to = change === 'extended' && target != null ? [target] : childrenOf(schoolId, id);
  return publishLive(tx, { kind: 'quiz', data: { id, change }, schoolId, to, now });
}

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
        await tx.execute(sql`
          update assignment set version = version + 1, updated_at = ${now}::timestamptz
          where school_id = ${actor.schoolId} and id = ${id}`);
        await storeQuizTimes(tx, actor.schoolId, id, await taughtQuiz(tx, actor, id, now));
        await recordAudit(tx, now, originOf(actor.id), { ...entry, schoolId: actor.schoolId });
        await publishQuizChange(tx, actor.schoolId, id, entry, now);
      }
      return shown(actor, id, tx);
    });
  }

  return { shown, change };
}

export type QuizChange = ReturnType<typeof quizChange>['change'];
