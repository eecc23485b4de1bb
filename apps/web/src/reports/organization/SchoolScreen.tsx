import { Stack } from '@mashq/ui/layout/stack';
import { organization } from '../strings/organization.ts';
import { OverseenGrades } from './OverseenGrades.tsx';
import { OverseenNumbers } from './OverseenNumbers.tsx';
import { OverseenOutcomes } from './OverseenOutcomes.tsx';
import { OverseenToday } from './OverseenToday.tsx';
import { OverseenTrend } from './OverseenTrend.tsx';
import { OverseenWork } from './OverseenWork.tsx';
import { SchoolPage } from './SchoolPage.tsx';

/** A school of the organization: its numbers, grades, day and weeks, its work, and how its questions end. */
export function SchoolScreen({ schoolId }: { schoolId: string }) {
  return (
    <SchoolPage schoolId={schoolId}>
      {(school) => (
        <Stack gap={6}>
          <OverseenNumbers label={organization.schoolInNumbers(school.title)} totals={school} />
          <OverseenGrades schoolId={schoolId} />
          <OverseenToday schoolId={schoolId} />
          <OverseenTrend school={school} />
          <OverseenOutcomes schoolId={schoolId} />
          <OverseenWork schoolId={schoolId} />
        </Stack>
      )}
    </SchoolPage>
  );
}
