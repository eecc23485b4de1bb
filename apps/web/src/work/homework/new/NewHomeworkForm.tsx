import {
  type NewHomework,
  type NewHomeworks,
  useCreateForClasses,
  useCreateHomework,
} from '@mashq/state/work/homework';
import { useStoredDraft } from '../../../platform/tab-storage/use-stored-draft.ts';
import { NewWorkForm } from '../../assigned/NewWorkForm.tsx';
import { newHomework } from '../../strings/teacher-new-homework.ts';
import { chosenOthers, contentForClasses, type DraftClass, type DraftHomework } from './draft-homework.ts';
import { givenQuery } from './further-class-address.ts';
import { HomeworkFields, useHomeworkFields } from './HomeworkFields.tsx';
import { SendBar } from './SendBar.tsx';

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
  const create = useCreateForOneOrMore();
  const others = chosenOthers(draft, classes);
  return (
    <NewWorkForm
      create={create}
      bodyOf={(isDraft) => {
        if (content === null) return null;
        return others.length === 0
          ? { id, classId: draft.schoolClass.id, draft: isDraft, ...content }
          : { draft: isDraft, ...contentForClasses(id, draft, others, content) };
      }}
      words={draft.startDate === null ? newHomework : { ...newHomework, send: newHomework.schedule }}
      forget={forget}
      home="/teacher/homework/"
      sentQuery={givenQuery([...given, draft.schoolClass.id, ...others.map(({ classId }) => classId)])}
      isSendDisabled={hasNoSkill}
      isDraftDisabled={content === null}
    >
      {(buttons) => (
        <HomeworkFields
          {...fields}
          classes={classes}
          actions={
            <SendBar draft={draft} classes={classes} hasRange={fields.range !== null} hasNoSkill={hasNoSkill}>
              {buttons}
            </SendBar>
          }
        />
      )}
    </NewWorkForm>
  );
}

/** Sets the homework for the class of the form, or for several classes in one request. */
function useCreateForOneOrMore() {
  const one = useCreateHomework();
  const several = useCreateForClasses();
  const asked = several.isIdle ? one : several;
  return {
    error: asked.error,
    isPending: asked.isPending,
    variables: asked.variables,
    mutate: (
      body: NewHomework | NewHomeworks,
      { onSuccess }: { onSuccess: (made: { id: string; class_title: string }) => void },
    ) => {
      one.reset();
      several.reset();
      if (!('classes' in body)) return one.mutate(body, { onSuccess });
      several.mutate(body, {
        onSuccess: (made) => {
          const [first] = made;
          const title = newHomework.others.and(made.map(({ class_title }) => class_title));
          if (first !== undefined) onSuccess({ id: first.id, class_title: title });
        },
      });
    },
  };
}
