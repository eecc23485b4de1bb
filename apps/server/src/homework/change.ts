import type { Contract, ParsedOf } from '@mashq/api/contract';
import { persianNumber } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { conflict, notFound, unprocessable } from '../app-error.ts';
import { acceptsUntil } from '../assignments/state.ts';
import { recordAudit } from '../audit/audit.ts';
import { originOf } from '../audit/request-origin.ts';
import type { Context } from '../context.ts';
import type { Session } from '../db/database.ts';
import type { CommentView } from './comments.ts';
import {
  type HomeworkRow,
  lockHomework,
  ownHomeworkRow,
  type TeacherHomework,
  teacherHomework,
} from './teacher-queries.ts';

type Calls = Contract['teacher']['homework'];
type Body<Name extends keyof Calls> = ParsedOf<Calls[Name]>['body'];

export const noSuchChild = () => notFound('این دانش‌آموز در این تکلیف نیست.');

async function hasStarted({ rows }: Session, { schoolId }: Actor, id: string): Promise<boolean> {
  const started = await rows(sql`
    select from student_homework
    where school_id = ${schoolId} and homework_id = ${id} and started_at is not null limit 1`);
  return started.length > 0;
}

/** Brings the children's `accepts_until` in step with the homework; answers that are being stored come before or after. */
async function keepAcceptsUntil({ rows }: Session, { schoolId }: Actor, id: string): Promise<void> {
  await rows(sql`
    update student_homework sh set accepts_until = ${acceptsUntil(sql`sh.own_end_at`)}
    from homework h
    where h.school_id = sh.school_id and h.id = sh.homework_id
      and sh.school_id = ${schoolId} and sh.homework_id = ${id}`);
}

/** Title, note and showing of answers may change at any time; what a child has already worked under may not. */
export async function updateHomework(
  { db, clock }: Context,
  actor: Actor,
  id: string,
  body: Body<'update'>,
): Promise<TeacherHomework> {
  const now = clock();
  return db.transaction(async (tx) => {
    await lockHomework(tx, actor, id);
    const row = await ownHomeworkRow(tx, actor, id, now);
    if (row.version !== body.version) {
      throw conflict(
        'changed-meanwhile',
        'این تکلیف در این میان تغییر کرده است. صفحه را تازه کنید و دوباره تلاش کنید.',
      );
    }
    const { title = row.title, note = row.note, showAnswers = row.showAnswers, hintsAllowed = row.hintsAllowed } = body;
    if (hintsAllowed !== row.hintsAllowed && (await hasStarted(tx, actor, id))) {
      throw conflict('started', 'دانش‌آموزان این تکلیف را شروع کرده‌اند؛ دیگر نمی‌توان راهنمایی را روشن یا خاموش کرد.');
    }
    await tx.rows(sql`
      update homework set title = ${title}, note = ${note}, show_answers = ${showAnswers},
        hints_allowed = ${hintsAllowed}, version = version + 1, updated_at = ${now}::timestamptz
      where school_id = ${actor.schoolId} and id = ${id}`);
    const after = await ownHomeworkRow(tx, actor, id, now);
    await recordAudit(tx, now, originOf(actor.id), {
      action: 'homework.update',
      target: id,
      schoolId: actor.schoolId,
      before: settingsOf(row),
      after: settingsOf(after),
    });
    return teacherHomework(after, now);
  });
}

/** What of a homework bears on marks; its texts are not audited. */
function settingsOf({ showAnswers, hintsAllowed, version }: HomeworkRow) {
  return { showAnswers, hintsAllowed, version };
}

/** Takes a homework back: nobody sees it any more, its bell notes go, the answers given stay in the log. */
export async function removeHomework({ db, clock }: Context, actor: Actor, id: string): Promise<{ ok: true }> {
  const now = clock();
  return db.transaction(async (tx) => {
    await lockHomework(tx, actor, id);
    await ownHomeworkRow(tx, actor, id, now);
    await tx.rows(sql`
      update homework set removed_at = ${now}::timestamptz, version = version + 1, updated_at = ${now}::timestamptz
      where school_id = ${actor.schoolId} and id = ${id}`);
    await tx.rows(sql`
      update notification set dismissed_at = ${now}::timestamptz
      where school_id = ${actor.schoolId} and homework_id = ${id} and dismissed_at is null`);
    await keepAcceptsUntil(tx, actor, id);
    await recordAudit(tx, now, originOf(actor.id), { action: 'homework.remove', target: id, schoolId: actor.schoolId });
    return { ok: true };
  });
}

/** How many children have not handed in and would lose time by an earlier end. */
async function losingTime(
  { rows }: Session,
  { schoolId }: Actor,
  id: string,
  studentId: string | undefined,
  endAt: Date,
): Promise<number> {
  const [row] = await rows<{ count: number }>(sql`
    select count(*)::int as count
    from student_homework sh join homework h on h.school_id = sh.school_id and h.id = sh.homework_id
    where sh.school_id = ${schoolId} and sh.homework_id = ${id} and sh.submitted_at is null and sh.excused_at is null
      and ${studentId === undefined ? sql`sh.own_end_at is null` : sql`sh.student_id = ${studentId}`}
      and ${endAt}::timestamptz < coalesce(sh.own_end_at, h.end_at)`);
  return row?.count ?? 0;
}

/**
 * Moves the end for the class or for one child. An end in the past is refused; an earlier one that takes time from
 * somebody who has not handed in asks for `confirm`. A child's own end that the class's overtakes is given up.
 */
