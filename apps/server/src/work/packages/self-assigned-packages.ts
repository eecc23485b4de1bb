import { createHash } from 'node:crypto';
import type { Contract, ResponseOf } from '@mashq/api/contract';
import type { Grade } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { numberAs } from '../../platform/db/row.ts';
import { itemsOf } from '../assignments/assignment-content.ts';
import { storeAssignment } from '../assignments/create.ts';
import { skillsOf } from './content.ts';
import type { memberPackageService } from './member-service.ts';
import { type ReadyPackage, readyPackages } from './ready-packages.ts';

type Calls = Contract['member']['packages'];

const OwnClass = v.object({
  id: v.string(),
  grade: numberAs<Grade>(),
});
type OwnClass = v.InferOutput<typeof OwnClass>;

const TakenRow = v.object({
  id: v.string(),
  itemsDone: v.number(),
});

/** Without a teacher there is no deadline: a package stays open for a year. */
const OPEN_MS = 365 * 24 * 60 * 60_000;

const noReady = () => notFound('این بستهٔ آماده پیدا نشد.');

/** A child has each ready-made package of its class once: the id follows from what it is of. */
function idOf(actor: Actor, classId: string, { section }: ReadyPackage): string {
  const hex = createHash('sha256').update(`own-package|${actor.id}|${classId}|${section}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The ready-made packages that a child without a school takes by itself. Children of a school get packages from their teacher. */
export function selfAssignedPackageService(
  context: Context,
  { read }: Pick<ReturnType<typeof memberPackageService>, 'read'>,
) {
  const { db, clock } = context;

  async function ownClass({ id, schoolId }: Actor): Promise<OwnClass | undefined> {
    const [found] = await db.query(
      OwnClass,
      sql`
      select c.id, c.grade from account a
      join enrolment e on e.school_id = ${schoolId} and e.student_id = a.id and e.state = 'active'
      join class c on c.school_id = e.school_id and c.id = e.class_id and c.archived_at is null
      where a.id = ${id} and a.is_individual_customer order by e.from_at desc limit 1`,
    );
    return found;
  }

  return {
    ready: async (actor: Actor): Promise<ResponseOf<Calls['ready']>> => {
      const own = await ownClass(actor);
      if (own === undefined) return [];
      const packages = readyPackages(own.grade);
      const ids = packages.map((one) => idOf(actor, own.id, one));
      const taken = await db.query(
        TakenRow,
        sql`
        select sa.assignment_id as id, sa.items_done as "itemsDone" from student_assignment sa
        where sa.school_id = ${actor.schoolId} and sa.student_id = ${actor.id}
          and sa.assignment_id = any(${sql.param(ids)}::uuid[])`,
      );
      return packages.map(({ section, title, chapterTitle, firstPage, lastPage, activities }, index) => {
        const mine = taken.find(({ id }) => id === ids[index]);
        return {
          section,
          title,
          chapter_title: chapterTitle,
          first_page: firstPage,
          last_page: lastPage,
          activities_count: activities.length,
          items_total: itemsOf({ skills: skillsOf(activities) }),
          items_done: mine?.itemsDone ?? 0,
          package_id: mine?.id ?? null,
        };
      });
    },

    /** Takes a package, or gives the one that was taken before: a second request, at the same time too, changes nothing. */
    take: async (actor: Actor, section: number): Promise<ResponseOf<Calls['take']>> => {
      const own = await ownClass(actor);
      const ready = own && readyPackages(own.grade).find((one) => one.section === section);
      if (own === undefined || ready === undefined) throw noReady();
      const { title, activities } = ready;
      const id = idOf(actor, own.id, ready);
      const now = clock();
      const content = {
        title,
        source: null,
        skills: skillsOf(activities),
        itemsPerSkill: Math.max(...activities.map(({ itemsPerSkill }) => itemsPerSkill)),
        target: 'class' as const,
        groups: [],
        orderMode: 'sequential' as const,
        activities,
        itemMode: 'generated' as const,
        hintsAllowed: true,
        showAnswers: 'immediately' as const,
        latePolicy: 'reject' as const,
        note: '',
        startAt: now,
        endAt: new Date(now.getTime() + OPEN_MS),
      };
      const taken = { id, kind: 'package' as const, classId: own.id, content, isDraft: false, grade: own.grade };
      await storeAssignment(context, actor, taken, now);
      return read(actor, id);
    },
  };
}
