import type { ProvinceOverview } from '@mashq/api/contract';
import { fractionOf } from '@mashq/api/measures';
import { useProvinces } from '@mashq/state/reports/management/organization';
import { IRAN_PROVINCES, TileMap } from '@mashq/ui/charts/tile-map';
import { Card } from '@mashq/ui/data/card';
import { Table, type TableColumn } from '@mashq/ui/data/table';
import { formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { ManagementSkeleton } from '../management/ManagementSkeleton.tsx';
import { type Practice, RECENT_DAYS } from '../management/RecentPractice.tsx';
import { sumOf } from '../management/sum-of.ts';
import { management } from '../strings/management.ts';
import { organization } from '../strings/organization.ts';
import { OverseenNumbers } from './OverseenNumbers.tsx';
import { organizationPaths } from './organization-paths.ts';

const number = (id: string, header: string, of: (row: ProvinceOverview) => number): TableColumn<ProvinceOverview> => ({
  id,
  header,
  cell: (row) => formatNumber(of(row)),
  isNumeric: true,
  sortValue: of,
  narrow: 'detail',
});

const COLUMNS: readonly TableColumn<ProvinceOverview>[] = [
  {
    id: 'name',
    header: organization.provinceName,
    cell: ({ name }) => name,
    isRowHeader: true,
    sortValue: ({ name }) => name,
  },
  number('schools', organization.schools, (row) => row.schools_count),
  number('students', organization.studentsCount, (row) => row.students_count),
  {
    id: 'practice',
    header: organization.practiced(formatNumber(RECENT_DAYS)),
    cell: practiceText,
    isNumeric: true,
    sortValue: practiceShare,
    narrow: 'end',
  },
  number('homeworks', organization.homeworks, (row) => row.open_homeworks),
];

/** The organization's provinces with the numbers of its schools there. */
export function Provinces() {
  const provinces = useProvinces();
  return (
    <QueryBoundary query={provinces} skeleton={<ManagementSkeleton />}>
      {(data) => {
        if (data.length === 0) return <LazyEmptyState picture="people">{organization.noSchool}</LazyEmptyState>;
        const shown = data.filter((one) => one.practiced_lately !== null);
        return (
          <Stack gap={6}>
            <OverseenNumbers
              label={management.sums.organization}
              totals={{
                schools_count: sumOf(data, (one) => one.schools_count),
                classes_count: sumOf(data, (one) => one.classes_count),
                students_count: sumOf(data, (one) => one.students_count),
                practiced_lately: shown.length === 0 ? null : sumOf(shown, (one) => one.practiced_lately ?? 0),
                open_homeworks: sumOf(data, (one) => one.open_homeworks),
              }}
            />
            <Card>
              <TileMap
                title={organization.map}
                keyLabel={organization.practiced(formatNumber(RECENT_DAYS))}
                steps={organization.mapSteps}
                places={IRAN_PROVINCES}
                tiles={data.map((row) => ({
                  code: row.code,
                  name: row.name,
                  share: practiceShare(row),
                  value: formatNumber(row.schools_count),
                  description: organization.tile(
                    formatNumber(row.schools_count),
                    formatNumber(row.students_count),
                    practiceText(row),
                  ),
                  href: organizationPaths.province(row.code),
                }))}
              />
            </Card>
            <Table
              caption={organization.provinces}
              columns={COLUMNS}
              rows={data}
              rowKey={({ code }) => code}
              rowHref={({ code }) => organizationPaths.province(code)}
            />
          </Stack>
        );
      }}
    </QueryBoundary>
  );
}

/** How many of the children practiced, in a cell of a table. */
export function practiceText({ students_count, practiced_lately }: Practice): string {
  if (practiced_lately === null) return organization.hidden;
  return organization.outOf(formatNumber(practiced_lately), formatNumber(students_count));
}

/** The share of the children that practiced; null where it is hidden or there are none. */
function practiceShare({ students_count, practiced_lately }: Practice): number | null {
  return practiced_lately === null ? null : fractionOf({ part: practiced_lately, whole: students_count });
}
