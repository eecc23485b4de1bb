import { NewWorkScreen } from '../../assigned/NewWorkScreen.tsx';
import { workLists } from '../../homework/teacher/work-lists.ts';
import { newPackage } from '../../strings/teacher-packages.ts';
import { NewPackageForm } from './NewPackageForm.tsx';

/** New package for a class. */
export function NewPackageScreen() {
  return (
    <NewWorkScreen words={newPackage} list={workLists.package}>
      {(schoolClass) => <NewPackageForm schoolClass={schoolClass} />}
    </NewWorkScreen>
  );
}
