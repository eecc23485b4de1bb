import { SchoolYearSchema } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { daysBefore, jalaliMonthStart, tehranDay } from '../../platform/calendar.ts';
import type { Session } from '../../platform/db/database.ts';
import { IdRow } from '../../platform/db/row.ts';
import type { SchoolYear } from './queries.ts';

/** The day of the first of Mehr of a Jalali year, as 2026-09-23. */
const firstOfMehr = (jalaliYear: number) => tehranDay(jalaliMonthStart(jalaliYear * 100 + 7));

export interface YearDays {
  readonly title: string;
  readonly startsOn: string;
  readonly endsOn: string;
}

/** The school year that begins in Mehr of a Jalali year. */
export function schoolYearBeginning(jalaliYear: number): YearDays {
  return {
    title: `${jalaliYear}-${jalaliYear + 1}`,
    startsOn: firstOfMehr(jalaliYear),
    endsOn: tehranDay(daysBefore(jalaliMonthStart((jalaliYear + 1) * 100 + 7), 1)),
  };
}

/** The school year that a day such as 2026-11-21 lies in, or in summer the one to come: classes are made before Mehr. */
export function schoolYearFor(day: string): YearDays {
  const year = Number(day.slice(0, 4)) - 621;
  const { startsOn } = schoolYearBeginning(year);
  const [, month = 0] = day.split('-').map(Number);
  return day >= startsOn || month >= 7 ? schoolYearBeginning(year) : schoolYearBeginning(year - 1);
}

/** The school year after one, by its title. */
export function schoolYearAfter(title: string): YearDays {
  return schoolYearBeginning(Number(title.slice(0, 4)) + 1);
}

/** The year that the school's classes are of now; null for a school without classes. */
export async function currentYear({ query }: Session, schoolId: string): Promise<SchoolYear | null> {
  const [found] = await query(
    SchoolYearSchema,
    sql`
    select y.id, y.title, y.starts_on::text as starts_on, y.ends_on::text as ends_on
    from school_year y
    where y.id in (select c.school_year_id from class c where c.school_id = ${schoolId} and c.archived_at is null)
    order by y.starts_on desc limit 1`,
  );
  return found ?? null;
}

/** The row of a school year; one that does not exist is made. */
export async function requireYear({ query }: Session, { title, startsOn, endsOn }: YearDays): Promise<string> {
  const [year] = await query(
    IdRow,
    sql`
    insert into school_year (title, starts_on, ends_on) values (${title}, ${startsOn}, ${endsOn})
    on conflict (title) do update set title = excluded.title returning id`,
  );
  if (!year) throw new Error('no school year');
  return year.id;
}
