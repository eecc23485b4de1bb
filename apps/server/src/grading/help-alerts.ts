import type { HelpAlertSchema } from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { weekBefore } from '../calendar.ts';
import type { Session } from '../db/database.ts';
import type { HelpReason } from '../db/schema/index.ts';
import { skillInfo } from '../questions/skill-info.ts';

export type HelpAlert = InferOutput<typeof HelpAlertSchema>;

/** The condition that `help_alert al` is of the last seven days: nobody is reminded of older ones. */
export function helpSince(now: Date): SQL {
  return sql`al.raised_at >= ${weekBefore(now)}::timestamptz`;
}

/** The condition that `help_alert al` is still needed: the skill was not learned since. */
export const stillNeeded = sql`not exists (
  select from skill_mastery st
  where st.school_id = al.school_id and st.student_id = al.student_id and st.skill_id = al.skill_id and st.band in ('learned', 'mastered'))`;

interface AlertRow {
  readonly studentId: string;
  readonly studentName: string;
  readonly classId: string;
  readonly classTitle: string;
  readonly skillId: string;
  readonly reason: HelpReason;
  readonly raisedAt: Date;
}

/**
 * Mastery help alerts by a condition on `help_alert al` and `class c` (the child's), which names the school; the newest of each child and skill; those who
 * keep failing before those who are slow, then the newest first.
 */
export async function helpAlerts({ rows }: Session, condition: SQL): Promise<HelpAlert[]> {
  const found = await rows<AlertRow>(sql`
    select * from (
      select distinct on (al.student_id, al.skill_id) al.student_id as "studentId",
        a.first_name || ' ' || a.last_name as "studentName", c.id as "classId", c.title as "classTitle",
        al.skill_id as "skillId", al.reason, al.raised_at as "raisedAt"
      from help_alert al
      join account a on a.id = al.student_id
      join enrolment e on e.school_id = al.school_id and e.student_id = al.student_id and e.state = 'active'
      join class c on c.school_id = e.school_id and c.id = e.class_id
      where ${condition} and ${stillNeeded}
      order by al.student_id, al.skill_id, al.raised_at desc
    ) alert
    order by reason = 'four-wrong-in-a-row' desc, "raisedAt" desc`);
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