export async function moveDeadline(
  { db, clock }: Context,
  actor: Actor,
  id: string,
  { endDate, studentId, confirm }: Body<'deadline'>,
): Promise<TeacherHomework> {
  const now = clock();
  const endAt = new Date(endDate);
  const { schoolId } = actor;
  return db.transaction(async (tx) => {
    await lockHomework(tx, actor, id);
    const row = await ownHomeworkRow(tx, actor, id, now);
    if (endAt <= now) throw unprocessable('end-in-past', 'زمان پایان گذشته است. زمانی در آینده را انتخاب کنید.');
    if (endAt <= row.startAt) throw unprocessable('end-before-start', 'زمان پایان باید بعد از زمان شروع باشد.');
    if (studentId !== undefined) {
      const submission = await tx.rows(sql`
        select from student_homework
        where school_id = ${schoolId} and homework_id = ${id} and student_id = ${studentId}`);
      if (submission.length === 0) throw noSuchChild();
    }
    const losing = confirm ? 0 : await losingTime(tx, actor, id, studentId, endAt);
    if (losing > 0) {
      throw conflict(
        'needs-confirm',
        `${persianNumber(losing)} دانش‌آموز هنوز تحویل نداده‌اند و وقتشان کمتر می‌شود. اگر مطمئنید، تأیید کنید.`,
      );
    }
    if (studentId === undefined) {
      await tx.rows(sql`
        update homework set end_at = ${endAt}::timestamptz where school_id = ${schoolId} and id = ${id}`);
      await tx.rows(sql`
        update student_homework set own_end_at = null
        where school_id = ${schoolId} and homework_id = ${id} and own_end_at <= ${endAt}::timestamptz`);
    } else {
      await tx.rows(sql`
        update student_homework set own_end_at = ${endAt}::timestamptz
        where school_id = ${schoolId} and homework_id = ${id} and student_id = ${studentId}`);
    }
    await tx.rows(sql`
      update homework set version = version + 1, updated_at = ${now}::timestamptz
      where school_id = ${schoolId} and id = ${id}`);
    await keepAcceptsUntil(tx, actor, id);
    await recordAudit(tx, now, originOf(actor.id), {
      action: 'homework.deadline',
      target: studentId ?? id,
      schoolId: actor.schoolId,
      before: { homeworkId: id, endAt: row.endAt.toISOString() },
      after: { homeworkId: id, endAt: endAt.toISOString() },
    });
    return teacherHomework(await ownHomeworkRow(tx, actor, id, now), now);
  });
}

/** A note to the class or to one child, sent to whom it is for. To a child that has handed in it is the review. */
export async function commentOnHomework(
  { db, clock }: Context,
  actor: Actor,
  homeworkId: string,
  { id, body, studentId }: Body<'comment'>,
): Promise<CommentView> {
  const now = clock();
  const child = studentId ?? null;
  return db.transaction(async (tx) => {
    const { schoolId } = actor;
    await ownHomeworkRow(tx, actor, homeworkId, now);
    const readers = await tx.rows<{ studentId: string }>(sql`
      select student_id as "studentId" from student_homework
      where school_id = ${schoolId} and homework_id = ${homeworkId}
        ${child === null ? sql`` : sql`and student_id = ${child}`}`);
    if (child !== null && readers.length === 0) throw noSuchChild();
    const made = await tx.rows(sql`
      insert into comment (id, school_id, homework_id, student_id, author_id, body, created_at)
      values (${id}, ${schoolId}, ${homeworkId}, ${child}, ${actor.id}, ${body}, ${now}::timestamptz)
      on conflict do nothing returning id`);
    if (made.length > 0) {
      await tx.rows(sql`
        insert into notification (school_id, account_id, title, body, path, homework_id, created_at)
        select sh.school_id, sh.student_id, 'پیام معلم', ${body}, '/student/homeworks/' || h.id, h.id,
          greatest(h.start_at, ${now}::timestamptz)
        from student_homework sh join homework h on h.school_id = sh.school_id and h.id = sh.homework_id
        where sh.school_id = ${schoolId} and h.id = ${homeworkId}
          ${child === null ? sql`` : sql`and sh.student_id = ${child}`}`);
      if (child !== null) await markReviewed(tx, actor, homeworkId, child, now);
    }
    const [comment] = await tx.rows<Omit<CommentView, 'created_at' | 'author_role'> & { created_at: Date }>(sql`
      select m.id, a.first_name || ' ' || a.last_name as author_name, m.body, m.created_at
      from comment m join account a on a.id = m.author_id
      where m.school_id = ${schoolId} and m.id = ${id} and m.homework_id = ${homeworkId} and m.author_id = ${actor.id}`);
    // The id is taken by a comment elsewhere, which this caller is not to learn of.
    if (!comment) throw notFound('این تکلیف پیدا نشد.');
    return { ...comment, author_role: 'TEACHER', created_at: comment.created_at.toISOString() };
  });
}

/** Notes that the teacher has seen what a child handed in, or left when its time was over. */
export async function markReviewed(
  { rows }: Session,
  { schoolId }: Actor,
  homeworkId: string,
  studentId: string,
  now: Date,
): Promise<void> {
  await rows(sql`
    update student_homework sh set reviewed_at = ${now}::timestamptz
    from homework h
    where h.school_id = sh.school_id and h.id = sh.homework_id
      and sh.school_id = ${schoolId} and sh.homework_id = ${homeworkId} and sh.student_id = ${studentId}
      and sh.reviewed_at is null and sh.excused_at is null
      and (sh.submitted_at is not null
        or (sh.started_at is not null and h.late_policy = 'reject'
          and coalesce(sh.own_end_at, h.end_at) <= ${now}::timestamptz))`);
}
