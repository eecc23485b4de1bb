import type { CommentSchema } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Session } from '../db/database.ts';

export type CommentView = InferOutput<typeof CommentSchema>;

/** Notes of a homework, oldest first: the class's with null, else those within one child's. */
export async function commentsOf(
  { rows }: Session,
  schoolId: string,
  homeworkId: string,
  studentId: string | null,
): Promise<CommentView[]> {
  const found = await rows<Omit<CommentView, 'created_at'> & { created_at: Date }>(sql`
    select m.id, a.first_name || ' ' || a.last_name as author_name,
      case when a.role = 'STUDENT' then 'STUDENT' else 'TEACHER' end as author_role, m.body, m.created_at
    from comment m join account a on a.id = m.author_id
    where m.school_id = ${schoolId} and m.homework_id = ${homeworkId} and m.student_id is not distinct from ${studentId}::uuid
    order by m.created_at, m.id`);
  return found.map((comment) => ({ ...comment, created_at: comment.created_at.toISOString() }));
}
