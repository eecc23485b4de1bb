import { useSession } from '@mashq/state/platform/session/session';
import { useOpenAssignments } from '@mashq/state/work/homework-student';
import { Link } from '@mashq/ui/actions/link';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { LazyEmptyState } from '../../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { personOf } from '../../../platform/people/nav-account.ts';
import { HomeworkCard } from '../../../work/homework/student/HomeworkCard.tsx';
import { studentHome } from '../../strings/student-home.ts';

const SHOWN = 3;

/** Open work of every kind by deadline. */
export function OpenHomeworks() {
  const assignments = useOpenAssignments();
  const { activeUser } = useSession();
  const words = studentHome;
  return (
    <Section
      title={words.open}
      actions={
        <Link variant="standalone" hasArrow href="/student/homeworks">
          {words.allHomeworks}
        </Link>
      }
    >
      <QueryBoundary query={assignments} voice="student" skeleton={<Skeleton shape="card" size="huge" />}>
        {({ items }) =>
          items.length === 0 ? (
            <LazyEmptyState picture="done" person={personOf(activeUser?.gender ?? null)}>
              {words.noHomework}
            </LazyEmptyState>
          ) : (
            <Stack>
              {items.slice(0, SHOWN).map((assignment) => (
                <HomeworkCard key={assignment.id} homework={assignment} level={3} />
              ))}
            </Stack>
          )
        }
      </QueryBoundary>
    </Section>
  );
}
