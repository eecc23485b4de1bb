import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import type { Session } from '../../platform/db/database.ts';
import type { OrderMode } from '../../platform/db/schema/index.ts';
import type { ActivityRow } from '../assignments/teacher-queries.ts';
import { type ActivityProgress, type ActivityState, activityStates } from './activity-states.ts';

const OpenedRow = v.object({
  studentId: v.string(),
  position: v.number(),
  done: v.number(),
  right: v.number(),
});
type OpenedRow = v.InferOutput<typeof OpenedRow>;

/** What the children of a package have done in the activities they opened: one query, however many they are. */
function openedActivities(
  { query }: Session,
  { schoolId }: Pick<Actor, 'schoolId'>,
  assignmentId: string,
  condition: SQL,
): Promise<OpenedRow[]> {
  return query(
    OpenedRow,
    sql`
    select sy.student_id as "studentId", sy.position, count(q.id) filter (where q.state <> 'open')::int as done,
      count(q.id) filter (where q.state in ('right', 'corrected'))::int as "right"
    from student_activity sy
    left join question q on q.school_id = sy.school_id and q.assignment_id = sy.assignment_id
      and q.student_id = sy.student_id and q.activity = sy.position and q.similar_to is null
    where sy.school_id = ${schoolId} and sy.assignment_id = ${assignmentId} and ${condition}
    group by sy.student_id, sy.position`,
  );
}

export type ActivityOfChild = ActivityProgress & { readonly state: ActivityState };

interface Package {
  readonly orderMode: OrderMode;
  readonly activities: readonly ActivityRow[];
}

/** Every activity of a package for each child who has opened one. */
async function progressBy(
  session: Session,
  actor: Pick<Actor, 'schoolId'>,
  assignmentId: string,
  { orderMode, activities }: Package,
  condition: SQL,
): Promise<ReadonlyMap<string, readonly ActivityOfChild[]>> {
  const opened = Map.groupBy(
    await openedActivities(session, actor, assignmentId, condition),
    ({ studentId }) => studentId,
  );
  return new Map([...opened].map(([studentId, rows]) => [studentId, withStates(orderMode, activities, rows)]));
}

function withStates(
  orderMode: OrderMode,
  activities: readonly ActivityRow[],
  opened: readonly OpenedRow[],
): ActivityOfChild[] {
  const progress = activities.map(({ position, skillIds, itemsPerSkill, rightNeeded }): ActivityProgress => {
    const row = opened.find((one) => one.position === position);
    const itemsTotal = skillIds.length * itemsPerSkill;
    return { itemsTotal, rightNeeded, isOpened: row !== undefined, done: row?.done ?? 0, right: row?.right ?? 0 };
  });
  const states = activityStates(orderMode, progress);
  return progress.map((one, index) => ({ ...one, state: states[index] ?? 'locked' }));
}

/** The activities of one child. */
export async function progressOfChild(
  session: Session,
  actor: Pick<Actor, 'id' | 'schoolId'>,
  assignmentId: string,
  content: Package,
): Promise<readonly ActivityOfChild[]> {
  const all = await progressBy(session, actor, assignmentId, content, sql`sy.student_id = ${actor.id}`);
  return all.get(actor.id) ?? withStates(content.orderMode, content.activities, []);
}

/** The activities of every child who has opened one. */
export function progressOfAll(
  session: Session,
  actor: Pick<Actor, 'schoolId'>,
  assignmentId: string,
  content: Package,
): Promise<ReadonlyMap<string, readonly ActivityOfChild[]>> {
  return progressBy(session, actor, assignmentId, content, sql`true`);
}
