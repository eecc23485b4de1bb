import type { ClassOverview, GradeOverview } from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { persianOrder } from '../../platform/persian-order.ts';
import { classOverviews, gradeOverviews } from './queries.ts';

/** The condition that `class c` is of the manager's own school; the personal tenant of one without a school has no class. */
function ofOwnSchool({ schoolId }: Actor): SQL {
  return sql`c.school_id = ${schoolId}::uuid`;
}

/** What managers of schools see of them. */
export function managementService({ db, clock }: Context) {
  return {
    grades: (actor: Actor): Promise<GradeOverview[]> => gradeOverviews(db, actor.schoolId, clock()),

    /** The classes of a grade by title. */
    classes: async (actor: Actor, grade: number): Promise<ClassOverview[]> => {
      const classes = await classOverviews(db, sql`${ofOwnSchool(actor)} and c.grade = ${grade}`, clock());
      return classes.sort((a, b) => persianOrder.compare(a.title, b.title));
    },
  };
}
