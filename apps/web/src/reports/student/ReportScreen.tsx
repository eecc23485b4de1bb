import type { Contract, ResponseOf } from '@mashq/api/contract';
import { useSkills } from '@mashq/state/practice/skills';
import { useCompletionSummary } from '@mashq/state/reports/completion-summary';
import { useAccuracy, useHourlyDistribution, usePracticeDuration } from '@mashq/state/reports/practice-reports';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDate, formatNumber } from '@mashq/ui/i18n';
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
import { ChapterCard, NewsCard, NextStepCard } from './SkillCards.tsx';

/** The report on paper: its numbers are of the whole year, whatever the screen shows. */
const paperReport = lazyComponent(() => import('./PaperReport.tsx'), 'PaperReport');

/** What is new, how far the chapter is, when, how long and how well a student practiced, and what comes next. */
export function ReportScreen() {
  const words = reportWords;
  const [period, setPeriod] = useState<ShownPeriod>('last_4');
  return (
    <>
      <div className={screenOnly}>
        <Page width="student" title={words.title} subtitle={words.subtitle}>
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
  const summary = useCompletionSummary();
  const skills = useSkills();
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
            {summary.data && skills.data && <NewsCard summary={summary.data} skills={skills.data} />}
            {skills.data && <ChapterCard skills={skills.data} />}
            <AccuracyCard report={data} />
            <QueryBoundary query={duration} voice="student" skeleton={skeleton}>
              {(report) => <DurationCard report={report} />}
            </QueryBoundary>
            <QueryBoundary query={hours} voice="student" skeleton={skeleton}>
              {(report) => <HoursCard report={report} />}
            </QueryBoundary>
            {skills.data && <NextStepCard skills={skills.data} />}
            <SourceCard report={data} />
          </Stack>
        )
      }
    </QueryBoundary>
  );
}

/** What the numbers above are of, and the way to have them on paper. */
function SourceCard({ report }: { report: ResponseOf<Contract['member']['practiceReports']['accuracy']> }) {
  const words = reportWords.source;
  const { done, judged, from } = report;
  return (
    <Card
      title={words.title}
      footer={
        <Button variant="secondary" icon={<Printer size="1.2em" />} onPress={() => window.print()}>
          {reportWords.print}
        </Button>
      }
    >
      <p>
        {words.questions(formatNumber(done), formatDate(from, 'day'))}{' '}
        {judged < done && words.judged(formatNumber(judged))} {words.own}
      </p>
    </Card>
  );
}
