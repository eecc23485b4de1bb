import { Stack } from '@mashq/ui/layout/stack';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { organization } from '../strings/organization.ts';
import { OverseenGrades } from './OverseenGrades.tsx';
import { OverseenNumbers } from './OverseenNumbers.tsx';
import { OverseenOutcomes } from './OverseenOutcomes.tsx';
import { OverseenToday } from './OverseenToday.tsx';
import { OverseenTrend } from './OverseenTrend.tsx';
import { OverseenWork, SchoolRewards } from './OverseenWork.tsx';
import { SchoolPage } from './SchoolPage.tsx';

/**
 * A school of the organization: its numbers, what needs somebody, grades and weeks, how its questions end, and its work. Before its
 * first class there is nothing to count: it says what comes then.
 */
export function SchoolScreen({ schoolId }: { schoolId: string }) {
  return (
    <SchoolPage schoolId={schoolId}>
      {(school) => (
        <Stack gap={6}>
          {school.classes_count === 0 ? (
            <>
              <LazyEmptyState picture="people">{organization.beforeClasses}</LazyEmptyState>
              <SchoolRewards schoolId={schoolId} />
            </>
          ) : (
            <>
              <OverseenNumbers label={organization.schoolInNumbers(school.title)} totals={school} />
              <OverseenToday schoolId={schoolId} />
              <OverseenGrades schoolId={schoolId} />
              <OverseenTrend school={school} />
              <OverseenOutcomes schoolId={schoolId} />
              <OverseenWork schoolId={schoolId} />
            </>
          )}
        </Stack>
      )}
    </SchoolPage>
  );
}
