import type { Contract, PackageActivitySchema, ParsedOf } from '@mashq/api/contract';
import { skillById } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { unprocessable } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { skillInfo } from '../../questions/skill-info.ts';
import { type AssignmentContent, type PlannedActivity, readTimes } from '../assignments/assignment-content.ts';
import { type KnownGroup, resolveTarget } from '../assignments/target.ts';
import type { ActivityRow } from '../assignments/teacher-queries.ts';

/** What a package is asked to consist of. */
export type PackageContent = Omit<ParsedOf<Contract['teacher']['packages']['replace']>['body'], 'version'>;

/** An activity as both sides see it. */
export function activityView(
  activity: Omit<ActivityRow, 'position' | 'firstItem'>,
  index: number,
): InferOutput<typeof PackageActivitySchema> {
  const { kind, title, skillIds, itemsPerSkill, rightNeeded } = activity;
  return {
    number: index + 1,
    kind,
    title,
    skills: skillIds.map((id) => skillInfo(id)),
    items_per_skill: itemsPerSkill,
    items_total: itemsPerSkill * skillIds.length,
    right_needed: rightNeeded,
  };
}

/** The activities of a request; throws `unprocessable` for one that no child could begin or complete. */
function readActivities(activities: PackageContent['activities']): PlannedActivity[] {
  return activities.map(({ kind, title, skillIds: asked, itemsPerSkill, rightNeeded }) => {
    const skillIds = [...new Set(asked)];
    if (skillIds.some((id) => skillById(id) === undefined)) {
      throw unprocessable('skill-unknown', 'بعضی از مهارت‌های انتخاب‌شده سؤال ندارند.');
    }
    if (kind === 'example') {
      if (skillIds.length > 1) throw unprocessable('example-of-one', 'هر مثال حل‌شده از یک مهارت است.');
      return { kind, title, skillIds, itemsPerSkill: 0, rightNeeded: null };
    }
    if (itemsPerSkill === 0) throw unprocessable('no-items', 'برای تمرین، بازی و آزمونک، شمار سؤال‌ها را بنویسید.');
    if (rightNeeded !== null && rightNeeded > itemsPerSkill * skillIds.length) {
      throw unprocessable('too-many-right', 'شمار پاسخ‌های درست نمی‌تواند از شمار سؤال‌ها بیشتر باشد.');
    }
    return { kind, title, skillIds, itemsPerSkill, rightNeeded };
  });
}

/** Each skill once, with its questions of all activities. */
export function skillsOf(activities: readonly PlannedActivity[]) {
  const items = new Map<string, number>();
  for (const { skillIds, itemsPerSkill } of activities)
    for (const id of skillIds) items.set(id, (items.get(id) ?? 0) + itemsPerSkill);
  return [...items]
    .filter(([, count]) => count > 0)
    .map(([skillId, count]) => ({ skillId, items: count, isReview: false }));
}

const EndOfYearRow = v.object({ endAt: v.date() });

/** The end of the class's school year: the last moment of its last day in Tehran. */
async function endOfYear({ query }: Session, schoolId: string, classId: string): Promise<string> {
  const [row] = await query(
    EndOfYearRow,
    sql`
    select (y.ends_on + 1)::timestamp at time zone 'Asia/Tehran' - interval '1 second' as "endAt"
    from class c join school_year y on y.id = c.school_year_id
    where c.school_id = ${schoolId} and c.id = ${classId}`,
  );
  if (!row) throw new Error('a class without a school year');
  return row.endAt.toISOString();
}

/** The content of a package from what its teacher asks for. */
export async function packageContent(
  { db, clock }: Context,
  { schoolId }: Actor,
  classId: string,
  body: PackageContent,
  known?: readonly KnownGroup[],
): Promise<AssignmentContent> {
  const { title, orderMode, note, startDate } = body;
  const activities = readActivities(body.activities);
  const skills = skillsOf(activities);
  if (skills.length === 0) throw unprocessable('no-practice', 'بسته دست‌کم یک تمرین، بازی یا آزمونک می‌خواهد.');
  const endDate = body.endDate ?? (await endOfYear(db, schoolId, classId));
  return {
    ...readTimes({ startDate, endDate }, clock()),
    ...(await resolveTarget(db, schoolId, classId, body, known)),
    title,
    source: null,
    skills,
    itemsPerSkill: Math.max(...activities.map(({ itemsPerSkill }) => itemsPerSkill)),
    orderMode,
    activities,
    itemMode: 'generated',
    hintsAllowed: true,
    showAnswers: 'immediately',
    latePolicy: 'reject',
    note,
  };
}
