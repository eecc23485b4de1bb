import type { HomeworkComment } from '@mashq/api/contract';
import { List, ListItem } from '@mashq/ui/data/list';
import { formatDateTime } from '@mashq/ui/i18n';
import { Section } from '@mashq/ui/layout/section';
import { commentsTitle } from '../../strings/student-homework.ts';

/** What the teacher has written on the homework. */
export function HomeworkComments({ comments }: { comments: readonly HomeworkComment[] }) {
  return (
    <Section title={commentsTitle}>
      <List>
        {comments.map(({ id, body, author_name, created_at }) => (
          <ListItem key={id} title={body} description={`${author_name}، ${formatDateTime(created_at, 'weekday')}`} />
        ))}
      </List>
    </Section>
  );
}
