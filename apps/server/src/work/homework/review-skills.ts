import { shareReviews } from '@mashq/api/review-share';
import { daysToNextReview } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Session } from '../../platform/db/database.ts';
import type { AssignedSkill } from '../assignments/teacher-queries.ts';

const DAY_MS = 86_400_000;

/** A class has learned something to come back to from its third week of homework on. */
const FIRST_WEEKS_MS = 14 * DAY_MS;

export interface DueSkill {
  readonly skillId: string;
  /** Children of the class who have learned it and for whom a review is due. */
  readonly students: number;
}

const MasteryRow = v.object({ skillId: v.string(), reviewsPassed: v.number(), learnedAt: v.date() });

/** Skills that children of a class have learned and that are due for review, those of most children first. */
export async function dueSkillsOfClass(
  { query }: Session,
  schoolId: string,
  classId: string,
  now: Date,
): Promise<DueSkill[]> {
  const since = new Date(now.getTime() - FIRST_WEEKS_MS);
  const learned = await query(
    MasteryRow,
    sql`
    select m.skill_id as "skillId", m.reviews_passed as "reviewsPassed", m.learned_at as "learnedAt"
    from enrolment e
    join skill_mastery m on m.school_id = e.school_id and m.student_id = e.student_id
    where e.school_id = ${schoolId} and e.class_id = ${classId} and e.state = 'active' and m.learned_at is not null
      and m.band in ('learned', 'mastered') and exists (
        select from assignment w
        where w.school_id = e.school_id and w.class_id = e.class_id and w.published_at is not null
          and w.start_at <= ${since}::timestamptz)`,
  );
  const students = new Map<string, number>();
  for (const { skillId, reviewsPassed, learnedAt } of learned) {
    if (learnedAt.getTime() + daysToNextReview({ reviewsPassed }) * DAY_MS > now.getTime()) continue;
    students.set(skillId, (students.get(skillId) ?? 0) + 1);
  }
  return [...students]
    .map(([skillId, count]) => ({ skillId, students: count }))
    .sort((a, b) => b.students - a.students || (a.skillId < b.skillId ? -1 : 1));
}

/** The skills that come back in a homework of a class beside its new ones, with their questions. */
export async function reviewSkills(
  db: Session,
  schoolId: string,
  classId: string,
  fresh: readonly AssignedSkill[],
  now: Date,
  isWanted: (skillId: string) => boolean = () => true,
): Promise<AssignedSkill[]> {
  const due = (await dueSkillsOfClass(db, schoolId, classId, now)).filter(
    ({ skillId }) => isWanted(skillId) && !fresh.some((one) => one.skillId === skillId),
  );
  const freshItems = fresh.reduce((sum, { items }) => sum + items, 0);
  return shareReviews(due, freshItems).map(({ skillId, items }) => ({ skillId, items, isReview: true }));
}
