import { useCups } from '@mashq/state/progress/rewards';
import { useCompletionSummary } from '@mashq/state/reports/completion-summary';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Inline } from '@mashq/ui/layout/inline';
import { Section } from '@mashq/ui/layout/section';
import { Streak } from '@mashq/ui/rewards/streak';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { rewardWords } from '../../../progress/strings/student-rewards.ts';
import * as css from './WeeklyGoal.css.ts';

const DAY_MS = 86_400_000;

/** Days of practice this week beside the weekly goal; no day without practice takes anything away. */
export function WeeklyGoal() {
  const words = rewardWords.goal;
  const goal = useCups().data?.weekly_goal;
  return (
    <Section
      title={words.title}
      actions={
        <Inline gap={4}>
          <Link variant="standalone" hasArrow href="/student/profile/badges">
            {words.toBadges}
          </Link>
          <Link variant="standalone" hasArrow href="/student/games/maze">
            {words.toMaze}
          </Link>
        </Inline>
      }
    >
      <QueryBoundary query={useCompletionSummary()} voice="student" skeleton={<Skeleton shape="card" size="large" />}>
        {({ week_start, days }) => (
          <Card className={css.week}>
            <Streak
              practised={days.flatMap((done, day) => (done > 0 ? [day] : []))}
              today={Math.min(6, Math.floor((Date.now() - Date.parse(week_start)) / DAY_MS))}
              goal={goal}
            />
          </Card>
        )}
      </QueryBoundary>
    </Section>
  );
}
