import { newPackage } from '../../../strings/teacher/packages.ts';
import { NewWorkScreen } from '../assigned-work/NewWorkScreen.tsx';
import { workLists } from '../homework/work-lists.ts';
import { NewPackageForm } from './NewPackageForm.tsx';

/** New package for a class. */
export function NewPackageScreen() {
  return (
    <NewWorkScreen words={newPackage} list={workLists.package}>
      {(schoolClass) => <NewPackageForm schoolClass={schoolClass} />}
    </NewWorkScreen>
  );
}
