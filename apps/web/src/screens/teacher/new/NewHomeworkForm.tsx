import { useCreateHomework } from '@mashq/state/teacher';
import { useState } from 'react';
import { newHomework } from '../../../strings/teacher/new-homework.ts';
import { useStoredDraft } from '../../../tab-storage/use-stored-draft.ts';
import { NewWorkForm } from '../assigned-work/NewWorkForm.tsx';
import { type DraftClass, dueDays, emptyDraft } from './draft-homework.ts';
import { HomeworkFields, useHomeworkFields } from './HomeworkFields.tsx';

export interface NewHomeworkFormProps {
  classes: readonly DraftClass[];
  /** The class selected at first. */
  first: DraftClass;
  /** The pages filled in at first. */
  pages?: readonly [first: number, last: number] | undefined;
}

/** Form for a new homework. */
export function NewHomeworkForm({ classes, first, pages }: NewHomeworkFormProps) {
  const { id, draft, change, forget } = useStoredDraft(`homework.${first.id}.${pages?.join('-') ?? ''}`, () =>
    emptyDraft(first, pages),
  );
  const [days] = useState(() => dueDays());
  const { content, hasNoSkill, fields } = useHomeworkFields(draft, change);
  const create = useCreateHomework();
  return (
    <NewWorkForm
      create={create}
      bodyOf={(isDraft) =>
        content === null ? null : { id, classId: draft.schoolClass.id, draft: isDraft, ...content }
      }
      words={newHomework}
      forget={forget}
      home="/teacher/homework/"
      isSendDisabled={hasNoSkill}
      isDraftDisabled={content === null}
    >
      {(actions) => <HomeworkFields {...fields} classes={classes} days={days} actions={actions} />}
    </NewWorkForm>
  );
}
