import { makeId } from '@mashq/state/id';
import { useCreateHomework } from '@mashq/state/teacher';
import { Button } from '@mashq/ui/actions/button';
import { Form } from '@mashq/ui/forms/form';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { newHomework } from '../../../strings/teacher/new-homework.ts';
import { showToast } from '../../../toasts/show-toast.ts';
import { type DraftClass, dueDays, emptyDraft } from './draft-homework.ts';
import { HomeworkFields, useHomeworkFields } from './HomeworkFields.tsx';

const words = newHomework;

export interface NewHomeworkFormProps {
  classes: readonly DraftClass[];
  /** The class selected at first. */
  first: DraftClass;
  /** The pages filled in at first. */
  pages?: readonly [first: number, last: number] | undefined;
}

/** Form for a new homework. Nothing typed is lost if the server refuses it. */
export function NewHomeworkForm({ classes, first, pages }: NewHomeworkFormProps) {
  // One id per form: sending it twice, for example after a lost reply, creates one homework.
  const [id] = useState(makeId);
  const [days] = useState(() => dueDays());
  const { draft, content, hasNoSkill, fields } = useHomeworkFields(() => emptyDraft(first, pages));
  const create = useCreateHomework();

  const send = (isDraft: boolean) => {
    if (content === null) return;
    create.mutate(
      { id, classId: draft.schoolClass.id, draft: isDraft, ...content },
      {
        onSuccess: (homework) => {
          void showToast(isDraft ? words.kept : words.sent(homework.class_title));
          navigate(`/teacher/homework/${homework.id}`);
        },
      },
    );
  };
  const actions = (
    <>
      <Button
        type="submit"
        size="large"
        icon={<Send size="1.2em" />}
        isFullWidth
        isPending={create.isPending && create.variables.draft !== true}
        isDisabled={hasNoSkill}
      >
        {words.send}
      </Button>
      <Button
        variant="secondary"
        isFullWidth
        isPending={create.isPending && create.variables.draft === true}
        isDisabled={content === null}
        onPress={() => send(true)}
      >
        {words.keepDraft}
      </Button>
    </>
  );
  return (
    <Form
      onSubmit={() => send(false)}
      failedTitle={words.failed}
      {...(create.error && { errorMessage: create.error.detail, errors: create.error.fields })}
    >
      <HomeworkFields {...fields} classes={classes} days={days} actions={actions} />
    </Form>
  );
}
