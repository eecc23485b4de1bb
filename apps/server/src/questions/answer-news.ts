import { sql } from 'drizzle-orm';
import type { AnsweredWork } from '../platform/context.ts';
import type { Database } from '../platform/db/database.ts';
import { publishLive } from '../platform/live/publish.ts';
import { isTeachingAt } from '../school/find-classes.ts';

/**
 * Notifies the teachers of a class that students answered or handed in assigned work, so that an open report is read again.
 * A class answers together: what happens within `gatherMs` milliseconds of the first answer is one event for each work. It is
 * sent outside the answer's own statement, which it must not delay; what is lost is seen by the next answer, or when the report
 * is read again by itself.
 */
export function makeAnswerNews(db: Database, clock: () => Date, gatherMs: number) {
  const pending = new Map<string, AnsweredWork>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const works = [...pending.values()];
    pending.clear();
    const now = clock();
    for (const { schoolId, assignmentId } of works) {
      await publishLive(db, {
        kind: 'work-answers',
        data: { id: assignmentId },
        schoolId,
        to: sql`
          select ct.teacher_id from assignment w
          join class_teacher ct on ct.school_id = w.school_id and ct.class_id = w.class_id and ${isTeachingAt(now)}
          where w.school_id = ${schoolId} and w.id = ${assignmentId} and w.removed_at is null`,
        now,
      });
    }
  }

  return {
    note: (work: AnsweredWork): void => {
      pending.set(work.assignmentId, work);
      timer ??= setTimeout(() => void flush().catch(() => undefined), gatherMs).unref();
    },
    /** Sends what was gathered at once. */
    flush,
  };
}
