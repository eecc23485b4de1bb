import { SkillGridApiContext } from '@mashq/state/reports/dashboard';
import { schoolReading } from '@mashq/state/reports/school-reports';
import { StudentCalls } from '@mashq/state/reports/students/students';
import { ReportApiContext } from '@mashq/state/work/assignment-api';
import type { ReactNode } from 'react';

/** What teachers read of their classes is read here by the calls of the manager, of the whole school. */
export function ReportsByManagerCalls({ children }: { children: ReactNode }) {
  return (
    <ReportApiContext value={schoolReading.reports}>
      <StudentCalls value={schoolReading.students}>
        <SkillGridApiContext value={schoolReading.skillGrid}>{children}</SkillGridApiContext>
      </StudentCalls>
    </ReportApiContext>
  );
}
