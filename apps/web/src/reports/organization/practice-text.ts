import { fractionOf } from '@mashq/api/measures';
import { formatNumber } from '@mashq/ui/i18n';
import type { Practice } from '../management/RecentPractice.tsx';
import { organization } from '../strings/organization.ts';

/** How many of the children practiced, in a cell of a table. */
export function practiceText({ students_count, practiced_lately }: Practice): string {
  if (practiced_lately === null) return organization.hidden;
  return organization.outOf(formatNumber(practiced_lately), formatNumber(students_count));
}

/** The share of the children that practiced; null where it is hidden or there are none. */
export function practiceShare({ students_count, practiced_lately }: Practice): number | null {
  return practiced_lately === null ? null : fractionOf({ part: practiced_lately, whole: students_count });
}
