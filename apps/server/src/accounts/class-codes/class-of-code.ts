import { toLatinDigits } from '@mashq/curriculum/persian';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { notFound } from '../../platform/app-error.ts';
import type { Session } from '../../platform/db/database.ts';

export const CodedClass = v.object({
  schoolId: v.string(),
  classId: v.string(),
  title: v.string(),
  schoolName: v.string(),
});
export type CodedClass = v.InferOutput<typeof CodedClass>;

const noSuchCode = () => notFound('کلاسی با این کد پیدا نشد. کد را از معلمت بپرس و دوباره بنویس.');

const PlaceRow = v.object({ schoolId: v.string(), classId: v.string() });

/** The class of a code in any digits, with or without dashes. Throws `not-found` where no class has it. */
export async function classOfCode({ query }: Session, typed: string): Promise<CodedClass> {
  const code = toLatinDigits(typed).replaceAll(/[^\d]/g, '');
  const [place] = await query(
    PlaceRow,
    sql`
    select school_id as "schoolId", class_id as "classId" from class_code where code = ${code}`,
  );
  if (!place) throw noSuchCode();
  const [found] = await query(
    CodedClass,
    sql`
    select c.school_id as "schoolId", c.id as "classId", c.title, s.title as "schoolName"
    from class c join school s on s.id = c.school_id
    where c.school_id = ${place.schoolId} and c.id = ${place.classId} and c.archived_at is null
      and s.archived_at is null`,
  );
  if (!found) throw noSuchCode();
  return found;
}
