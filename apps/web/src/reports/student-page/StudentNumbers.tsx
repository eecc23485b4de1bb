import type { StudentOverview } from '@mashq/api/contract';
import { Card } from '@mashq/ui/data/card';
import { Stat } from '@mashq/ui/data/stat';
import { numbers } from '../../platform/layout/numbers.css.ts';
import { studentPage } from '../strings/teacher-student-page.ts';

/** A student in four numbers. */
export function StudentNumbers({ student }: { student: StudentOverview }) {
  const words = studentPage.facts;
  return (
    <Card>
      <div className={numbers}>
        <Stat value={student.minutes} unit={words.minutesUnit} label={words.minutes} tone="reward" isCentred />
        <Stat value={student.learned_skills} label={words.learned} tone="success" isCentred />
        <Stat value={student.open_work} label={words.open} tone="info" isCentred />
        <Stat
          value={student.help_alerts}
          label={words.help}
          tone={student.help_alerts > 0 ? 'danger' : 'text'}
          isCentred
        />
      </div>
    </Card>
  );
}
