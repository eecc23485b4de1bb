import { CommentSchema, type Contract, type ParsedOf } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import { notify } from '../../notifications/notify.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import type { AssignmentKind } from '../../platform/db/schema/index.ts';
import { noSuchAssignment, noSuchChild, pathOf } from './kinds.ts';
import { ownAssignmentRow } from './teacher-queries.ts';

type NewComment = ParsedOf<Contract['teacher']['homework']['comment']>['body'];

export type CommentView = InferOutput<typeof CommentSchema>;

const CommentRow = v.object({ ...v.omit(CommentSchema, ['created_at']).entries, created_at: v.date() });
type CommentRow = v.InferOutput<typeof CommentRow>;

const COMMENT = sql`m.id, a.first_name || ' ' || a.last_name as author_name,
  case when a.role = 'STUDENT' then 'STUDENT' else 'TEACHER' end as author_role, m.body, m.created_at`;

const commentView = (row: CommentRow): CommentView => ({ ...row, created_at: row.created_at.toISOString() });

/** Notes of an assignment, oldest first: the class's with null, else those within one child's. */
export async function commentsOf(
  { query }: Session,
  schoolId: string,
  assignmentId: string,
  studentId: string | null,
): Promise<CommentView[]> {
  const found = await query(
    CommentRow,
    sql`
    select ${COMMENT} from comment m join account a on a.id = m.author_id
    where m.school_id = ${schoolId} and m.assignment_id = ${assignmentId} and m.student_id is not distinct from ${studentId}::uuid
    order by m.created_at, m.id`,
  );
  return found.map(commentView);
}

/** What the teacher said to the class and to this child, oldest first. */
export async function commentsForChild(
  { query }: Session,
  { id, schoolId }: Actor,
  assignmentId: string,
): Promise<CommentView[]> {
  const found = await query(
    CommentRow,
    sql`
    select ${COMMENT} from comment m join account a on a.id = m.author_id
    where m.school_id = ${schoolId} and m.assignment_id = ${assignmentId} and (m.student_id is null or m.student_id = ${id})
    order by m.created_at, m.id`,
  );
  return found.map(commentView);
}

const ReadersRow = v.object({ studentId: v.string() });

/** A note to the class or to one child, sent to whom it is for. To a child that has handed in it is the review. */
export async function addComment(
  { db, clock }: Context,
  actor: Actor,
  kind: AssignmentKind,
  assignmentId: string,
  { id, body, studentId }: NewComment,
): Promise<CommentView> {
  const now = clock();
  const child = studentId ?? null;
  return db.transaction(async (tx) => {
    const { schoolId } = actor;
    const row = await ownAssignmentRow(tx, actor, kind, assignmentId, now);
    const readers = await tx.query(
      ReadersRow,
      sql`
      select student_id as "studentId" from student_assignment
      where school_id = ${schoolId} and assignment_id = ${assignmentId}
        ${child === null ? sql`` : sql`and student_id = ${child}`}`,
    );
    if (child !== null && readers.length === 0) throw noSuchChild(kind);
    const made = await tx.execute(sql`
      insert into comment (id, school_id, assignment_id, student_id, author_id, body, created_at)
      values (${id}, ${schoolId}, ${assignmentId}, ${child}, ${actor.id}, ${body}, ${now}::timestamptz)
      on conflict do nothing returning id`);
    if (made.length > 0) {
      const { startAt } = row;
      await notify(
        tx,
        schoolId,
        {
          kind: 'comment',
          cause: id,
          title: 'پیام معلم',
          body,
          path: pathOf(kind, assignmentId),
          assignmentId,
          at: new Date(Math.max(startAt.getTime(), now.getTime())),
          now,
        },
        sql`select unnest(${sql.param(readers.map((each) => each.studentId))}::uuid[])`,
      );
      if (child !== null) await markReviewed(tx, actor, assignmentId, child, now);
    }
    const [comment] = await tx.query(
      CommentRow,
      sql`
      select ${COMMENT} from comment m join account a on a.id = m.author_id
      where m.school_id = ${schoolId} and m.id = ${id} and m.assignment_id = ${assignmentId} and m.author_id = ${actor.id}`,
    );
    // The id is taken by a comment elsewhere, which this caller is not to learn of.
    if (!comment) throw noSuchAssignment(kind);
    return commentView(comment);
  });
}

/** Notes that the teacher has seen what a child handed in, or left when its time was over. */
export async function markReviewed(
  { execute }: Session,
  { schoolId }: Actor,
  assignmentId: string,
  studentId: string,
  now: Date,
): Promise<void> {
  await execute(sql`
    update student_assignment sa set reviewed_at = ${now}::timestamptz
    from assignment w
    where w.school_id = sa.school_id and w.id = sa.assignment_id
      and sa.school_id = ${schoolId} and sa.assignment_id = ${assignmentId} and sa.student_id = ${studentId}
      and sa.reviewed_at is null and sa.excused_at is null
      and (sa.submitted_at is not null
        or (sa.started_at is not null and w.late_policy = 'reject'
          and coalesce(sa.own_end_at, w.end_at) <= ${now}::timestamptz))`);
}
