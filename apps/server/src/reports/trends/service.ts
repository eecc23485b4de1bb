import type { Grade, TrendGroup, Trends, TrendsBy, TrendWeek } from '@mashq/api/contract';
import { compareShares } from '@mashq/api/measures/shares';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { nullable } from '../../platform/db/row.ts';
import { persianOrder } from '../../platform/persian-order.ts';
import { skillInfo } from '../../questions/skill-info.ts';
import { firstWeek, WEEK_MS } from '../organization/count-weeks.ts';
import { ofOwnOrganization } from '../organization/queries.ts';
import { shareRunning } from '../organization/share-running.ts';

export interface TrendsFilter {
  readonly by: TrendsBy;
  readonly grade?: Grade | undefined;
  readonly weeks: number;
  readonly sort: 'title' | 'practice';
}

/** Weeks of all groups; a reply has a page of them. */
export type AllTrends = Pick<Trends, 'starts' | 'counted_at' | 'all'> & { readonly groups: readonly TrendGroup[] };

const figures = { members: v.number(), students: v.number(), answered: v.number(), first_try_right: v.number() };
const WeekRow = v.object({ week: v.date(), counted_at: v.date(), ...figures });
/** A group has a row for each of its weeks; one without a week where it has none. */
const GroupRow = v.object({ id: v.string(), title: v.string(), ...nullable({ week: v.date(), ...figures }) });
type GroupRow = v.InferOutput<typeof GroupRow>;

const sumsOf = (table: 'w' | 'k') =>
  sql.raw(
    ['students', 'answered', 'first_try_right'].map((name) => `sum(${table}.${name})::int as ${name}`).join(', '),
  );
const SUMS = sql`sum(w.members)::int as members, ${sumsOf('w')}`;

/** Rows of `school_week w` that sums are made of. */
const shown = (grade: SQL, start: Date) =>
  sql`${grade} and w.week >= ${start}::timestamptz and not w.is_hidden and w.members > 0`;

const isOpen = sql`s.archived_at is null and s.kind = 'school'`;

/** A query for the groups of the schools `s` of a scope. */
function groupsBy(by: TrendsBy, scope: SQL, grade: number, start: Date): SQL {
  const ofGrade = sql`w.grade = ${grade}`;
  const weeks = sql`school s left join school_week w on w.school_id = s.id and ${shown(ofGrade, start)}`;
  switch (by) {
    case 'school':
      return sql`
        select s.id::text as id, s.title, w.week, ${SUMS} from ${weeks} where ${isOpen} and ${scope} group by s.id, w.week`;
    case 'province':
      return sql`
        select p.code as id, p.name as title, w.week, ${SUMS}
        from ${weeks} join province p on p.code = s.province_code
        where ${isOpen} and ${scope} group by p.code, w.week`;
    case 'grade':
      return sql`
        select w.grade::text as id, '' as title, w.week, ${SUMS} from school s join school_week w on w.school_id = s.id
        where ${isOpen} and ${scope} and ${shown(sql`w.grade <> 0`, start)} group by w.grade, w.week`;
    case 'skill':
      return sql`
        select k.skill_id as id, '' as title, w.week, ${SUMS_OF_SKILL}
        from school s join school_week w on w.school_id = s.id
        join school_week_skill k on k.school_id = w.school_id and k.grade = w.grade and k.week = w.week
        where ${isOpen} and ${scope} and ${shown(ofGrade, start)} group by k.skill_id, w.week`;
  }
}
const SUMS_OF_SKILL = sql`0 as members, ${sumsOf('k')}`;

const GRADE_NAMES: Readonly<Record<Grade, string>> = {
  3: 'پایهٔ سوم',
  4: 'پایهٔ چهارم',
  5: 'پایهٔ پنجم',
  6: 'پایهٔ ششم',
};

const titleOf = (by: TrendsBy, { id, title }: Pick<GroupRow, 'id' | 'title'>): string => {
  if (by === 'grade') return GRADE_NAMES[Number(id) as Grade];
  return by === 'skill' ? skillInfo(id).title : title;
};

/** The place of a skill in its book. */
const placeOf = (id: string): number => skillInfo(id).first_page;

