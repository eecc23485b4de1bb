import type { SchoolOverview } from '@mashq/api/contract';
import { useSchoolsOfProvince } from '@mashq/state/reports/management/organization';
import { Pagination } from '@mashq/ui/data/pagination';
import { Table, type TableColumn } from '@mashq/ui/data/table';
import { SearchField } from '@mashq/ui/forms/search-field';
import { Select } from '@mashq/ui/forms/select';
import { formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { useExistingPage } from '../../platform/routing/list-page.ts';
import { useListAddress } from '../../platform/routing/use-list-address.ts';
import { useNameInTitle } from '../../platform/routing/use-name-in-title.ts';
import { product } from '../../platform/strings/product.ts';
import { ManagementSkeleton } from '../management/ManagementSkeleton.tsx';
import { RECENT_DAYS } from '../management/RecentPractice.tsx';
import { organization } from '../strings/organization.ts';
import { OverseenNumbers } from './OverseenNumbers.tsx';
import { organizationPaths } from './organization-paths.ts';
import { practiceText } from './Provinces.tsx';

const SIZE = 20;
const SORTS = (['title', 'students', 'practice'] as const).map((value) => ({
  value,
  label: organization.sorts[value],
}));

const COLUMNS: readonly TableColumn<SchoolOverview>[] = [
  { id: 'title', header: organization.school, cell: ({ title }) => title, isRowHeader: true },
  {
    id: 'classes',
    header: organization.classes,
    cell: (row) => formatNumber(row.classes_count),
    isNumeric: true,
    narrow: 'detail',
  },
  {
    id: 'students',
    header: organization.studentsCount,
    cell: (row) => formatNumber(row.students_count),
    isNumeric: true,
    narrow: 'detail',
  },
  {
    id: 'practice',
    header: organization.practiced(formatNumber(RECENT_DAYS)),
    cell: practiceText,
    isNumeric: true,
    narrow: 'end',
  },
  {
    id: 'homeworks',
    header: organization.homeworks,
    cell: (row) => formatNumber(row.open_homeworks),
    isNumeric: true,
  },
];

/** The organization's schools in a province. Search, order and page are in the address. */
export function ProvinceScreen({ provinceId }: { provinceId: string }) {
  const { search, setSearch, typed, page, read, go } = useListAddress();
  const sort = SORTS.find(({ value }) => value === read('sort'))?.value ?? 'title';
  const schools = useSchoolsOfProvince(provinceId, { page, size: SIZE, sort, ...(typed !== '' && { search: typed }) });
  useExistingPage(schools.data, (last) => go({ page: String(last) }));
  useNameInTitle(schools.data?.province.name);
  const title = schools.data ? organization.province(schools.data.province.name) : organization.provinceName;
  return (
    <Page
      title={title}
      width="full"
      breadcrumbs={<Breadcrumbs items={[{ title: product.home, href: organizationPaths.home }, { title }]} />}
    >
      <QueryBoundary query={schools} skeleton={<ManagementSkeleton />}>
        {(data) => (
          <Stack gap={6}>
            <OverseenNumbers label={organization.provinceInNumbers(data.province.name)} totals={data.province} />
            <search>
              <Grid columns="wide">
                <SearchField
                  label={organization.search}
                  placeholder={organization.searchExample}
                  value={search}
                  onChange={setSearch}
                />
                <Select
                  label={organization.sort}
                  options={SORTS}
                  value={sort}
                  onChange={(value) => go({ sort: value === 'title' ? '' : value })}
                />
              </Grid>
            </search>
            {data.total === 0 ? (
              <LazyEmptyState picture="search">{organization.noneFound}</LazyEmptyState>
            ) : (
              <Table
                caption={organization.schools}
                columns={COLUMNS}
                rows={data.items}
                rowKey={({ id }) => id}
                rowHref={({ id }) => organizationPaths.school(id)}
                isPending={schools.isPlaceholderData}
                footer={
                  data.total > SIZE && (
                    <Pagination
                      page={data.page}
                      size={data.size}
                      total={data.total}
                      onPageChange={(next) => go({ page: String(next) })}
                    />
                  )
                }
              />
            )}
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  );
}
