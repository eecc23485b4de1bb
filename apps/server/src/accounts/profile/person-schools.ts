import { sql } from 'drizzle-orm';
import type { Session } from '../../platform/db/database.ts';
import { IdRow } from '../../platform/db/row.ts';

/** The school of a person, and those it was in before: a child who joins a school leaves its answers in its personal tenant. */
export async function schoolsOfPerson({ query }: Session, id: string, schoolId: string): Promise<string[]> {
  const before = await query(
    IdRow,
    sql`
    /* across schools: where a person was before */
    select distinct e.school_id as id from enrolment e where e.student_id = ${id} and e.school_id <> ${schoolId}`,
  );
  return [schoolId, ...before.map((school) => school.id)];
}
