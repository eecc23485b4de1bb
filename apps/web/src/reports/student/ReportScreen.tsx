import { useSkills } from '@mashq/state/practice/skills';
import { useAccuracy, usePracticeDuration, useSkillsPerformance } from '@mashq/state/reports/practice-reports';
import { Link } from '@mashq/ui/actions/link';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Mascot } from '@mashq/ui/illustrations/mascot';
import { NotebookScene } from '@mashq/ui/illustrations/notebook-scene';
import { useState } from 'react';
import { FirstVisitHint } from '../../help/hints/FirstVisitHint.tsx';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { RevealInOrder } from '../../platform/loading/RevealInOrder.tsx';
import { AfterFirstScreen, lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { reportWords as words } from '../strings/student-report.ts';
import { PeriodChoice, type ShownPeriod } from './PeriodChoice.tsx';
import * as css from './ReportScreen.css.ts';
import { newsOf } from './report-calculations.ts';
import { ChapterSection, DaysSection, NextSection, SourcesSection, TenSection } from './report-sections.tsx';

/** The report on paper: its numbers are of the whole year, whatever the screen shows. */
const paperReport = lazyComponent(() => import('./PaperReport.tsx'), 'PaperReport');

const skeleton = <Skeleton shape="card" size="huge" />;

/** What a student learned, how its answers came out, when it practiced, and what comes next. */
export function ReportScreen() {
  const [period, setPeriod] = useState<ShownPeriod>('last_4');
  const accuracy = useAccuracy(period);
  const performance = useSkillsPerformance(period);
  const duration = usePracticeDuration(period);
  const skills = useSkills();
  const isBookLoading = skills.data === undefined && skills.error === null;
  const chapters = performance.data?.chapters;
  const report = accuracy.data !== undefined && accuracy.data.done > 0 ? accuracy.data : null;
  const news = accuracy.data && chapters && newsOf(accuracy.data, chapters);
  return (
    <>
      <div className={css.notebook}>
        <header className={css.head}>
          <div className={css.news}>
            {news !== undefined && <p className={css.eyebrow}>{words.title}</p>}
            <h1 key={news?.kind} className={css.title}>
              {news === undefined || news.kind === 'none'
                ? words.title
                : words.news[news.kind](formatNumber(news.count))}
            </h1>
            {news?.kind === 'learned' && news.near > 0 && <p>{words.news.andNear(formatNumber(news.near))}</p>}
          </div>
          <NotebookScene
            className={css.scene}
            mascot={
              news && (
                <AfterFirstScreen>
                  <Mascot pose={news.kind === 'learned' ? 'proud' : 'wave'} size={165} />
                </AfterFirstScreen>
              )
            }
          />
        </header>
        <FirstVisitHint screen="student-report">{words.hint}</FirstVisitHint>
        <RevealInOrder>
          <div className={css.squared}>
            <PeriodChoice period={period} onChange={setPeriod} />
            <QueryBoundary query={accuracy} voice="student" skeleton={skeleton}>
              {({ done }) =>
                done === 0 ? (
                  <LazyEmptyState
                    picture="homework"
                    action={
                      <Link variant="primary" href="/student/exercise">
                        {words.practice}
                      </Link>
                    }
                  >
                    {words.none}
                  </LazyEmptyState>
                ) : (
                  // Not before the book is known, or not to be had: its skills are among the squares.
                  <QueryBoundary
                    query={isBookLoading ? { ...performance, data: undefined } : performance}
                    voice="student"
                    skeleton={skeleton}
                  >
                    {({ chapters: practiced }) => (
                      <ChapterSection practiced={practiced} book={skills.data} period={period} />
                    )}
                  </QueryBoundary>
                )
              }
            </QueryBoundary>
          </div>
          {report && <TenSection report={report} />}
          {report && (
            <div className={css.plain}>
              <QueryBoundary query={duration} voice="student" skeleton={skeleton}>
                {(days) => <DaysSection report={days} />}
              </QueryBoundary>
            </div>
          )}
          {report && <NextSection book={skills.data} />}
          {report && <SourcesSection report={report} />}
        </RevealInOrder>
      </div>
      <OptionalBoundary>
        <paperReport.Component />
      </OptionalBoundary>
    </>
  );
}
