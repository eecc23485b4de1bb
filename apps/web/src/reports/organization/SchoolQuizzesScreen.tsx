import type { OverseenQuiz } from '@mashq/api/contract';
import { expectedOf } from '@mashq/api/measures';
import { useOverseenQuizzes } from '@mashq/state/reports/management/organization';
import { Badge } from '@mashq/ui/data/badge';
import type { TableColumn } from '@mashq/ui/data/table';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { shareText } from '../../platform/layout/share-text.ts';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { useExistingPage } from '../../platform/routing/list-page.ts';
import { useListAddress } from '../../platform/routing/use-list-address.ts';
import { STATE_TONES } from '../../work/quizzes/reports/state-tones.ts';
import { windowText } from '../../work/quizzes/reports/window-text.ts';
import { teacherQuiz } from '../../work/strings/teacher-quiz.ts';
import { organization } from '../strings/organization.ts';
import { organizationPaths } from './organization-paths.ts';
import { SchoolPage } from './SchoolPage.tsx';
import { WorkTable } from './WorkTable.tsx';

const SIZE = 20;
const words = organization.work;

const COLUMNS: readonly TableColumn<OverseenQuiz>[] = [
  { id: 'name', header: words.name, cell: ({ title }) => title, isRowHeader: true },
  { id: 'class', header: words.class, cell: ({ class_title }) => class_title, narrow: 'detail' },
  { id: 'time', header: words.time, cell: ({ start_at, end_at }) => windowText(start_at, end_at), narrow: 'detail' },
  {
    id: 'state',
    header: words.state,
    cell: ({ state }) => <Badge tone={STATE_TONES[state] ?? 'neutral'}>{teacherQuiz.stateNames[state]}</Badge>,
    narrow: 'end',
  },
  {
    id: 'handedIn',
    header: words.handedIn,
    cell: ({ counts }) =>
      counts === null ? words.few : shareText({ part: counts.handed_in, whole: expectedOf(counts) }),
    isNumeric: true,
    narrow: 'detail',
  },
];

/** The quizzes of a school of the organization, each a link to how it ended. */
export function SchoolQuizzesScreen({ schoolId }: { schoolId: string }) {
  return (
    <SchoolPage schoolId={schoolId} title={words.quizzes}>
      {() => <Quizzes schoolId={schoolId} />}
    </SchoolPage>
  );
}

function Quizzes({ schoolId }: { schoolId: string }) {
  const { page, go } = useListAddress();
  const list = useOverseenQuizzes(schoolId, { page, size: SIZE });
  useExistingPage(list.data, (last) => go({ page: String(last) }));
  return (
    <QueryBoundary query={list} skeleton={<Skeleton shape="card" size="huge" />}>
      {(data) => (
        <WorkTable
          caption={words.quizzes}
          columns={COLUMNS}
          data={data}
          empty={words.noQuiz}
          picture="homework"
          hrefOf={({ id }) => organizationPaths.quiz(schoolId, id)}
          isPending={list.isPlaceholderData}
          onPageChange={(next) => go({ page: String(next) })}
        />
      )}
    </QueryBoundary>
  );
}
