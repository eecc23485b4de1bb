import type { SchoolClass } from '@mashq/api/contract';
import { makeId } from '@mashq/state/id';
import { useCreatePackage } from '@mashq/state/teacher';
import { Button } from '@mashq/ui/actions/button';
import { Form } from '@mashq/ui/forms/form';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { newPackage } from '../../../strings/teacher/packages.ts';
import { showToast } from '../../../toasts/show-toast.ts';
import { contentOf, emptyPackage, isComplete } from './draft-package.ts';
import { PackageFields } from './PackageFields.tsx';

const words = newPackage;

/** Form for a new package of a class. Nothing typed is lost if the server refuses it. */
export function NewPackageForm({ schoolClass }: { schoolClass: Pick<SchoolClass, 'id' | 'title' | 'grade'> }) {
  // One id per form: sending it twice, for example after a lost reply, creates one package.
  const [id] = useState(makeId);
  const [draft, setDraft] = useState(emptyPackage);
  const create = useCreatePackage();
  const send = (isDraft: boolean) => {
    if (!isComplete(draft)) return;
    create.mutate(
      { id, classId: schoolClass.id, draft: isDraft, ...contentOf(draft) },
      {
        onSuccess: (made) => {
          void showToast(isDraft ? words.kept : words.sent(made.class_title));
          navigate(`/teacher/package/${made.id}`);
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
        isPending={create.isPending && !create.variables.draft}
        isDisabled={!isComplete(draft)}
      >
        {words.send}
      </Button>
      <Button
        variant="secondary"
        isFullWidth
        isPending={create.isPending && create.variables.draft === true}
        isDisabled={!isComplete(draft)}
        onPress={() => send(true)}
      >
        {words.draft}
      </Button>
    </>
  );
  return (
    <Form
      onSubmit={() => send(false)}
      failedTitle={words.failed}
      {...(create.error && { errorMessage: create.error.detail, errors: create.error.fields })}
    >
      <PackageFields
        grade={schoolClass.grade}
        draft={draft}
        onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
        actions={actions}
      />
    </Form>
  );
}
