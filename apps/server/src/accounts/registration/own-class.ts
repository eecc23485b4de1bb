import type { Grade } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { rosterService } from '../../school/roster.ts';
import { schoolYearOf } from '../../school/school-year.ts';

const GRADE_NAMES: Readonly<Record<Grade, string>> = { 3: 'سوم', 4: 'چهارم', 5: 'پنجم', 6: 'ششم' };

const TenantRow = v.object({ schoolId: v.string() });

/**
 * The class of a child without a school, in its personal tenant: all that follows from a grade, such as courses, practice and
 * reviews, is then read as for every other child. Gives its id; the child is still to be enrolled.
 */
export async function makeOwnClass({ query }: Session, own: Context, accountId: string, grade: Grade): Promise<string> {
  const [tenant] = await query(
    TenantRow,
    sql`
    select school_id as "schoolId" from account where id = ${accountId}`,
  );
  if (!tenant) throw new Error('an account without a tenant');
  const roster = rosterService(own);
  const schoolYearId = await roster.addSchoolYear(schoolYearOf(own.clock()));
  return roster.addClass({ ...tenant, schoolYearId, title: `پایهٔ ${GRADE_NAMES[grade]}`, grade });
}
