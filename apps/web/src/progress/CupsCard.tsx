import { useCups } from '@mashq/state/progress/rewards';
import { BarChart } from '@mashq/ui/charts/bar-chart';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDate, formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Stack } from '@mashq/ui/layout/stack';
import { CupMeter } from '@mashq/ui/rewards/cup-meter';
import { QueryBoundary } from '../platform/loading/QueryBoundary.tsx';
import { rewardWords } from './strings/student-rewards.ts';

/** Cups so far, the band of this week, and the weeks before it. */
export function CupsCard() {
  const words = rewardWords.cups;
  return (
    <QueryBoundary query={useCups()} voice="student" skeleton={<Skeleton shape="card" size="huge" />}>
      {({ is_on, cups, steps, steps_per_cup, band, weeks }) =>
        is_on && (
          <Card title={words.title}>
            <Grid columns="medium" gap={6} align="start">
              <Stack gap={4}>
                <CupMeter cups={cups} value={steps} max={steps_per_cup} />
                {band !== null && <p>{words.bands[band]}</p>}
                <p>{words.howTo}</p>
              </Stack>
              <Stack gap={3}>
                <p>{words.this(formatNumber(weeks.at(-1)?.steps ?? 0))}</p>
                <BarChart
                  title={words.chart}
                  data={weeks.map((week) => ({ label: formatDate(week.week_start, 'day'), value: week.steps }))}
                  tone="reward"
                  itemHeader={words.week}
                  valueHeader={words.steps}
                />
              </Stack>
            </Grid>
          </Card>
        )
      }
    </QueryBoundary>
  );
}
