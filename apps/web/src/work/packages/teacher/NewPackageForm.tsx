import type { SchoolClass } from '@mashq/api/contract';
import { useCreatePackage } from '@mashq/state/work/packages';
import { useStoredDraft } from '../../../platform/tab-storage/use-stored-draft.ts';
import { NewWorkForm } from '../../assigned/NewWorkForm.tsx';
import { newPackage } from '../../strings/teacher-packages.ts';
import { contentOf, emptyPackage, isComplete } from './draft-package.ts';
import { PackageFields } from './PackageFields.tsx';

/** Form for a new package of a class. */
export function NewPackageForm({ schoolClass }: { schoolClass: Pick<SchoolClass, 'id' | 'grade'> }) {
  const { id, draft, change, forget } = useStoredDraft(`package.${schoolClass.id}`, emptyPackage);
  const create = useCreatePackage();
  const isReady = isComplete(draft);
  return (
    <NewWorkForm
      create={create}
      bodyOf={(isDraft) => (isReady ? { id, classId: schoolClass.id, draft: isDraft, ...contentOf(draft) } : null)}
      words={newPackage}
      forget={forget}
      home="/teacher/package/"
      isSendDisabled={!isReady}
      isDraftDisabled={!isReady}
    >
      {(actions) => <PackageFields schoolClass={schoolClass} draft={draft} onChange={change} actions={actions} />}
    </NewWorkForm>
  );
}
