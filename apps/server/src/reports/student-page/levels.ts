import type { SkillLevel } from '@mashq/api/contract';
import { bookSkill, type MasteryLevel } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { notFound } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { textAs } from '../../platform/db/row.ts';
import type { StoredDescriptiveLevel } from '../../platform/db/schema/index.ts';
import { descriptiveLevelOf, readProgress } from '../../progress/progress.ts';

const SetLevel = v.object({
  skillId: v.string(),
  level: textAs<StoredDescriptiveLevel>(),
  reason: v.string(),
  teacherName: v.string(),
  setAt: v.date(),
});
type SetLevel = v.InferOutput<typeof SetLevel>;

/** The levels that teachers set for a child, or that of one skill, by skill id. */
export async function setLevels(
  { query }: Session,
  schoolId: string,
  studentId: string,
  skillId?: string,
): Promise<ReadonlyMap<string, SetLevel>> {
  const found = await query(
    SetLevel,
    sql`
    select l.skill_id as "skillId", l.level, l.explanation as reason, t.first_name || ' ' || t.last_name as "teacherName",
      l.set_at as "setAt"
    from student_skill_level l join account t on t.id = l.teacher_id
    where l.school_id = ${schoolId} and l.student_id = ${studentId}
      ${skillId === undefined ? sql`` : sql`and l.skill_id = ${skillId}`}`,
  );
  return new Map(found.map((row) => [row.skillId, row]));
}

/** The level that counts: the teacher's where one set it, else the one the band stands for. */
export function skillLevel(band: MasteryLevel, set: SetLevel | undefined): SkillLevel {
  const computed = descriptiveLevelOf(band);
  if (!set) return { level: computed, computed, set: null };
  const { level, reason, teacherName, setAt } = set;
  return { level, computed, set: { reason, teacher_name: teacherName, set_at: setAt.toISOString() } };
}

/** Teachers' changes of levels, for children that the caller has found to be the actor's own. */
export function levelChanges({ db, clock }: Context) {
  async function change(
    actor: Actor,
    studentId: string,
    skillId: string,
    wanted: { readonly level: StoredDescriptiveLevel; readonly reason: string } | null,
  ): Promise<SkillLevel> {
    if (!bookSkill(skillId)) throw notFound('این مهارت پیدا نشد.');
    const { schoolId } = actor;
    const now = clock();
    return db.transaction(async (tx) => {
      // Two teachers who set the same level wait for each other here: the row may not exist yet.
      await tx.execute(sql`select from account where id = ${studentId} for no key update`);
      const before = (await setLevels(tx, schoolId, studentId, skillId)).get(skillId);
      const isSame = before?.level === wanted?.level && before?.reason === wanted?.reason;
      if (!isSame) {
        if (wanted === null) {
          await tx.execute(sql`
            delete from student_skill_level
            where school_id = ${schoolId} and student_id = ${studentId} and skill_id = ${skillId}`);
        } else {
          await tx.execute(sql`
            insert into student_skill_level (school_id, student_id, skill_id, level, explanation, teacher_id, set_at)
            values (${schoolId}, ${studentId}, ${skillId}, ${wanted.level}, ${wanted.reason}, ${actor.id}, ${now}::timestamptz)
            on conflict (school_id, student_id, skill_id) do update
            set level = excluded.level, explanation = excluded.explanation, teacher_id = excluded.teacher_id, set_at = excluded.set_at`);
        }
        const noted = (level: { level: string; reason: string } | null | undefined) =>
          level ? { skillId, level: level.level, reason: level.reason } : { skillId, level: null };
        await recordAudit(tx, now, originOf(actor.id), {
          action: wanted === null ? 'student-level.reset' : 'student-level.set',
          target: studentId,
          schoolId,
          before: noted(before),
          after: noted(wanted),
        });
      }
      const progress = await readProgress(tx, { id: studentId, schoolId }, [skillId]);
      const set = await setLevels(tx, schoolId, studentId, skillId);
      return skillLevel(progress.get(skillId)?.band ?? 'unseen', set.get(skillId));
    });
  }

  return change;
}
