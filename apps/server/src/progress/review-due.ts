import { daysToNextReview, type MasteryLevel, type SkillProgress } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../platform/actor.ts';
import type { Session } from '../platform/db/database.ts';
import { SkillProgressRow } from './progress.ts';

const DAY_MS = 86_400_000;

export interface PracticedSkill {
  readonly skillId: string;
  readonly progress: SkillProgress;
  /** When it was last practiced. */
  readonly lastAt: Date;
  /** When it was learned; null while it is not learned. */
  readonly learnedAt: Date | null;
  /** When its next review is due; null while it is not learned. */
  readonly dueAt: Date | null;
}

const LearnedSkillRow = v.object({
  ...SkillProgressRow.entries,
  skillId: v.string(),
  learnedAt: v.nullable(v.date()),
  lastAt: v.date(),
});

/** A skill that was learned once and missed since has its old date, but is practiced, not reviewed, until it is learned again. */
const isLearnedNow = (band: MasteryLevel) => band === 'learned' || band === 'mastered';

/** Every skill the child has begun, with its next review: one query. */
export async function practicedSkills(
  { query }: Session,
  { id, schoolId }: Pick<Actor, 'id' | 'schoolId'>,
): Promise<PracticedSkill[]> {
  const found = await query(
    LearnedSkillRow,
    sql`
    select skill_id as "skillId", score, counted, tries, last_right as "lastRight", wrong_in_a_row as "wrongInARow",
      below_in_a_row as "belowInARow", rating, band, reviews_passed as "reviewsPassed", learned_at as "learnedAt",
      last_at as "lastAt"
    from skill_mastery where school_id = ${schoolId} and student_id = ${id}`,
  );
  return found.map(({ skillId, learnedAt: learnedOnceAt, lastAt, ...progress }) => {
    const learnedAt = isLearnedNow(progress.band) ? learnedOnceAt : null;
    return {
      skillId,
      progress,
      lastAt,
      learnedAt,
      dueAt: learnedAt && new Date(learnedAt.getTime() + daysToNextReview(progress) * DAY_MS),
    };
  });
}

export const isDue = ({ dueAt }: PracticedSkill, now: Date): boolean => dueAt !== null && dueAt <= now;
