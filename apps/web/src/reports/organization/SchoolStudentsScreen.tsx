import type { OverseenStudent } from '@mashq/api/contract';
import { useOverseenStudents } from '@mashq/state/reports/management/organization';
import { Pagination } from '@mashq/ui/data/pagination';
import { Table, type TableColumn } from '@mashq/ui/data/table';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { SearchField } from '@mashq/ui/forms/search-field';
import { formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { useExistingPage } from '../../platform/routing/list-page.ts';
import { useListAddress } from '../../platform/routing/use-list-address.ts';
import { RECENT_DAYS } from '../management/RecentPractice.tsx';
import { organization } from '../strings/organization.ts';
import { SchoolPage } from './SchoolPage.tsx';

const SIZE = 20;
const words = organization.students;
const numberOrHidden = (value: number | null) => (value === null ? organization.hidden : formatNumber(value));

const COLUMNS: readonly TableColumn<OverseenStudent>[] = [
  {
    id: 'name',
    header: words.name,
    cell: ({ name, number }) => name ?? words.numbered(formatNumber(number)),
    isRowHeader: true,
  },
  { id: 'class', header: words.class, cell: (row) => row.class_title, narrow: 'detail' },
  {
    id: 'answers',
    header: words.answers(formatNumber(RECENT_DAYS)),
    cell: (row) => numberOrHidden(row.answers_lately),
    isNumeric: true,
    narrow: 'end',
  },
  {
    id: 'right',
    header: words.right,
    cell: (row) => numberOrHidden(row.right_lately),
    isNumeric: true,
    narrow: 'detail',
  },
];

/** The children of a school of the organization: by name where the school shows names, by number elsewhere. */
export function SchoolStudentsScreen({ schoolId }: { schoolId: string }) {
  return (
    <SchoolPage schoolId={schoolId} title={words.title}>
      {() => <Students schoolId={schoolId} />}
    </SchoolPage>
  );
}

function Students({ schoolId }: { schoolId: string }) {
  const { search, setSearch, typed, page, go } = useListAddress();
  const students = useOverseenStudents(schoolId, { page, size: SIZE, ...(typed !== '' && { searchedWord: typed }) });
  useExistingPage(students.data, (last) => go({ page: String(last) }));
  return (
    <QueryBoundary query={students} skeleton={<Skeleton shape="card" size="huge" />}>
      {(data) => (
        <Stack gap={6}>
          <search>
            <SearchField
              label={data.are_names_shown ? words.search : words.searchWithoutNames}
              {...(!data.are_names_shown && { description: words.namesHidden })}
              value={search}
              onChange={setSearch}
            />
          </search>
          {data.total === 0 ? (
            <LazyEmptyState picture={typed === '' ? 'people' : 'search'}>
              {typed === '' ? words.none : words.noneFound}
            </LazyEmptyState>
          ) : (
            <Table
              caption={words.title}
              isCaptionHidden
              columns={COLUMNS}
              rows={data.items}
              rowKey={({ id }) => id}
              isPending={students.isPlaceholderData}
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
  );
}
