import type { HelpAlertSchema } from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import type { Session } from '../../platform/db/database.ts';
import { textAs } from '../../platform/db/row.ts';
import type { HelpReason } from '../../platform/db/schema/index.ts';
import { needsHelp } from '../measures.ts';
import { skillInfo } from '../skill-info.ts';

export type HelpAlert = InferOutput<typeof HelpAlertSchema>;

const AlertRow = v.object({
  studentId: v.string(),
  studentName: v.string(),
  classId: v.string(),
  classTitle: v.string(),
  skillId: v.string(),
  reason: textAs<HelpReason>(),
  raisedAt: v.date(),
});

interface Whose {
  readonly schoolId: string;
  /** A query for the ids of children; of those in a class of this year alone. */
  readonly students: SQL;
  /** A further condition on `class c`, the child's, and on the skill, `al.skill_id`. */
  readonly condition?: SQL;
}

/**
 * Who needs help now, in which skill and why; the newest reason of each child and skill. Those who keep failing come before
 * those who are slow or did badly in a work, then the newest.
 */
export async function helpAlerts(
  { query }: Session,
  { schoolId, students, condition = sql`true` }: Whose,
  now: Date,
): Promise<HelpAlert[]> {
  const needed = needsHelp((of) => sql`${of}.school_id = ${schoolId} and ${of}.student_id in (${students})`, now);
  const found = await query(
    AlertRow,
    sql`
    select * from (
      select distinct on (al.student_id, al.skill_id) al.student_id as "studentId",
        a.first_name || ' ' || a.last_name as "studentName", c.id as "classId", c.title as "classTitle",
        al.skill_id as "skillId", al.reason, al.raised_at as "raisedAt"
      from (${needed}) al
      join account a on a.id = al.student_id
      join enrolment e on e.school_id = al.school_id and e.student_id = al.student_id and e.state = 'active'
      join class c on c.school_id = e.school_id and c.id = e.class_id
      where c.school_id = ${schoolId} and c.archived_at is null and ${condition}
      order by al.student_id, al.skill_id, al.raised_at desc, al.reason, c.grade desc, c.id
    ) alert
    order by reason = 'four-wrong-in-a-row' desc, "raisedAt" desc`,
  );
  return found.map((row) => ({
    student_id: row.studentId,
    student_name: row.studentName,
    class_id: row.classId,
    class_title: row.classTitle,
    skill_id: row.skillId,
    skill_title: skillInfo(row.skillId).title,
    reason: row.reason,
    raised_at: row.raisedAt.toISOString(),
  }));
}
