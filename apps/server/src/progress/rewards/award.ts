import {
  type BadgeName,
  badgeOfEarning,
  type EarningKind,
  earnedBadges,
  earningSteps,
  earningsOf,
  type SkillProgress,
} from '@mashq/curriculum';
import { badgeWords } from '@mashq/curriculum/badges';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { notificationRows } from '../../notifications/notify.ts';
import { tehranDay } from '../../platform/calendar.ts';
import type { Database, Session } from '../../platform/db/database.ts';
import { namedStatement } from '../../platform/db/named-statement.ts';
import { textAs } from '../../platform/db/row.ts';
import { publishLive } from '../../platform/live/publish.ts';
import { factsOfDays, returnDays } from './calendar-facts.ts';

export interface Child {
  readonly schoolId: string;
  readonly studentId: string;
}

export interface Earning {
  readonly kind: EarningKind;
  /** What it is earned for: a second time it is nothing. */
  readonly reason: string;
}

/** What an answer was graded against. */
export interface StateBefore {
  readonly skillId: string;
  readonly tries: number;
  readonly hintsOpened: number;
  readonly solutionViewedAt: Date | null;
  readonly similarTo: string | null;
  readonly learnedAt: Date | null;
  readonly progress: SkillProgress;
}

/** What it came to. */
export interface StateAfter {
  readonly verdict: string;
  readonly hidesResult: boolean;
  readonly learnedAt: Date | null;
  readonly progress: SkillProgress | null;
}

/** What an answer earns, with the reason that makes each count once: corrections count once a day in a skill. */
export function earningsOfAnswer(before: StateBefore, after: StateAfter, now: Date): Earning[] {
  if (after.hidesResult) return [];
  const { skillId, progress } = before;
  const reviewsPassed = after.progress?.reviewsPassed ?? progress.reviewsPassed;
  const kinds = earningsOf({
    isRight: after.verdict === 'right',
    triesBefore: before.tries,
    hintsOpened: before.hintsOpened,
    sawSolution: before.solutionViewedAt !== null,
    isSimilar: before.similarTo !== null,
    isLearnedBefore: progress.band === 'learned' || progress.band === 'mastered',
    wasEverLearned: before.learnedAt !== null,
    isLearnedAfter: after.learnedAt !== null,
    passedReview: reviewsPassed > progress.reviewsPassed,
  });
  return kinds.map((kind) => {
    if (kind === 'learned') return { kind, reason: skillId };
    return { kind, reason: `${skillId} ${kind === 'reviewed' ? reviewsPassed : tehranDay(now)}` };
  });
}

/** Days away after which coming back earns. */
const MIN_ABSENCE_MS = 7 * 86_400_000;
const MAX_REMEMBERED = 20_000;

/** The last day of each child that is known to have an answer, so that a gap before it is looked for once a day. */
const lastDays = new WeakMap<Database, Map<string, string>>();

/** Whether an answer of the child's day was not stored by this server yet. */
export function isFirstOfDay(db: Database, studentId: string, now: Date): boolean {
  return lastDays.get(db)?.get(studentId) !== tehranDay(now);
}

/** Remembers the day of an answer that was stored. */
export function rememberDay(db: Database, studentId: string, now: Date): void {
  const days = lastDays.get(db) ?? new Map<string, string>();
  lastDays.set(db, days);
  if (days.size >= MAX_REMEMBERED) days.clear();
  days.set(studentId, tehranDay(now));
}

/** Whether an answer comes after days without any. */
export function isReturn(previousAt: Date | null, now: Date): boolean {
  return previousAt !== null && now.getTime() - previousAt.getTime() >= MIN_ABSENCE_MS;
}

/** A first try faster than this is hurried. */
const CALM_MS = 5000;
const CALM_QUESTIONS = 10;

