import { Stack } from '@mashq/ui/layout/stack';
import { organization } from '../strings/organization.ts';
import { OverseenGrades } from './OverseenGrades.tsx';
import { OverseenNumbers } from './OverseenNumbers.tsx';
import { SchoolPage } from './SchoolPage.tsx';

/** A school of the organization: its numbers and grades. */
export function SchoolScreen({ schoolId }: { schoolId: string }) {
  return (
    <SchoolPage schoolId={schoolId}>
      {(school) => (
        <Stack gap={6}>
          <OverseenNumbers label={organization.schoolInNumbers(school.title)} totals={school} />
          <OverseenGrades schoolId={schoolId} />
        </Stack>
      )}
    </SchoolPage>
  );
}
