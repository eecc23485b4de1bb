import { useCreateHomework } from '@mashq/state/work/homework';
import { useStoredDraft } from '../../../platform/tab-storage/use-stored-draft.ts';
import { NewWorkForm } from '../../assigned/NewWorkForm.tsx';
import { newHomework } from '../../strings/teacher-new-homework.ts';
import type { DraftClass, DraftHomework } from './draft-homework.ts';
import { givenQuery } from './given-classes.ts';
import { HomeworkFields, useHomeworkFields } from './HomeworkFields.tsx';

export interface NewHomeworkFormProps {
  classes: readonly DraftClass[];
  /** What the form is of, in the storage of the tab. */
  storageKey: string;
  /** The values it starts with. */
  start: () => DraftHomework;
  /** The classes that have this homework already. */
  given: readonly string[];
}

/** Form for a new homework. */
export function NewHomeworkForm({ classes, storageKey, start, given }: NewHomeworkFormProps) {
  const { id, draft, change, forget } = useStoredDraft(storageKey, start);
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
      sentQuery={givenQuery([...given, draft.schoolClass.id])}
      isSendDisabled={hasNoSkill}
      isDraftDisabled={content === null}
    >
      {(actions) => <HomeworkFields {...fields} classes={classes} actions={actions} />}
    </NewWorkForm>
  );
}