/** The share of the last whole week; of who has none, less than all others. */
function compareByPractice(one: TrendGroup, other: TrendGroup): number {
  const shareOf = ({ weeks }: TrendGroup) => {
    const week = weeks.at(-2);
    return week ? { part: week.students, whole: week.members } : { part: -1, whole: 1 };
  };
  return compareShares(shareOf(other), shareOf(one));
}

async function readTrends(
  { query }: Session,
  scope: SQL,
  { by, grade, weeks, sort }: TrendsFilter,
  now: Date,
): Promise<AllTrends> {
  const start = firstWeek(now, weeks);
  const starts = Array.from({ length: weeks }, (_, index) => new Date(start.getTime() + index * WEEK_MS).toISOString());
  // Grades are compared with all; skills are those of one grade.
  const ofGrade = by === 'grade' ? 0 : (grade ?? (by === 'skill' ? 3 : 0));
  const [wholes, rows] = await Promise.all([
    query(
      WeekRow,
      sql`
      select w.week, max(w.counted_at) as counted_at, ${SUMS} from school s join school_week w on w.school_id = s.id
      where ${isOpen} and ${scope} and ${shown(sql`w.grade = ${ofGrade}`, start)} group by w.week`,
    ),
    query(GroupRow, groupsBy(by, scope, ofGrade, start)),
  ]);
  const fill = (of: (start: string) => TrendWeek | null) => starts.map(of);
  const whole = new Map(wholes.map(({ week, counted_at: _, ...of }) => [week.toISOString(), of]));
  const all = fill((each) => whole.get(each) ?? null);
  const groups = [...Map.groupBy(rows, ({ id }) => id)].map(([id, ofGroup]): TrendGroup => {
    const found = new Map(
      ofGroup.flatMap((row) => (row.week === null ? [] : [[row.week.toISOString(), row] as const])),
    );
    return {
      id,
      title: titleOf(by, { id, title: ofGroup[0]?.title ?? '' }),
      weeks: starts.map((each, index) => {
        const { members, students, answered, first_try_right } = found.get(each) ?? {};
        const week = { students: students ?? 0, answered: answered ?? 0, first_try_right: first_try_right ?? 0 };
        // A skill that nobody practiced in a week has no row there; its children are those of the grade.
        if (by === 'skill') return all[index] ? { members: all[index].members, ...week } : null;
        return members == null ? null : { members, ...week };
      }),
    };
  });
  const byTitle = (a: TrendGroup, b: TrendGroup) => persianOrder.compare(a.title, b.title);
  const byBook = (a: TrendGroup, b: TrendGroup) =>
    by === 'grade' ? Number(a.id) - Number(b.id) : placeOf(a.id) - placeOf(b.id) || byTitle(a, b);
  const inOrder = by === 'grade' || by === 'skill' ? byBook : byTitle;
  groups.sort(
    sort === 'practice' && inOrder === byTitle ? (a, b) => compareByPractice(a, b) || byTitle(a, b) : inOrder,
  );
  const counted = wholes.map(({ counted_at }) => counted_at.toISOString()).sort();
  return { starts, counted_at: counted.at(-1) ?? null, all, groups };
}

/** Practice over weeks across schools: of an organization for it, of the site for administrators. */
export function trendsService({ db, clock, overviewFreshMs }: Context) {
  const shared = shareRunning<AllTrends>(overviewFreshMs);
  const everything = (actor: Actor, { by, grade, weeks, sort }: TrendsFilter): Promise<AllTrends> => {
    const filter = { by, grade, weeks, sort };
    const scope = actor.role === 'admin' ? sql`true` : ofOwnOrganization(actor);
    return shared(`${actor.id} ${JSON.stringify(filter)}`, () => readTrends(db, scope, filter, clock()));
  };
  return {
    /** All groups, for a file. */
    everything,

    page: async (
      actor: Actor,
      { page, size, ...filter }: TrendsFilter & { readonly page: number; readonly size: number },
    ): Promise<Trends> => {
      const { groups, ...trends } = await everything(actor, filter);
      return { ...trends, page, size, total: groups.length, items: groups.slice((page - 1) * size, page * size) };
    },
  };
}
