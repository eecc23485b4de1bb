import { SkillGridCall } from '@mashq/state/reports/dashboard';
import { schoolReading } from '@mashq/state/reports/school-reports';
import { StudentCalls } from '@mashq/state/reports/students/student-calls';
import { ReportCalls } from '@mashq/state/work/report-calls';
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
