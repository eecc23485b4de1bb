import type { Roster, RosterClass, RosterStudent } from '@mashq/api/contract';
import { useRoster } from '@mashq/state/school/roster/queries';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Avatar } from '@mashq/ui/data/avatar';
import { Card } from '@mashq/ui/data/card';
import { Table } from '@mashq/ui/data/table';
import { Tabs } from '@mashq/ui/data/tabs';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { ArrowUpFromLine, CalendarPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { fullName } from '../../platform/people/nav-account.ts';
import { Username } from '../../platform/people/Username.tsx';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { useListAddress } from '../../platform/routing/use-list-address.ts';
import { product } from '../../platform/strings/product.ts';
import { rosterWords } from '../strings/roster.ts';
import { RolloverAlert } from './RolloverAlert.tsx';
import { TeachersTable } from './TeachersTable.tsx';
import { UsernamesCard } from './UsernamesCard.tsx';
import { yearName } from './year-name.ts';

const words = rosterWords;
const archivedYears = lazyComponent(() => import('./ArchivedYears.tsx'), 'ArchivedYears');
const classDialog = lazyComponent(() => import('./ClassDialog.tsx'), 'ClassDialog');
const moveDialog = lazyComponent(() => import('./MoveDialog.tsx'), 'MoveDialog');

const TABS = ['classes', 'teachers', 'without', 'archive'] as const;

/** The tab that the address names: that of children without a class is there only while there are any. */
function tabOf(name: string | null, { without_class }: Roster) {
  const found = TABS.find((tab) => tab === name) ?? TABS[0];
  return found === 'without' && without_class.length === 0 ? TABS[0] : found;
}

/** Classes and people of a manager's school. */
export function RosterScreen() {
  const roster = useRoster();
  const { read, go } = useListAddress();
  const year = roster.data?.year;
  return (
    <Page
      title={words.title}
      subtitle={roster.data && (year ? words.year(yearName(year.title)) : words.noYear)}
      breadcrumbs={<Breadcrumbs items={[{ title: product.home, href: '/school' }, { title: words.title }]} />}
      actions={
        <>
          <Link variant="primary" icon={<ArrowUpFromLine size="1.2em" />} href="/school/roster/import">
            {words.import}
          </Link>
          {year && (
            <Link variant="secondary" icon={<CalendarPlus size="1.2em" />} href="/school/roster/new-year">
              {words.newYear}
            </Link>
          )}
        </>
      }
    >
      <QueryBoundary query={roster} skeleton={<Skeleton shape="card" size="huge" />}>
        {(data) => (
          <Stack gap={6}>
            {data.rollover && <RolloverAlert rollover={data.rollover} />}
            <Tabs
              label={words.tabs.label}
              selected={tabOf(read('tab'), data)}
              onSelectionChange={(tab) => go({ tab: tab === TABS[0] ? '' : tab })}
              items={[
                {
                  id: 'classes',
                  title: words.tabs.classes(formatNumber(data.classes.length)),
                  content: (
                    <Stack gap={6}>
                      <Classes classes={data.classes} />
                      <UsernamesCard prefix={data.username_prefix} />
                    </Stack>
                  ),
                },
                {
                  id: 'teachers',
                  title: words.tabs.teachers(formatNumber(data.teachers.length)),
                  content: <TeachersTable teachers={data.teachers} />,
                },
                ...(data.without_class.length > 0
                  ? [
                      {
                        id: 'without',
                        title: words.tabs.without(formatNumber(data.without_class.length)),
                        content: <WithoutClass roster={data} />,
                      },
                    ]
                  : []),
                {
                  id: 'archive',
                  title: words.tabs.archive,
                  content: (
                    <OptionalBoundary>
                      <archivedYears.Component />
                    </OptionalBoundary>
                  ),
                },
              ]}
            />
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  );
}

function Classes({ classes }: { classes: readonly RosterClass[] }) {
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const add = (
    <Button
      variant="secondary"
      icon={<Plus size="1.2em" />}
      onPress={() => {
        setAsked(true);
        setOpen(true);
      }}
    >
      {words.classes.new}
    </Button>
  );
  return (
    <>
      {classes.length === 0 ? (
        <LazyEmptyState picture="people" action={add}>
          {words.classes.none}
        </LazyEmptyState>
      ) : (
        <Card title={words.classes.caption} actions={add}>
          <Table
            caption={words.classes.caption}
            isCaptionHidden
            rows={classes}
            rowKey={({ id }) => id}
            rowHref={({ id }) => `/school/roster/class/${id}`}
            columns={[
              { id: 'title', header: words.classes.title, cell: ({ title }) => title, isRowHeader: true },
              {
                id: 'grade',
                header: words.classes.grade,
                cell: ({ grade }) => words.grade[grade],
                sortValue: ({ grade }) => grade,
                narrow: 'detail',
              },
              {
                id: 'teachers',
                header: words.classes.teachers,
                cell: ({ teachers }) => (teachers.length > 0 ? words.names(teachers.map(fullName)) : words.noTeacher),
                narrow: 'detail',
              },
              {
                id: 'size',
                header: words.classes.size,
                cell: ({ students_count }) => formatNumber(students_count),
                sortValue: ({ students_count }) => students_count,
                isNumeric: true,
                narrow: 'end',
              },
            ]}
          />
        </Card>
      )}
      {isAsked && (
        <OptionalBoundary>
          <classDialog.Component isOpen={isOpen} onOpenChange={setOpen} />
        </OptionalBoundary>
      )}
    </>
  );
}

function WithoutClass({ roster }: { roster: Roster }) {
  const [student, setStudent] = useState<RosterStudent>();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={words.without.caption}>
      <Table
        caption={words.without.caption}
        isCaptionHidden
        rows={roster.without_class}
        rowKey={({ id }) => id}
        columns={[
          { id: 'name', header: words.class.name, cell: fullName, isRowHeader: true },
          {
            id: 'username',
            header: words.class.username,
            cell: ({ username }) => <Username>{username}</Username>,
            narrow: 'detail',
          },
        ]}
        narrowStart={(student) => <Avatar name={fullName(student)} fallback="letter" />}
        rowActions={(row) => (
          <Inline gap={2}>
            <Button
              variant="secondary"
              size="small"
              onPress={() => {
                setStudent(row);
                setOpen(true);
              }}
            >
              {words.without.place}
            </Button>
          </Inline>
        )}
      />
      {student && (
        <OptionalBoundary>
          <moveDialog.Component key={student.id} student={student} isOpen={isOpen} onOpenChange={setOpen} />
        </OptionalBoundary>
      )}
    </Card>
  );
}
