import type { Band } from '@mashq/api/contract';
import { useSession } from '@mashq/state/platform/session/session';
import { useStudents } from '@mashq/state/reports/students/students';
import { Button } from '@mashq/ui/actions/button';
import { Pagination } from '@mashq/ui/data/pagination';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { SearchField } from '@mashq/ui/forms/search-field';
import { Select } from '@mashq/ui/forms/select';
import { formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { ExportMenu } from '../../platform/files/ExportMenu.tsx';
import { studentsFiles } from '../../platform/files/export-files.ts';
import { useDebouncedValue } from '../../platform/forms/use-debounced-value.ts';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { useReportRole } from '../../platform/people/use-report-role.ts';
import { readListPage, useExistingPage } from '../../platform/routing/list-page.ts';
import { studentsWords } from '../strings/teacher-students.ts';
import { StudentsTable } from './StudentsTable.tsx';

const words = studentsWords;
const ALL = 'all';
const SIZE = 20;
const BANDS = Object.entries(words.bands).map(([value, label]) => ({ value, label }));

/** The students of all classes of the teacher, or of the manager's school. Filters and page are in the address. */
export function StudentsScreen() {
  const { activeUser } = useSession();
  const { isTeacher } = useReportRole();
  const [path, navigate] = useLocation();
  const address = new URLSearchParams(useSearch());
  const [search, setSearch] = useState(address.get('search') ?? '');
  const typed = useDebouncedValue(search.trim());
  const classId = address.get('class') ?? ALL;
  const band = address.get('band') ?? ALL;
  const page = readListPage(address);
  const filter = {
    ...(typed !== '' && { search: typed }),
    ...(classId !== ALL && { classId }),
    ...(band !== ALL && { band: band as Band }),
  };
  const students = useStudents({ page, size: SIZE, ...filter });
  const go = (changes: Record<string, string>) => {
    // Another filter begins at the first page again.
    const next = new URLSearchParams({ ...Object.fromEntries(address), page: '1', ...changes });
    for (const [name, value] of [...next]) {
      if (value === '' || value === ALL || (name === 'page' && value === '1')) next.delete(name);
    }
    const text = next.toString();
    navigate(text === '' ? path : `${path}?${text}`, { replace: true });
  };
  useExistingPage(students.data, (last) => go({ page: String(last) }));
  const clear = () => {
    setSearch('');
    navigate(path, { replace: true });
  };
  const isFiltered = typed !== '' || classId !== ALL || band !== ALL;
  const total = students.data?.total;
  const isLoading = total === undefined && students.error === null;
  const classes = activeUser?.classes ?? [];
  return (
    <Page
      title={words.title}
      width="full"
      subtitle={
        isLoading ? <Skeleton width="half" /> : total === undefined ? null : words.subtitle(formatNumber(total))
      }
      actions={isTeacher && (isLoading || total) ? <ExportMenu files={studentsFiles(filter)} /> : null}
    >
      <Stack gap={6}>
        <search>
          <Grid columns={isTeacher ? 'thirds' : 'halves'}>
            <SearchField
              label={words.search}
              placeholder={words.searchExample}
              value={search}
              onChange={(value) => {
                setSearch(value);
                go({ search: value.trim() });
              }}
            />
            <Select
              label={words.class}
              options={[
                { value: ALL, label: words.allClasses },
                ...classes.map(({ id, title }) => ({ value: id, label: title })),
              ]}
              value={classId}
              onChange={(value) => go({ class: value })}
            />
            {isTeacher && (
              <Select
                label={words.band}
                options={[{ value: ALL, label: words.allBands }, ...BANDS]}
                value={band}
                onChange={(value) => go({ band: value })}
              />
            )}
          </Grid>
        </search>
        <QueryBoundary query={students} skeleton={<Skeleton shape="card" size="huge" />}>
          {(data) =>
            data.total === 0 ? (
              <LazyEmptyState
                picture={isFiltered ? 'search' : 'people'}
                {...(isFiltered && {
                  action: (
                    <Button variant="secondary" onPress={clear}>
                      {words.clear}
                    </Button>
                  ),
                })}
              >
                {isFiltered ? words.noneFound : words.none}
              </LazyEmptyState>
            ) : (
              <StudentsTable
                isPage
                students={data.items}
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
            )
          }
        </QueryBoundary>
      </Stack>
    </Page>
  );
}
