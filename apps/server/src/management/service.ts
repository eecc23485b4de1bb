import type { ClassOverview, GradeOverview, ProvinceOverview, SchoolOverview } from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import type { Context } from '../context.ts';
import { persianOrder } from '../persian-order.ts';
import { classOverviews, gradeOverviews, schoolOverviews } from './queries.ts';
import { shareRunning } from './share-running.ts';

/** The condition that `class c` is of the manager's own school; the personal tenant of one without a school has no class. */
function ofOwnSchool({ schoolId }: Actor): SQL {
  return sql`c.school_id = ${schoolId}::uuid`;
}

/** The condition that `school s` is under the actor's organisation. */
function ofOwnOrganization({ id }: Actor): SQL {
  return sql`s.organization_id = (select o.organization_id from account o where o.id = ${id})`;
}

/** What managers of schools and of organisations see of them. */
export function managementService({ db, clock, overviewFreshMs }: Context) {
  const shared = shareRunning<ProvinceOverview[]>(overviewFreshMs);

  async function provincesOf(actor: Actor): Promise<ProvinceOverview[]> {
    const schools = await schoolOverviews(db, ofOwnOrganization(actor), clock());
    const provinces = new Map<string, { code: string; name: string; schools: SchoolOverview[] }>();
    for (const { provinceCode: code, provinceName: name, ...school } of schools) {
      const province = provinces.get(code) ?? { code, name, schools: [] };
      province.schools.push(school);
      provinces.set(code, province);
    }
    for (const province of provinces.values()) {
      province.schools.sort((one, other) => persianOrder.compare(one.title, other.title));
    }
    return [...provinces.values()].sort((one, other) => persianOrder.compare(one.name, other.name));
  }

  return {
    grades: (actor: Actor): Promise<GradeOverview[]> => gradeOverviews(db, ofOwnSchool(actor), clock()),

    /** The classes of a grade by title. */
    classes: async (actor: Actor, grade: number): Promise<ClassOverview[]> => {
      const classes = await classOverviews(db, sql`${ofOwnSchool(actor)} and c.grade = ${grade}`, clock());
      return classes.sort((one, other) => persianOrder.compare(one.title, other.title));
    },

    /** Provinces by their names, and the schools of each by theirs. */
    provinces: (actor: Actor): Promise<ProvinceOverview[]> => shared(actor.id, () => provincesOf(actor)),
  };
}
