import { ProgressBar } from '@mashq/ui/feedback/progress-bar';
import { formatNumber } from '@mashq/ui/i18n';
import { office } from '../../strings/office.ts';
import { teacher } from '../../strings/teacher/general.ts';

export interface Practice {
  students_count: number;
  practised_lately: number;
}

/** How many of the children answered something in the last seven days. */
export function LatelyPractised({ students_count, practised_lately }: Practice) {
  if (students_count === 0) return <p>{office.noStudents}</p>;
  return (
    <ProgressBar
      label={office.practised}
      value={practised_lately}
      max={students_count}
      valueText={teacher.outOf(formatNumber(practised_lately), formatNumber(students_count))}
    />
  );
}
