import {
  type LastQuestions,
  useHomeworksPie,
  useLastQuestions,
  useSchoolDays,
} from '@mashq/state/reports/school-reports';
import { LineChart } from '@mashq/ui/charts/line-chart';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { Select } from '@mashq/ui/forms/select';
import { formatDate } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { useState } from 'react';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { school } from '../strings/school.ts';
import { byWeek } from './by-week.ts';
import { HomeworksChart, QuestionsChart } from './OutcomeCharts.tsx';

const words = school.charts;
const RANGES = [7, 30, 90] as const;
const COUNTS = (Object.entries(words.counts) as [LastQuestions, string][]).map(([value, label]) => ({ value, label }));

/** How questions and homework end in the school, and practice day by day. */
export function SchoolCharts() {
  return (
    <Section title={words.title}>
      <Stack gap={5}>
        <Grid columns="wide" align="start">
          <Questions />
          <Homeworks />
        </Grid>
        <Days />
      </Stack>
    </Section>
  );
}

function Questions() {
  const [type, setType] = useState<LastQuestions>('last_100');
  return (
    <Card>
      <Stack gap={5}>
        <Select
          label={words.count}
          description={words.countHint}
          options={COUNTS}
          value={type}
          onChange={(value) => setType(value as LastQuestions)}
        />
        <QueryBoundary query={useLastQuestions(type)} skeleton={<Skeleton shape="block" size="medium" />}>
          {(outcomes) => <QuestionsChart title={words.questions} outcomes={outcomes} />}
        </QueryBoundary>
      </Stack>
    </Card>
  );
}

function Homeworks() {
  return (
    <Card>
      <QueryBoundary query={useHomeworksPie()} skeleton={<Skeleton shape="block" size="medium" />}>
        {(outcomes) => <HomeworksChart outcomes={outcomes} />}
      </QueryBoundary>
    </Card>
  );
}

function Days() {
  const [days, setDays] = useState<(typeof RANGES)[number]>(7);
  const isDaily = days === 7;
  return (
    <Card>
      <Stack gap={5}>
        <SegmentedControl
          label={words.range}
          options={RANGES.map((range) => ({ value: String(range), label: words.ranges[range] }))}
          value={String(days)}
          onChange={(value) => setDays(RANGES.find((range) => String(range) === value) ?? 7)}
        />
        <QueryBoundary query={useSchoolDays(days)} skeleton={<Skeleton shape="block" size="large" />}>
          {(data) => {
            // Names of thirty days have no room under a chart, and weeks are how a school counts.
            const points = isDaily ? data : byWeek(data);
            return (
              <LineChart
                title={isDaily ? words.days.day : words.days.week}
                labels={points.map(({ day }) => formatDate(day, 'day'))}
                itemHeader={isDaily ? words.day : words.week}
                series={(['answered', 'first_try_right'] as const).map((name) => ({
                  label: words.series[name],
                  values: points.map((one) => one[name]),
                }))}
              />
            );
          }}
        </QueryBoundary>
      </Stack>
    </Card>
  );
}
