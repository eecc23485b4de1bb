import { formatNumber } from '@mashq/ui/i18n';
import { Numbers } from '../management/Numbers.tsx';
import { RECENT_DAYS } from '../management/RecentPractice.tsx';
import { management } from '../strings/management.ts';

export interface OverseenTotals {
  schools_count?: number;
  classes_count: number;
  students_count: number;
  practiced_lately: number | null;
  open_homeworks: number;
}

/** Total numbers of what an organization oversees. What is hidden is left out. */
export function OverseenNumbers({ label, totals }: { label: string; totals: OverseenTotals }) {
  const { schools, classes, students, practiced, homeworks } = management.numbers;
  const { schools_count, classes_count, students_count, practiced_lately, open_homeworks } = totals;
  return (
    <Numbers
      label={label}
      items={[
        schools_count === undefined ? { ...classes, value: classes_count } : { ...schools, value: schools_count },
        { ...students, value: students_count },
        ...(practiced_lately === null
          ? []
          : [{ label: practiced.label(formatNumber(RECENT_DAYS)), value: practiced_lately }]),
        { ...homeworks, value: open_homeworks },
      ]}
    />
  );
}
