import {
  useAccuracy,
  useHourlyDistribution,
  usePerformanceByTime,
  useSkillsPerformance,
} from '@mashq/state/reports/practice-reports';
import { Link } from '@mashq/ui/actions/link';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { useState } from 'react';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { performanceWords, reportWords } from '../strings/student-report.ts';
import { AccuracyCard } from './AccuracyCard.tsx';
import { HoursCard } from './HoursCard.tsx';
import { PeriodChoice, type ShownPeriod } from './PeriodChoice.tsx';
import { SkillChapters } from './SkillChapters.tsx';
import { TimesCard } from './TimesCard.tsx';

/** How a student does by time of day and by skill. */
export function PerformanceScreen() {
  const words = performanceWords;
  const [period, setPeriod] = useState<ShownPeriod>('last_12');
  const skills = useSkillsPerformance(period);
  const accuracy = useAccuracy(period);
  const hours = useHourlyDistribution(period);
  const times = usePerformanceByTime(period);
  const skeleton = <Skeleton shape="card" size="huge" />;
  return (
    <Page width="student" title={words.title} subtitle={words.subtitle}>
      <Stack gap={6}>
        <PeriodChoice period={period} onChange={setPeriod} />
        <QueryBoundary query={skills} voice="student" skeleton={skeleton}>
          {({ chapters }) =>
            chapters.length === 0 ? (
              <LazyEmptyState
                picture="homework"
                action={
                  <Link variant="primary" href="/student/exercise">
                    {reportWords.practice}
                  </Link>
                }
              >
                {reportWords.none}
              </LazyEmptyState>
            ) : (
              <Stack gap={6}>
                <SkillChapters chapters={chapters} />
                <QueryBoundary query={accuracy} voice="student" skeleton={skeleton}>
                  {(report) => <AccuracyCard report={report} />}
                </QueryBoundary>
                <QueryBoundary query={hours} voice="student" skeleton={skeleton}>
                  {(report) => <HoursCard report={report} />}
                </QueryBoundary>
                <QueryBoundary query={times} voice="student" skeleton={skeleton}>
                  {({ parts }) => <TimesCard parts={parts} />}
                </QueryBoundary>
              </Stack>
            )
          }
        </QueryBoundary>
        <Link variant="standalone" hasArrow href="/student/report">
          {reportWords.toReport}
        </Link>
      </Stack>
    </Page>
  );
}
