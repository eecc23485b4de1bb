import type { ClassScore, Grade } from '@mashq/api/contract';
import { useSeasonsChart, useTotalScore } from '@mashq/state/reports/school-reports';
import { Card } from '@mashq/ui/data/card';
import { Table, type TableColumn } from '@mashq/ui/data/table';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { RevealInOrder } from '../../platform/loading/RevealInOrder.tsx';
import { schoolClassPath } from '../../platform/routing/class-path.ts';
import { school } from '../strings/school.ts';
import { SeasonsChart } from './SeasonsChart.tsx';

const words = school.charts;

const COLUMNS: readonly TableColumn<ClassScore>[] = [
  { id: 'class', header: words.class, cell: (row) => row.class.title, isRowHeader: true },
  {
    id: 'answered',
    header: words.scoreAnswered,
    cell: ({ answered }) => formatNumber(answered),
    isNumeric: true,
    sortValue: ({ answered }) => answered,
    narrow: 'detail',
  },
  {
    id: 'firstTry',
    header: words.scoreFirstTry,
    cell: ({ first_try_right }) => formatNumber(first_try_right),
    isNumeric: true,
    sortValue: (row) => row.first_try_right,
    narrow: 'detail',
  },
  {
    id: 'learned',
    header: words.scoreLearned,
    cell: ({ learned_skills }) => formatNumber(learned_skills),
    isNumeric: true,
    sortValue: (row) => row.learned_skills,
    narrow: 'end',
  },
];

/** A grade by chapter of its book, and its classes beside each other. */
export function GradeReport({ grade }: { grade: Grade }) {
  const seasons = useSeasonsChart(grade);
  const scores = useTotalScore(grade);
  return (
    <Stack gap={6}>
      <RevealInOrder>
        <Card>
          <QueryBoundary query={seasons} skeleton={<Skeleton shape="block" size="large" />}>
            {(chapters) => <SeasonsChart chapters={chapters} />}
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
      </RevealInOrder>
    </Stack>
  );
}
