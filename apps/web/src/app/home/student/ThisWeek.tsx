import { useCompletionSummary } from '@mashq/state/reports/completion-summary';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { Stat } from '@mashq/ui/data/stat';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Section } from '@mashq/ui/layout/section';
import { numbers } from '../../../platform/layout/numbers.css.ts';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { homeSections } from '../../strings/student-home-sections.ts';

/** The child's own week, from Saturday. */
export function ThisWeek() {
  const words = homeSections.week;
  return (
    <Section
      title={words.title}
      actions={
        <Link variant="standalone" hasArrow href="/student/report">
          {words.report}
        </Link>
      }
    >
      <QueryBoundary query={useCompletionSummary()} voice="student" skeleton={<Skeleton shape="card" size="large" />}>
        {({ done, first_try_right, minutes, days }) => (
          <Card>
            {done === 0 ? (
              <p>{words.none}</p>
            ) : (
              <div className={numbers}>
                <Stat value={done} label={words.done} isCentred />
                <Stat value={first_try_right} label={words.firstTry} tone="success" isCentred />
                <Stat value={minutes} label={words.minutes} tone="reward" isCentred />
                <Stat value={days.filter((count) => count > 0).length} label={words.days} tone="info" isCentred />
              </div>
            )}
          </Card>
        )}
      </QueryBoundary>
    </Section>
  );
}
