import { useAccuracy, useHourlyDistribution, usePracticeDuration } from '@mashq/state/reports/practice-reports';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { FirstVisitHint } from '../../help/hints/FirstVisitHint.tsx';
import { screenOnly } from '../../platform/layout/paper-report.css.ts';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { reportWords } from '../strings/student-report.ts';
import { AccuracyCard } from './AccuracyCard.tsx';
import { DurationCard } from './DurationCard.tsx';
import { HoursCard } from './HoursCard.tsx';
import { PeriodChoice, type ShownPeriod } from './PeriodChoice.tsx';

/** The report on paper: its numbers are of the whole year, whatever the screen shows. */
const paperReport = lazyComponent(() => import('./PaperReport.tsx'), 'PaperReport');

/** When, how long and how well a student practiced. */
export function ReportScreen() {
  const words = reportWords;
  const [period, setPeriod] = useState<ShownPeriod>('last_4');
  return (
    <>
      <div className={screenOnly}>
        <Page
          width="student"
          title={words.title}
          subtitle={words.subtitle}
          actions={
            <Button icon={<Printer size="1.2em" />} onPress={() => window.print()}>
              {words.print}
            </Button>
          }
        >
          <Stack gap={6}>
            <PeriodChoice period={period} onChange={setPeriod} />
            <Sections period={period} />
            <Link variant="standalone" hasArrow href="/student/performance">
              {words.toPerformance}
            </Link>
          </Stack>
        </Page>
      </div>
      <OptionalBoundary>
        <paperReport.Component />
      </OptionalBoundary>
    </>
  );
}

const skeleton = <Skeleton shape="card" size="huge" />;

function Sections({ period }: { period: ShownPeriod }) {
  const duration = usePracticeDuration(period);
  const accuracy = useAccuracy(period);
  const hours = useHourlyDistribution(period);
  return (
    <QueryBoundary query={accuracy} voice="student" skeleton={skeleton}>
      {(data) =>
        data.done === 0 ? (
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
            <FirstVisitHint screen="student-report" />
            <AccuracyCard report={data} />
            <QueryBoundary query={duration} voice="student" skeleton={skeleton}>
              {(report) => <DurationCard report={report} />}
            </QueryBoundary>
            <QueryBoundary query={hours} voice="student" skeleton={skeleton}>
              {(report) => <HoursCard report={report} />}
            </QueryBoundary>
          </Stack>
        )
      }
    </QueryBoundary>
  );
}
