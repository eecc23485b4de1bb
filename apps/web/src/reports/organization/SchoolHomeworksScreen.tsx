import type { OverseenHomework } from '@mashq/api/contract';
import { handedInOf } from '@mashq/api/measures';
import { useOverseenHomeworkList } from '@mashq/state/reports/management/organization';
import { Badge } from '@mashq/ui/data/badge';
import type { TableColumn } from '@mashq/ui/data/table';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { shareText } from '../../platform/layout/share-text.ts';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { useExistingPage } from '../../platform/routing/list-page.ts';
import { useListAddress } from '../../platform/routing/use-list-address.ts';
import { timesText } from '../../work/homework/times-text.ts';
import { teacherHomework } from '../../work/strings/teacher-homework.ts';
import { organization } from '../strings/organization.ts';
import { SchoolPage } from './SchoolPage.tsx';
import { WorkTable } from './WorkTable.tsx';

const SIZE = 20;
const words = organization.work;

const COLUMNS: readonly TableColumn<OverseenHomework>[] = [
  { id: 'name', header: words.name, cell: ({ title }) => title, isRowHeader: true },
  { id: 'class', header: words.class, cell: ({ class_title }) => class_title, narrow: 'detail' },
  { id: 'time', header: words.time, cell: timesText, narrow: 'detail' },
  {
    id: 'state',
    header: words.state,
    cell: ({ state }) => <Badge tone={state === 'open' ? 'success' : 'neutral'}>{teacherHomework.states[state]}</Badge>,
    narrow: 'end',
  },
  {
    id: 'handedIn',
    header: words.handedIn,
    cell: ({ counts }) => (counts === null ? words.few : shareText(handedInOf(counts))),
    isNumeric: true,
    narrow: 'detail',
  },
];

/** The homework of a school of the organization, and where its children are. */
export function SchoolHomeworksScreen({ schoolId }: { schoolId: string }) {
  return (
    <SchoolPage schoolId={schoolId} title={words.homeworks}>
      {() => <Homeworks schoolId={schoolId} />}
    </SchoolPage>
  );
}

function Homeworks({ schoolId }: { schoolId: string }) {
  const { page, go } = useListAddress();
  const list = useOverseenHomeworkList(schoolId, { page, size: SIZE });
  useExistingPage(list.data, (last) => go({ page: String(last) }));
  return (
    <QueryBoundary query={list} skeleton={<Skeleton shape="card" size="huge" />}>
      {(data) => (
        <WorkTable
          caption={words.homeworks}
          columns={COLUMNS}
          data={data}
          empty={words.noHomework}
          picture="homework"
          isPending={list.isPlaceholderData}
          onPageChange={(next) => go({ page: String(next) })}
        />
      )}
    </QueryBoundary>
  );
}
