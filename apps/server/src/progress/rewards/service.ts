import type { Contract, ResponseOf } from '@mashq/api/contract';
import { type BadgeName, cupBand, stepsPerCup, weeklyGoalDays } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { weekStart } from '../../platform/calendar.ts';
import type { Context } from '../../platform/context.ts';
import { CountRow, textAs } from '../../platform/db/row.ts';
import { awardBadges } from './award.ts';
import { hasRewards } from './gamification.ts';

type Calls = Contract['member']['rewards'];

const WEEK_MS = 7 * 86_400_000;
const WEEKS_SHOWN = 6;

const BadgesRow = v.object({ id: textAs<BadgeName>(), awardedAt: v.date(), isNew: v.boolean() });

const CupsRow = v.object({ week: v.nullable(v.number()), steps: v.number() });

const OfClassRow = v.object({ id: v.string(), steps: v.number() });

/** Badges and cups of a child. */
export function rewardService({ db, clock }: Context) {
  return {
    badges: async (actor: Actor): Promise<ResponseOf<Calls['badges']>> => {
      if (!(await hasRewards(db, actor))) return { is_on: false, badges: [] };
      const { id: studentId, schoolId } = actor;
      // What follows from facts that no answer changes, such as a quiz that was handed in, comes here.
      await awardBadges(db, { schoolId, studentId }, clock());
      const found = await db.query(
        BadgesRow,
        sql`
        select badge as id, awarded_at as "awardedAt", seen_at is null as "isNew" from badge_award
        where school_id = ${schoolId} and student_id = ${studentId} order by awarded_at desc, badge`,
      );
      return {
        is_on: true,
        badges: found.map(({ id, awardedAt, isNew }) => ({ id, awarded_at: awardedAt.toISOString(), is_new: isNew })),
      };
    },

    badgesSeen: async ({ id, schoolId }: Actor): Promise<{ ok: true }> => {
      await db.execute(sql`
        update badge_award set seen_at = ${clock().toISOString()}::timestamptz
        where school_id = ${schoolId} and student_id = ${id} and seen_at is null`);
      return { ok: true };
    },

    newBadgesCount: async ({ id, schoolId }: Actor): Promise<{ count: number }> => {
      const [found] = await db.query(
        CountRow,
        sql`
        select count(*)::int as count from badge_award b join school s on s.id = b.school_id and s.gamification_on
        where b.school_id = ${schoolId} and b.student_id = ${id} and b.seen_at is null`,
      );
      return { count: found?.count ?? 0 };
    },

    cups: async (actor: Actor): Promise<ResponseOf<Calls['cups']>> => {
      const isOn = await hasRewards(db, actor);
      const week = weekStart(clock());
      const first = new Date(week.getTime() - (WEEKS_SHOWN - 1) * WEEK_MS);
      const starts = Array.from({ length: WEEKS_SHOWN }, (_, index) => new Date(first.getTime() + index * WEEK_MS));
      const weeks = starts.map((start) => ({ week_start: start.toISOString(), steps: 0 }));
      const none = { steps_per_cup: stepsPerCup, weekly_goal: weeklyGoalDays };
      if (!isOn) return { is_on: false, cups: 0, steps: 0, band: null, weeks, ...none };
      const own = await db.query(
        CupsRow,
        sql`
        select case when earned_at >= ${first.toISOString()}::timestamptz
            then floor(extract(epoch from earned_at - ${first.toISOString()}::timestamptz) / 604800)::int end as week,
          sum(steps)::int as steps
        from reward_earning where school_id = ${actor.schoolId} and student_id = ${actor.id} group by 1`,
      );
      const ofClass = await db.query(
        OfClassRow,
        sql`
        select e.student_id as id, coalesce(sum(r.steps), 0)::int as steps
        from enrolment mine
        join enrolment e on e.school_id = mine.school_id and e.class_id = mine.class_id and e.state = 'active'
        left join reward_earning r on r.school_id = e.school_id and r.student_id = e.student_id
          and r.earned_at >= ${week.toISOString()}::timestamptz
        where mine.school_id = ${actor.schoolId} and mine.student_id = ${actor.id} and mine.state = 'active'
        group by 1`,
      );
      const total = own.reduce((sum, { steps }) => sum + steps, 0);
      const thisWeek = ofClass.find(({ id }) => id === actor.id)?.steps ?? 0;
      return {
        is_on: true,
        cups: Math.floor(total / stepsPerCup),
        steps: total % stepsPerCup,
        band: cupBand(
          thisWeek,
          ofClass.map(({ steps }) => steps),
        ),
        weeks: weeks.map((each, index) => ({ ...each, steps: own.find((row) => row.week === index)?.steps ?? 0 })),
        ...none,
      };
    },
  };
}
