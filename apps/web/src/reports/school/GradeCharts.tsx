import type { ClassScore, Grade } from '@mashq/api/contract';
import { useSeasonsChart, useTotalScore } from '@mashq/state/reports/school-reports';
import { StackedBarChart } from '@mashq/ui/charts/stacked-bar-chart';
import { Card } from '@mashq/ui/data/card';
import { Table, type TableColumn } from '@mashq/ui/data/table';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { schoolClassPath } from '../../platform/routing/class-path.ts';
import { school } from '../strings/school.ts';

const words = school.charts;

const COLUMNS: readonly TableColumn<ClassScore>[] = [
  { id: 'class', header: words.class, cell: (row) => row.class.title, isRowHeader: true },
  {
    id: 'answered',
    header: words.scoreAnswered,
    cell: ({ answered }) => formatNumber(answered),
    isNumeric: true,
    sortValue: ({ answered }) => answered,
  },
  {
    id: 'firstTry',
    header: words.scoreFirstTry,
    cell: ({ first_try_right }) => formatNumber(first_try_right),
    isNumeric: true,
    sortValue: (row) => row.first_try_right,
  },
  {
    id: 'learned',
    header: words.scoreLearned,
    cell: ({ learned_skills }) => formatNumber(learned_skills),
    isNumeric: true,
    sortValue: (row) => row.learned_skills,
  },
];

/** A grade by chapter of its book, and its classes beside each other. */
export function GradeCharts({ grade }: { grade: Grade }) {
  const seasons = useSeasonsChart(grade);
  const scores = useTotalScore(grade);
  return (
    <Stack gap={6}>
      <Card>
        <QueryBoundary query={seasons} skeleton={<Skeleton shape="block" size="large" />}>
          {(data) => (
            <StackedBarChart
              title={words.seasons}
              itemTitle={words.season}
              itemHeader={words.season}
              labels={data.map(({ number }) => formatNumber(number))}
              series={[
                {
                  label: words.bands.learned,
                  values: data.map(({ bands }) => bands.learned + bands.mastered),
                  tone: 'learned',
                },
                { label: words.bands.near, values: data.map(({ bands }) => bands.near), tone: 'near' },
                {
                  label: words.bands.starting,
                  values: data.map(({ bands }) => bands.starting + bands.learning),
                  tone: 'learning',
                },
              ]}
            />
          )}
        </QueryBoundary>
      </Card>
      <Card title={words.score} subtitle={words.scoreSubtitle} isFlush>
        <QueryBoundary query={scores} skeleton={<Skeleton shape="block" size="large" />}>
          {(data) => (
            <Table
              caption={words.score}
              isCaptionHidden
              columns={COLUMNS}
              rows={data}
              rowKey={(row) => row.class.id}
              rowHref={(row) => schoolClassPath(row.class)}
            />
          )}
        </QueryBoundary>
      </Card>
    </Stack>
  );
}
