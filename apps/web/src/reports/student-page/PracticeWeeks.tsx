import type { StudentReport } from '@mashq/api/contract';
import { LineChart } from '@mashq/ui/charts/line-chart';
import { Card } from '@mashq/ui/data/card';
import { formatDate, formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Stack } from '@mashq/ui/layout/stack';
import { studentPage } from '../strings/teacher-student-page.ts';

/** The last weeks of a student: learned skills, questions and minutes. */
export function PracticeWeeks({ weeks }: { weeks: StudentReport['weeks'] }) {
  const words = studentPage.weeks;
  const labels = weeks.map(({ week_start }) => formatDate(week_start, 'day'));
  const waiting = weeks.reduce((sum, week) => sum + week.waiting, 0);
  if (weeks.every(({ done, minutes, learned_skills }) => done + minutes + learned_skills === 0)) {
    return (
      <Card title={words.title}>
        <p>{words.none}</p>
      </Card>
    );
  }
  return (
    <Card title={words.title}>
      <Stack gap={6}>
        <LineChart
          title={words.practice}
          labels={labels}
          itemHeader={words.week}
          series={[
            { label: words.done, values: weeks.map(({ done }) => done) },
            { label: words.firstTry, values: weeks.map(({ first_try_right }) => first_try_right) },
          ]}
        />
        {waiting > 0 && <p>{words.waiting(formatNumber(waiting))}</p>}
        <Grid columns="halves" gap={6}>
          <LineChart
            title={words.learned}
            labels={labels}
            itemHeader={words.week}
            series={[
              { label: words.learned, values: weeks.map(({ learned_skills }) => learned_skills), tone: 'success' },
            ]}
          />
          <LineChart
            title={words.minutes}
            labels={labels}
            itemHeader={words.week}
            series={[{ label: words.minutes, values: weeks.map(({ minutes }) => minutes) }]}
          />
        </Grid>
      </Stack>
    </Card>
  );
}
