import type { Contract, ParsedOf } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import type { Actor } from '../../platform/actor.ts';
import { conflict, unprocessable } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { noSuchChild } from '../assignments/kinds.ts';
import type { QuizChange } from './change.ts';
import { quizChildren, taughtQuiz } from './queries.ts';
import { type StudentRow, studentRow } from './report.ts';
import { quizRecords } from './report-service.ts';
import { closesAt, isOver, isPaused, opensAt, quizState, quizStudentState, resultsAt } from './try-state.ts';
import type { TeacherQuiz } from './view.ts';

type Calls = Contract['teacher']['quiz'];
type Body<Name extends keyof Calls> = ParsedOf<Calls[Name]>['body'];

const MINUTE = 60_000;
/** Where a child is that may still begin. */
const WAITS: readonly string[] = ['upcoming', 'not_begun'];

/** The moment that a request asks for: the one before where it names none, null where it takes it back. */
const momentOf = (asked: string | null | undefined, before: Date | null): Date | null =>
  asked === undefined ? before : asked === null ? null : new Date(asked);
const isSameMoment = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();

/** Everybody has the same questions: who answers them after they were shown with their answers has not earned a mark. */
export const keysShown = () =>
  conflict('keys-shown', 'پاسخ‌های درست این آزمون نشان داده شده است؛ دیگر نمی‌توان به آن وقت داد. آزمون دیگری بسازید.');

