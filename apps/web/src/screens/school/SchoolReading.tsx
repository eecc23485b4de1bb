import { schoolReading } from '@mashq/state/school-reports/index';
import { StudentCalls } from '@mashq/state/students/student-calls';
import { ReportCalls, SkillGridCall } from '@mashq/state/teacher/report-calls';
import type { ReactNode } from 'react';

/** What teachers read of their classes is read here by the calls of the manager, of the whole school. */
export function SchoolReading({ children }: { children: ReactNode }) {
  return (
    <ReportCalls value={schoolReading.reports}>
      <StudentCalls value={schoolReading.students}>
        <SkillGridCall value={schoolReading.skillGrid}>{children}</SkillGridCall>
      </StudentCalls>
    </ReportCalls>
  );
}
