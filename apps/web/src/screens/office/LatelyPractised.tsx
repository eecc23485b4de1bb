import { ProgressBar } from '@mashq/ui/feedback/progress-bar';
import { formatNumber } from '@mashq/ui/i18n';
import { office } from '../../strings/office.ts';
import { teacher } from '../../strings/teacher/general.ts';

export interface Practice {
  students_count: number;
  practised_lately: number;
}

/** Days that count as lately; the server counts them. */
export const LATELY_DAYS = 7;

/** How many of the children answered something in the last seven days. */
export function LatelyPractised({ students_count, practised_lately }: Practice) {
  if (students_count === 0) return <p>{office.noStudents}</p>;
  return (
    <ProgressBar
      label={office.practised(formatNumber(LATELY_DAYS))}
      value={practised_lately}
      max={students_count}
      valueText={teacher.outOf(formatNumber(practised_lately), formatNumber(students_count))}
    />
  );
}
