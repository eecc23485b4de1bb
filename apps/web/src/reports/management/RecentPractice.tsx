import { ProgressBar } from '@mashq/ui/feedback/progress-bar';
import { formatNumber } from '@mashq/ui/i18n';
import { teacher } from '../../platform/strings/teacher-general.ts';
import { management } from '../strings/management.ts';

export interface Practice {
  students_count: number;
  /** Null where it is hidden, being about too few children. */
  practiced_lately: number | null;
}

/** Days that count as recent; the server applies them. */
export const RECENT_DAYS = 7;

/** How many of the children answered something in the last seven days. */
export function RecentPractice({ students_count, practiced_lately }: Practice) {
  if (students_count === 0) return <p>{management.noStudents}</p>;
  if (practiced_lately === null) return <p>{management.tooFew}</p>;
  return (
    <ProgressBar
      label={management.practiced(formatNumber(RECENT_DAYS))}
      value={practiced_lately}
      max={students_count}
      valueText={teacher.outOf(formatNumber(practiced_lately), formatNumber(students_count))}
    />
  );
}
