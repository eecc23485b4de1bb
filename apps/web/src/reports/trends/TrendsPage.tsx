import type { Grade, TrendGroup, Trends, TrendsBy, TrendWeek } from '@mashq/api/contract';
import { fractionOf } from '@mashq/api/measures';
import { MIN_FOR_SHARE, meanOf } from '@mashq/api/measures/shares';
import { LineChart } from '@mashq/ui/charts/line-chart';
import { Card } from '@mashq/ui/data/card';
import { Collapsible } from '@mashq/ui/data/collapsible';
import { Pagination } from '@mashq/ui/data/pagination';
import { Table, type TableColumn } from '@mashq/ui/data/table';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { Select } from '@mashq/ui/forms/select';
import { formatDate, formatDateTime, formatNumber, formatPercent } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import type { ReactNode } from 'react';
import { useIsPhone } from '../../platform/layout/window-width.ts';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { type Loadable, QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { useExistingPage } from '../../platform/routing/list-page.ts';
import { useListAddress } from '../../platform/routing/use-list-address.ts';
import { management } from '../strings/management.ts';
import { organization } from '../strings/organization.ts';
import { trends as words } from '../strings/trends.ts';

const GRADES: readonly Grade[] = [3, 4, 5, 6];
const RANGES = [4, 12, 26] as const;
const MEASURES = (['share', 'answered', 'right'] as const).map((value) => ({ value, label: words.measures[value] }));
const SORTS = (['title', 'practice'] as const).map((value) => ({ value, label: words.sorts[value] }));
const SIZE = 20;

type Measure = (typeof MEASURES)[number]['value'];
type Week = TrendWeek | null | undefined;

/** Of children or of questions: groups of different sizes have the same measure. Of few questions no share is said. */
function measured(week: Week, measure: Measure): number | null {
  if (!week) return null;
  const { members, students, answered, first_try_right: right } = week;
  if (measure === 'share') return fractionOf({ part: students, whole: members });
  if (measure === 'answered') return members === 0 ? null : meanOf(answered, members);
  return answered < MIN_FOR_SHARE ? null : fractionOf({ part: right, whole: answered });
}

/** The same in a cell, with the numbers that it is made of. */
function textOf(week: Week, measure: Measure): string {
  const value = measured(week, measure);
  if (!week || value === null) return words.hidden;
  const { members, students, answered, first_try_right: right } = week;
  if (measure === 'share') return organization.outOf(formatNumber(students), formatNumber(members));
  return measure === 'answered' ? formatNumber(value) : organization.outOf(formatNumber(right), formatNumber(answered));
}

const PRINT: Readonly<Record<Measure, (value: number) => string>> = {
  share: formatPercent,
  answered: formatNumber,
  right: formatPercent,
};

/** What the address says of a page of trends, and what its calls are asked for. */
export function useTrendsFilter<By extends TrendsBy>(groups: readonly [By, ...By[]]) {
  const { page, read, go } = useListAddress();
  const by = groups.find((one) => one === read('by')) ?? groups[0];
  // Skills are of one grade.
  const grade =
    by === 'grade'
      ? undefined
      : (GRADES.find((one) => String(one) === read('grade')) ?? (by === 'skill' ? 3 : undefined));
  const sort = SORTS.find(({ value }) => value === read('sort'))?.value ?? 'title';
  const weeks = RANGES.find((range) => String(range) === read('weeks')) ?? 12;
  const measure = MEASURES.find(({ value }) => value === read('measure'))?.value ?? 'share';
  const filter = { by, weeks, sort, ...(grade !== undefined && { grade }) };
  return { groups, filter, query: { ...filter, page, size: SIZE }, measure, chosen: read('group'), go };
}

export interface TrendsPageProps {
  address: ReturnType<typeof useTrendsFilter>;
  trends: Loadable<Trends> & { readonly isPlaceholderData: boolean };
  /** Saves the weeks of all groups. */
  files: ReactNode;
  /** What all groups together are called. */
  all: string;
  /** Where a row leads. */
  hrefOf?: (by: TrendsBy, id: string) => string | undefined;
}

/** Practice over weeks: all schools of the reader, a group beside them, and a table of the groups. */
export function TrendsPage({ address, trends, files, all, hrefOf }: TrendsPageProps) {
  const { filter, go } = address;
  useExistingPage(trends.data, (last) => go({ page: String(last) }));
  const counted = trends.data?.counted_at;
  const isLoading = trends.data === undefined && trends.error === null;
  const whole = filter.grade === undefined ? all : words.ofGrade(all, management.grade[filter.grade]);
  return (
    <Page
      title={organization.trend.title}
      width="full"
      {...(counted && { subtitle: words.counted(formatDateTime(counted)) })}
      {...(isLoading && { subtitle: <Skeleton width="half" /> })}
      actions={files}
    >
      <Stack gap={6}>
        <Filter {...address} />
        <QueryBoundary query={trends} skeleton={<TrendsSkeleton />}>
          {(data) =>
            data.counted_at === null ? (
              <LazyEmptyState picture="people">{words.empty}</LazyEmptyState>
            ) : (
              <Stack gap={6}>
                <Chart data={data} all={whole} {...address} />
                <Groups data={data} isPending={trends.isPlaceholderData} {...address} {...(hrefOf && { hrefOf })} />
              </Stack>
            )
          }
        </QueryBoundary>
      </Stack>
    </Page>
  );
}

type Address = ReturnType<typeof useTrendsFilter>;

/** What is compared, of whom, how and how far back. A phone has one line of it over the chart, which opens. */
function Filter({ groups, filter: { by, grade, weeks }, measure, go }: Address) {
  const isPhone = useIsPhone();
  const grades = GRADES.map((value) => ({ value: String(value), label: management.grade[value] }));
  const choices = (
    <Inline gap={5} align="start">
      <SegmentedControl
        label={words.by}
        options={groups.map((value) => ({ value, label: words.groups[value] }))}
        value={by}
        onChange={(value) => go({ by: value === groups[0] ? '' : value, group: '', sort: '' })}
      />
      {by !== 'grade' && (
        <Select
          label={words.grade}
          options={by === 'skill' ? grades : [{ value: 'all', label: words.allGrades }, ...grades]}
          value={grade === undefined ? 'all' : String(grade)}
          onChange={(value) => go({ grade: value === 'all' ? '' : value, group: '' })}
        />
      )}
      <SegmentedControl
        label={organization.trend.measure}
        options={MEASURES}
        value={measure}
        onChange={(value) => go({ measure: value === 'share' ? '' : value })}
      />
      <SegmentedControl
        label={organization.trend.weeks}
        options={RANGES.map((range) => ({ value: String(range), label: organization.trend.ranges[range] }))}
        value={String(weeks)}
        onChange={(value) => go({ weeks: value === '12' ? '' : value })}
      />
    </Inline>
  );
  const chosen = words.chosen(
    words.table[by],
    by === 'grade' ? undefined : grade === undefined ? words.allGrades : management.grade[grade],
    words.measures[measure],
    organization.trend.ranges[weeks],
  );
  return (
    <search aria-label={words.filter}>{isPhone ? <Collapsible title={chosen}>{choices}</Collapsible> : choices}</search>
  );
}

/** All of them over the weeks, one group beside them, and the last whole week in a sentence. */
function Chart({ data, all, measure, chosen, go }: Address & { data: Trends; all: string }) {
  const group = data.items.find(({ id }) => id === chosen);
  const lineOf = (weeks: TrendGroup['weeks']) => weeks.map((week) => measured(week, measure));
  const [before, last] = [-3, -2].map((index) => textOf((group?.weeks ?? data.all).at(index), measure));
  const who = group?.title ?? all;
  const said =
    last === undefined || before === undefined || last === words.hidden
      ? words.tooEarly(who)
      : words.said[measure](who, last, before);
  return (
    <Card>
      <Stack gap={5}>
        {data.items.length > 0 && (
          <Inline>
            <Select
              label={words.beside}
              options={[
                { value: 'none', label: words.none },
                ...data.items.map(({ id, title }) => ({ value: id, label: title })),
              ]}
              value={group?.id ?? 'none'}
              onChange={(value) => go({ group: value === 'none' ? '' : value, page: String(data.page) })}
            />
          </Inline>
        )}
        <LineChart
          title={words.charts[measure]}
          labels={data.starts.map((start) => formatDate(start, 'day'))}
          itemHeader={organization.trend.week}
          formatValue={PRINT[measure]}
          {...(measure !== 'answered' && { max: 1 })}
          series={[
            ...(group ? [{ label: group.title, values: lineOf(group.weeks) }] : []),
            { label: all, values: lineOf(data.all) },
          ]}
        />
        <p>{said}</p>
      </Stack>
    </Card>
  );
}

/** Of a group whose weeks are hidden nothing is said, not even that it is empty. */
const membersOf = (week: Week) => (week ? formatNumber(week.members) : words.hidden);

const weekColumn = (
  id: 'thisWeek' | 'lastWeek' | 'weekBefore',
  place: number,
  measure: Measure,
): TableColumn<TrendGroup> => ({
  id,
  header: words[id],
  cell: ({ weeks }) => textOf(weeks.at(place), measure),
  isNumeric: true,
  // The week that is whole is the number to compare; on a phone the other two are below the name.
  narrow: id === 'lastWeek' ? 'end' : 'detail',
});

interface GroupsProps extends Address, Pick<TrendsPageProps, 'hrefOf'> {
  data: Trends;
  isPending: boolean;
}

/** The last weeks of each group. */
function Groups({ data, isPending, filter: { by, sort }, measure, go, hrefOf }: GroupsProps) {
  const columns: readonly TableColumn<TrendGroup>[] = [
    { id: 'title', header: words.groups[by], cell: ({ title }) => title, isRowHeader: true },
    {
      id: 'members',
      header: words.members,
      cell: ({ weeks }) => membersOf(weeks.findLast((week) => week !== null)),
      isNumeric: true,
      narrow: 'detail',
    },
    weekColumn('weekBefore', -3, measure),
    weekColumn('lastWeek', -2, measure),
    weekColumn('thisWeek', -1, measure),
  ];
  if (data.total === 0)
    return <LazyEmptyState picture="search">{by === 'skill' ? words.noSkill : words.empty}</LazyEmptyState>;
  return (
    <Stack gap={3}>
      {(by === 'school' || by === 'province') && (
        <Inline>
          <Select
            label={words.sort}
            options={SORTS}
            value={sort}
            onChange={(value) => go({ sort: value === 'title' ? '' : value })}
          />
        </Inline>
      )}
      <Table
        caption={words.table[by]}
        columns={columns}
        rows={data.items}
        rowKey={({ id }) => id}
        {...(hrefOf && { rowHref: ({ id }: TrendGroup) => hrefOf(by, id) })}
        isPending={isPending}
        footer={
          data.total > data.size && (
            <Pagination
              page={data.page}
              size={data.size}
              total={data.total}
              onPageChange={(next) => go({ page: String(next), group: '' })}
            />
          )
        }
      />
      <p>{words.why}</p>
    </Stack>
  );
}

function TrendsSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton shape="card" size="huge" />
      <Skeleton shape="card" size="large" />
    </Stack>
  );
}