const FactsRow = v.object({
  isOn: v.boolean(),
  learned: v.nullable(v.array(v.string())),
  tried: v.number(),
  earned: v.nullable(v.record(v.string(), v.number())),
  /** Reasons of the earnings that follow from other facts, so that what is missing is seen. */
  known: v.nullable(v.array(v.string())),
  days: v.nullable(v.array(v.string())),
  finished: v.number(),
  calmSessions: v.number(),
  quizzes: v.number(),
  mazes: v.number(),
  had: v.nullable(v.array(textAs<BadgeName>())),
});

/** Sessions of the child without an open question. */
const DONE = `s.school_id = :schoolId::uuid and s.student_id = :studentId::uuid and not exists (
    select from question q where q.school_id = s.school_id and q.session_id = s.id and q.state = 'open')`;

/** All that badges depend on. Prepared: planning it, over every month of the log, takes longer than running it. */
const FACTS = namedStatement<Child, typeof FactsRow>(
  'reward_facts',
  FactsRow,
  `
    select sc.gamification_on as "isOn",
      (select array_agg(m.skill_id) from skill_mastery m
        where m.school_id = :schoolId::uuid and m.student_id = :studentId::uuid and m.learned_at is not null) as learned,
      (select count(*)::int from skill_mastery m
        where m.school_id = :schoolId::uuid and m.student_id = :studentId::uuid and m.tries > 0) as tried,
      (select json_object_agg(e.kind, e.count) from (
        select kind, count(*)::int as count from reward_earning
        where school_id = :schoolId::uuid and student_id = :studentId::uuid group by kind) e) as earned,
      (select array_agg(e.kind || ' ' || e.reason_key) from reward_earning e
        where e.school_id = :schoolId::uuid and e.student_id = :studentId::uuid and e.kind in ('learned', 'returned')) as known,
      (select array_agg(d.day order by d.day) from (
        select distinct ((a.answered_at at time zone 'UTC') + interval '210 minutes')::date::text as day from attempt a
        where a.school_id = :schoolId::uuid and a.student_id = :studentId::uuid and a.late_reason is null
          and a.verdict <> 'invalid') d) as days,
      ((select count(*) from practice_session s where ${DONE})
        + (select count(*) from student_assignment sa
          where sa.school_id = :schoolId::uuid and sa.student_id = :studentId::uuid and sa.submitted_at is not null))::int as finished,
      (select count(*)::int from practice_session s where ${DONE}
        and (select count(*) from question q where q.school_id = s.school_id and q.session_id = s.id and q.tries > 0)
          >= ${CALM_QUESTIONS}
        and not exists (select from question q
          left join attempt a on a.school_id = q.school_id and a.question_id = q.id and a.first_try
          where q.school_id = s.school_id and q.session_id = s.id and q.tries > 0
            and coalesce(a.active_ms, 0) < ${CALM_MS})) as "calmSessions",
      (select count(*)::int from student_assignment sa
        join assignment w on w.school_id = sa.school_id and w.id = sa.assignment_id and w.kind = 'quiz'
        where sa.school_id = :schoolId::uuid and sa.student_id = :studentId::uuid and sa.submitted_at is not null) as quizzes,
      (select coalesce(sum(d.solved), 0)::int from maze_day d
        where d.school_id = :schoolId::uuid and d.student_id = :studentId::uuid) as mazes,
      (select array_agg(b.badge) from badge_award b
        where b.school_id = :schoolId::uuid and b.student_id = :studentId::uuid) as had
    from school sc where sc.id = :schoolId::uuid`,
);

const EarnedRow = v.object({ one: v.number() });

const EARN = namedStatement<Child & { readonly earnings: string; readonly now: string }, typeof EarnedRow>(
  'reward_earn',
  EarnedRow,
  `
    insert into reward_earning (school_id, student_id, kind, reason_key, steps, earned_at)
    select :schoolId::uuid, :studentId::uuid, e.kind, e.reason, e.steps, :now::timestamptz
    from json_to_recordset(:earnings::json) as e (kind text, reason text, steps int)
    on conflict do nothing
    returning 1 as one`,
);

/** Several badges may follow, whatever the child has. */
const ANY = 'any';

const badgeOf = (kind: EarningKind) => (kind === 'learned' || kind === 'returned' ? ANY : badgeOfEarning[kind]);

