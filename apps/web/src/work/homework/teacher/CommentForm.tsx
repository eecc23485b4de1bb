import { makeId } from '@mashq/state/platform/id';
import { useComment } from '@mashq/state/work/send-comment';
import type { AssignmentRef } from '@mashq/state/work/teacher-keys';
import { Button } from '@mashq/ui/actions/button';
import { Form } from '@mashq/ui/forms/form';
import { TextArea } from '@mashq/ui/forms/text-area';
import { useState } from 'react';
import { showToast } from '../../../platform/toasts/show-toast.ts';
import { assignmentComments } from '../../strings/teacher-assignment-comments.ts';

const words = assignmentComments;
const MAX = 1000;

/** Writes a note to the class or to one student. The text stays until the server accepts it. */
export function CommentForm({ work, studentId }: { work: AssignmentRef; studentId: string | undefined }) {
  const comment = useComment(work, studentId);
  const [draft, setDraft] = useState({ id: makeId(), body: '' });
  const send = () =>
    comment.mutate(
      { id: draft.id, body: draft.body.trim() },
      {
        onSuccess: () => {
          setDraft({ id: makeId(), body: '' });
          void showToast(words.sent);
        },
      },
    );
  return (
    <Form onSubmit={send} {...(comment.error && { errorMessage: comment.error.detail })}>
      <TextArea
        label={words.label}
        name="body"
        maxLength={MAX}
        isRequired
        value={draft.body}
        onChange={(body) => setDraft({ ...draft, body })}
      />
      <div>
        <Button type="submit" variant="secondary" isPending={comment.isPending}>
          {words.send}
        </Button>
      </div>
    </Form>
  );
}
