import { schoolReading } from '@mashq/state/school-reports';
import { StudentCalls } from '@mashq/state/students';
import { ReportCalls, SkillGridCall } from '@mashq/state/teacher';
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