/** What was earned, as JSON for a statement: with the badge that may follow from it, null for none. */
export const earningRows = (earnings: readonly Earning[]): string =>
  JSON.stringify(
    earnings.map(({ kind, reason }) => ({ kind, reason, steps: earningSteps[kind], badge: badgeOf(kind) })),
  );

/** SQL: how many of the earnings just stored (`earned`) may be a badge that the child does not have. */
export const badgesPossible = `(select count(*)::int from earned s
      join json_to_recordset(:earnings::json) as e (kind text, badge text) on e.kind = s.kind
      where e.badge = '${ANY}' or (e.badge is not null and not exists (select from badge_award b
        where b.school_id = :schoolId::uuid and b.student_id = s.student_id and b.badge = e.badge)))`;

/** Stores what was earned, and says how much of it is new; what was earned before for the same reason stays as it was. */
export async function storeEarnings(
  session: Session,
  { schoolId, studentId }: Child,
  earnings: readonly Earning[],
  now: Date,
): Promise<number> {
  if (earnings.length === 0) return 0;
  const stored = await EARN.run(session, {
    schoolId,
    studentId,
    earnings: earningRows(earnings),
    now: now.toISOString(),
  });
  return stored.length;
}

/** What the notification of each badge says: several come at once, so each names its own, in the words of the shelf. */
const bodiesOf = (badges: readonly BadgeName[]) =>
  Object.fromEntries(
    badges.map((badge) => {
      const { title, reason } = badgeWords[badge];
      return [badge, `نشان «${title}» را گرفتی! ${reason}`];
    }),
  );

/**
 * Gives a child the badges its facts are enough for, each once however often this runs. While its school has rewards off
 * it gives none; they come when they are on again.
 */
export async function awardBadges(session: Session, child: Child, now: Date): Promise<void> {
  const { schoolId, studentId } = child;
  const [row] = await FACTS.run(session, { schoolId, studentId });
  if (row === undefined) return;
  const days = row.days ?? [];
  const learned = row.learned ?? [];
  const returns = returnDays(days);
  const known = new Set(row.known);
  const missing = [
    ...learned.map((reason): Earning => ({ kind: 'learned', reason })),
    ...returns.map((reason): Earning => ({ kind: 'returned', reason })),
  ].filter(({ kind, reason }) => !known.has(`${kind} ${reason}`));
  await storeEarnings(session, child, missing, now);
  if (!row.isOn) return;
  const earned = (kind: EarningKind) => row.earned?.[kind] ?? 0;
  const badges = earnedBadges({
    learned: new Set(learned),
    tried: row.tried,
    corrected: earned('corrected'),
    hinted: earned('hinted'),
    persevered: earned('persevered'),
    understood: earned('understood'),
    returned: returns.length,
    finished: row.finished,
    calmSessions: row.calmSessions,
    quizzes: row.quizzes,
    mazes: row.mazes,
    ...factsOfDays(days),
  }).filter((badge) => !row.had?.includes(badge));
  if (badges.length === 0) return;
  // With the badge in one statement, since a child waits for its answer; a browser reads its list again when it hears of a badge.
  const notified = notificationRows(
    schoolId,
    {
      kind: 'badge',
      title: 'نشان تازه',
      path: '/student/profile/badges',
      at: now,
    },
    sql`select ${studentId}::uuid, badge, ${JSON.stringify(bodiesOf(badges))}::json ->> badge from awarded`,
  );
  await publishLive(session, {
    kind: 'badge',
    data: { badges },
    schoolId,
    to: sql`select ${studentId}::uuid where exists (select from awarded)`,
    cause: sql`awarded as (
      insert into badge_award (school_id, student_id, badge, awarded_at)
      select ${schoolId}::uuid, ${studentId}::uuid, b.badge, ${now.toISOString()}::timestamptz
      from unnest(${sql.param(badges)}::text[]) as b (badge)
      on conflict do nothing
      returning badge), ${notified}`,
    now,
  });
}
