import type { HomeworkComment } from '@mashq/api/contract';
import { makeId } from '@mashq/state/id';
import { useComment } from '@mashq/state/teacher';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { Form } from '@mashq/ui/forms/form';
import { TextArea } from '@mashq/ui/forms/text-area';
import { formatDateTime } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { useState } from 'react';
import { teacherHomework } from '../../../strings/teacher/homework.ts';
import { tell } from '../../../toasts/tell.ts';

const words = teacherHomework.comments;
const MOST = 1000;

export interface CommentsCardProps {
  homeworkId: string;
  comments: readonly HomeworkComment[];
  /** One child, in place of the class. */
  student?: { id: string; name: string };
}

/** Notes to the class or to one child. What was typed stays until it has been taken. */
export function CommentsCard({ homeworkId, comments, student }: CommentsCardProps) {
  const comment = useComment(homeworkId, student?.id);
  const [draft, setDraft] = useState({ id: makeId(), body: '' });
  const send = () =>
    comment.mutate(
      { id: draft.id, body: draft.body.trim() },
      {
        onSuccess: () => {
          setDraft({ id: makeId(), body: '' });
          void tell(words.sent);
        },
      },
    );
  return (
    <Card title={student ? words.toChild(student.name) : words.title}>
      <Stack gap={5}>
        {comments.length === 0 ? (
          <p>{words.none}</p>
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
        <Form onSubmit={send} {...(comment.error && { errorMessage: comment.error.detail })}>
          <TextArea
            label={words.label}
            name="body"
            maxLength={MOST}
            isRequired
            value={draft.body}
            onChange={(body) => setDraft({ ...draft, body })}
          />
          <div>
            <Button type="submit" kind="secondary" isPending={comment.isPending}>
              {words.send}
            </Button>
          </div>
        </Form>
      </Stack>
    </Card>
  );
}
