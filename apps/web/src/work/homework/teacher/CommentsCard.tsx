import type { HomeworkComment } from '@mashq/api/contract';
import type { AssignmentRef } from '@mashq/state/work/teacher-keys';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { formatDateTime } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { useReportRole } from '../../../platform/people/use-report-role.ts';
import { lazyComponent } from '../../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../../platform/routing/OptionalBoundary.tsx';
import { assignmentComments } from '../../strings/teacher-assignment-comments.ts';

const words = assignmentComments;

/** Loaded after the report: the form is at the end of the page. */
const commentForm = lazyComponent(() => import('./CommentForm.tsx'), 'CommentForm');

export interface CommentsCardProps {
  work: AssignmentRef;
  comments: readonly HomeworkComment[];
  /** One student instead of the class. */
  student?: { id: string; name: string };
}

/** Notes to the class or to one child. */
export function CommentsCard({ work, comments, student }: CommentsCardProps) {
  const { isTeacher } = useReportRole();
  return (
    <Card title={student ? words.toChild(student.name) : words.title}>
      <Stack gap={5}>
        {comments.length === 0 ? (
          <p>{isTeacher ? words.none : words.noneToRead}</p>
        ) : (
          <List>
            {comments.map(({ id, body, author_name, created_at }) => (
              <ListItem
                key={id}
                title={body}
                description={`${author_name}، ${formatDateTime(created_at, 'weekday')}`}
              />
            ))}
          </List>
        )}
        {isTeacher && (
          <OptionalBoundary>
            <commentForm.Component work={work} studentId={student?.id} />
          </OptionalBoundary>
        )}
      </Stack>
    </Card>
  );
}