/** What a teacher does with a quiz that children take: pauses and ends it, gives one child more, releases the results. */
export function quizRunning({ db, clock }: Context, change: QuizChange) {
  return {
    pause: (actor: Actor, id: string): Promise<TeacherQuiz> =>
      change(actor, id, async (tx, row, now) => {
        if (row.pausedAt !== null) return null;
        const children = await quizChildren(tx, actor.schoolId, id, { lock: true });
        const running = children.some(
          (child) => !isOver(quizStudentState(row, child, child.current, now)) && child.current,
        );
        if (quizState(row, now) !== 'open' && !running) throw conflict('wrong-state', 'این آزمون باز نیست.');
        await tx.execute(sql`
          update quiz set paused_at = ${now}::timestamptz where school_id = ${actor.schoolId} and assignment_id = ${id}`);
        return { action: 'quiz.pause', target: id };
      }),

    resume: (actor: Actor, id: string): Promise<TeacherQuiz> =>
      change(actor, id, async (tx, row, now) => {
        const { pausedAt } = row;
        if (pausedAt === null) return null;
        const children = await quizChildren(tx, actor.schoolId, id, { lock: true });
        const stopped = children.filter((child) => child.current !== null && isPaused(row, child, child.current));
        await tx.execute(sql`
          update quiz_try set paused_ms = paused_ms + ${now.getTime() - pausedAt.getTime()}::bigint
          where school_id = ${actor.schoolId} and assignment_id = ${id} and submitted_at is null and ended_at is null
            and student_id = any(${sql.param(stopped.map(({ studentId }) => studentId))}::uuid[])`);
        await tx.execute(sql`
          update quiz set paused_at = null where school_id = ${actor.schoolId} and assignment_id = ${id}`);
        return { action: 'quiz.resume', target: id, before: { pausedAt: pausedAt.toISOString() } };
      }),

    close: (actor: Actor, id: string): Promise<TeacherQuiz> =>
      change(actor, id, async (tx, row, now) => {
        const state = quizState(row, now);
        if (state === 'closed' || state === 'released') return null;
        if (state !== 'open') throw conflict('wrong-state', 'این آزمون باز نیست.');
        await tx.execute(sql`
          update assignment set end_at = ${now}::timestamptz where school_id = ${actor.schoolId} and id = ${id}`);
        const at = (end: Date) => ({ endAt: end.toISOString() });
        return { action: 'quiz.close', target: id, before: at(row.endAt), after: at(now) };
      }),

    release: (actor: Actor, id: string): Promise<TeacherQuiz> =>
      change(actor, id, async (tx, row, now) => {
        if (row.releasedAt !== null) return null;
        const state = quizState(row, now);
        if (state !== 'closed' && state !== 'released') {
          throw conflict('wrong-state', 'این آزمون هنوز تمام نشده است. پس از پایان می‌توان نتیجه را منتشر کرد.');
        }
        const children = await quizChildren(tx, actor.schoolId, id, { lock: true });
        const waits = children.some((child) => {
          const childState = quizStudentState(row, child, child.current, now);
          return (
            child.excusedAt === null && (WAITS.includes(childState) || (child.current !== null && !isOver(childState)))
          );
        });
        if (waits) throw conflict('still-running', 'هنوز دانش‌آموزی در این آزمون وقت دارد.');
        await tx.execute(sql`
          update quiz set released_at = ${now}::timestamptz where school_id = ${actor.schoolId} and assignment_id = ${id}`);
        return { action: 'quiz.release', target: id };
      }),

    allow: async (actor: Actor, id: string, studentId: string, body: Body<'allow'>): Promise<StudentRow> => {
      await change(actor, id, async (tx, row, now) => {
        const [child] = await quizChildren(tx, actor.schoolId, id, { studentId, lock: true });
        if (child === undefined) throw noSuchChild('quiz');
        const { current } = child;
        const mine = sql`school_id = ${actor.schoolId} and assignment_id = ${id} and student_id = ${studentId}`;
        const next = {
          ...child,
          extraMs: body.extraMinutes === undefined ? child.extraMs : body.extraMinutes * MINUTE,
          extraTries: body.extraTries ?? child.extraTries,
          ownStartAt: momentOf(body.startDate, child.ownStartAt),
          ownEndAt: momentOf(body.endDate, child.ownEndAt),
        };
        if (body.endDate && next.ownEndAt !== null) {
          if (next.ownEndAt <= now)
            throw unprocessable('end-in-past', 'زمان پایان گذشته است. زمانی در آینده را انتخاب کنید.');
        }
        const isMoved =
          !isSameMoment(next.ownStartAt, child.ownStartAt) || !isSameMoment(next.ownEndAt, child.ownEndAt);
        if (isMoved && closesAt(row, next) <= opensAt(row, next)) {
          throw unprocessable('end-before-start', 'زمان پایان باید بعد از زمان شروع باشد.');
        }
        if (current !== null && !isSameMoment(next.ownStartAt, child.ownStartAt)) {
          throw conflict('started', 'این دانش‌آموز آزمون را شروع کرده است؛ دیگر نمی‌توان زمان شروعش را عوض کرد.');
        }
        const isSame = next.extraMs === child.extraMs && next.extraTries === child.extraTries && !isMoved;
        const results = resultsAt(row, child, current);
        const reopens =
          isOver(quizStudentState(row, child, current, now)) && !isOver(quizStudentState(row, next, current, now));
        if (!isSame && row.keysShownAt !== null) throw keysShown();
        if (!isSame && (row.releasedAt !== null || (reopens && results !== null && results <= now))) {
          throw conflict('released', 'این دانش‌آموز نتیجه‌اش را دیده است؛ دیگر نمی‌توان وقت آزمون را عوض کرد.');
        }
        if (body.accept && (current === null || quizStudentState(row, next, current, now) !== 'abandoned')) {
          if (current?.acceptedAt == null)
            throw conflict('wrong-state', 'این دانش‌آموز آزمونی ندارد که تحویل نشده باشد.');
        }
        if (!isSame) {
          await tx.execute(sql`
            insert into quiz_student (school_id, assignment_id, student_id, extra_ms, extra_tries, start_at, end_at)
            values (${actor.schoolId}, ${id}, ${studentId}, ${next.extraMs}::bigint, ${next.extraTries},
              ${next.ownStartAt}::timestamptz, ${next.ownEndAt}::timestamptz)
            on conflict (school_id, assignment_id, student_id) do update set extra_ms = excluded.extra_ms,
              extra_tries = excluded.extra_tries, start_at = excluded.start_at, end_at = excluded.end_at`);
        }
        if (body.accept && current !== null) {
          await tx.execute(sql`
            update quiz_try set accepted_at = coalesce(accepted_at, ${now}::timestamptz)
            where ${mine} and try_no = ${current.tryNo}`);
        }
        if (body.excused !== undefined) {
          await tx.execute(sql`
            update student_assignment set excused_at = ${body.excused ? (child.excusedAt ?? now) : null}::timestamptz
            where ${mine}`);
        }
        const isChanged = !isSame || body.accept === true || body.excused !== undefined;
        return isChanged ? { action: 'quiz.allow', target: studentId, after: { quizId: id, ...body } } : null;
      });
      const now = clock();
      const records = await quizRecords(db, actor.schoolId, await taughtQuiz(db, actor, id, now), studentId);
      const [child] = records.children;
      if (child === undefined) throw noSuchChild('quiz');
      return studentRow(records, child, now);
    },
  };
}
