import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { conflict, notFound } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { textAs } from '../../platform/db/row.ts';
import { coversMoment } from './enrolment.ts';
import { requireOpenClass } from './queries.ts';
import { changeRoster } from './school-lock.ts';

type Trace = 'work' | 'message' | 'answer';

const REFUSALS: Readonly<Record<Trace, string>> = {
  work: 'برای این کلاس تکلیف، مرور، بسته یا آزمونی گذاشته شده است و حذف نمی‌شود. اگر نامش اشتباه است، نامش را تغییر دهید؛ اگر کلاس لازم نیست، دانش‌آموزانش را به کلاس دیگری ببرید.',
  message: 'در این کلاس پیامی نوشته شده است و حذف نمی‌شود. اگر نامش اشتباه است، نامش را تغییر دهید.',
  answer:
    'دانش‌آموزان در این کلاس تمرین کرده‌اند و حذف نمی‌شود تا گزارششان بماند. اگر کلاس لازم نیست، دانش‌آموزانش را به کلاس دیگری ببرید.',
};

const TraceRow = v.object({ trace: v.nullable(textAs<Trace>()) });

/**
 * What was done in a class, or null. Work and messages that were taken back count too: somebody may have read them. An answer
 * counts for the class its child was in at that moment, as in reports.
 */
async function findTrace({ query }: Session, schoolId: string, classId: string): Promise<Trace | null> {
  const [found] = await query(
    TraceRow,
    sql`
    select case
      when exists (select from assignment w where w.school_id = ${schoolId} and w.class_id = ${classId}) then 'work'
      when exists (select from class_message m where m.school_id = ${schoolId} and m.class_id = ${classId}) then 'message'
      when exists (
        select from enrolment e join attempt t
          on t.school_id = e.school_id and t.student_id = e.student_id and ${coversMoment(sql`t.answered_at`)}
        where e.school_id = ${schoolId} and e.class_id = ${classId}) then 'answer'
    end as trace`,
  );
  return found?.trace ?? null;
}

const StaysRow = v.object({ studentId: v.string() });

/** Removes classes that were made by mistake. What a school has done in a class is kept: such a class ends with its year. */
export function classRemovalService(context: Context) {
  return {
    remove: (actor: Actor, classId: string): Promise<{ ok: true }> =>
      changeRoster(context, actor.schoolId, async (tx) => {
        const { schoolId } = actor;
        const { title, grade } = await requireOpenClass(tx, schoolId, classId);
        // Work and messages refer to the class: one that is being written is waited for, and a later one finds no class.
        const [locked] = await tx.execute(sql`
          select id from class where school_id = ${schoolId} and id = ${classId} for update`);
        if (locked === undefined) throw notFound('این کلاس پیدا نشد.');
        const trace = await findTrace(tx, schoolId, classId);
        if (trace !== null) throw conflict(`class-has-${trace}`, REFUSALS[trace]);
        const own = sql`school_id = ${schoolId} and class_id = ${classId}`;
        await tx.execute(sql`
          delete from class_group_student
          where school_id = ${schoolId} and group_id in (select id from class_group where ${own})`);
        await tx.execute(sql`delete from class_group where ${own}`);
        await tx.execute(sql`delete from class_code where ${own}`);
        await tx.execute(sql`delete from class_teacher where ${own}`);
        const stays = await tx.query(
          StaysRow,
          sql`
          delete from enrolment where ${own} returning student_id as "studentId"`,
        );
        await tx.execute(sql`delete from class where school_id = ${schoolId} and id = ${classId}`);
        await recordAudit(tx, context.clock(), originOf(actor.id), {
          action: 'class.remove',
          target: classId,
          schoolId,
          before: { title, grade, students: stays.map(({ studentId }) => studentId) },
        });
        return { ok: true };
      }),
  };
}
