import type { Grade, OverseenScore } from '@mashq/api/contract';
import { meanOf } from '@mashq/api/measures/shares';
import { useOverseenScores, useOverseenSeasons } from '@mashq/state/reports/management/organization';
import { Card } from '@mashq/ui/data/card';
import { Table, type TableColumn } from '@mashq/ui/data/table';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { SeasonsChart } from '../school/SeasonsChart.tsx';
import { organization } from '../strings/organization.ts';
import { school } from '../strings/school.ts';

const words = school.charts;
const skeleton = <Skeleton shape="block" size="large" />;

/** Questions of each child: classes of different sizes have the same measure. */
const perChild = ({ answered, class: { students_count: size } }: OverseenScore) =>
  answered === null || size === 0 ? null : meanOf(answered, size);
const print = (value: number | null) => (value === null ? organization.hidden : formatNumber(value));

const COLUMNS: readonly TableColumn<OverseenScore>[] = [
  { id: 'class', header: words.class, cell: (row) => row.class.title, isRowHeader: true },
  {
    id: 'students',
    header: organization.studentsCount,
    cell: (row) => formatNumber(row.class.students_count),
    isNumeric: true,
    sortValue: (row) => row.class.students_count,
    narrow: 'detail',
  },
  {
    id: 'perChild',
    header: organization.trend.measures.answered,
    cell: (row) => print(perChild(row)),
    isNumeric: true,
    sortValue: (row) => perChild(row) ?? -1,
    narrow: 'detail',
  },
  {
    id: 'learned',
    header: words.scoreLearned,
    cell: (row) => print(row.learned_skills),
    isNumeric: true,
    sortValue: (row) => row.learned_skills ?? -1,
    narrow: 'end',
  },
];

/** A grade of a school of the organization by chapter, and its classes beside each other. */
export function OverseenSkills({ schoolId, grade }: { schoolId: string; grade: Grade }) {
  const seasons = useOverseenSeasons(schoolId, grade);
  const scores = useOverseenScores(schoolId, grade);
  return (
    <Stack gap={6}>
      <Card title={organization.skills}>
        <QueryBoundary query={seasons} skeleton={skeleton}>
          {({ chapters }) =>
            chapters === null ? <p>{organization.trend.hidden}</p> : <SeasonsChart chapters={chapters} />
          }
        </QueryBoundary>
      </Card>
      <Card title={words.score} subtitle={words.scoreSubtitle} isFlush>
        <QueryBoundary query={scores} skeleton={skeleton}>
          {(data) => (
            <Table caption={words.score} isCaptionHidden columns={COLUMNS} rows={data} rowKey={(row) => row.class.id} />
          )}
        </QueryBoundary>
      </Card>
    </Stack>
  );
}
