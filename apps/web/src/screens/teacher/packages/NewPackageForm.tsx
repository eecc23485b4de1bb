import type { SchoolClass } from '@mashq/api/contract';
import { makeId } from '@mashq/state/id';
import { useCreatePackage } from '@mashq/state/teacher';
import { useState } from 'react';
import { newPackage } from '../../../strings/teacher/packages.ts';
import { NewWorkForm } from '../assigned-work/NewWorkForm.tsx';
import { contentOf, emptyPackage, isComplete } from './draft-package.ts';
import { PackageFields } from './PackageFields.tsx';

/** Form for a new package of a class. */
export function NewPackageForm({ schoolClass }: { schoolClass: Pick<SchoolClass, 'id' | 'grade'> }) {
  // One id per form: sending it twice, for example after a lost reply, creates one package.
  const [id] = useState(makeId);
  const [draft, setDraft] = useState(emptyPackage);
  const create = useCreatePackage();
  const isReady = isComplete(draft);
  return (
    <NewWorkForm
      create={create}
      bodyOf={(isDraft) => (isReady ? { id, classId: schoolClass.id, draft: isDraft, ...contentOf(draft) } : null)}
      words={newPackage}
      home="/teacher/package/"
      isSendDisabled={!isReady}
      isDraftDisabled={!isReady}
    >
      {(actions) => (
        <PackageFields
          schoolClass={schoolClass}
          draft={draft}
          onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
          actions={actions}
        />
      )}
    </NewWorkForm>
  );
}
