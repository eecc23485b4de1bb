import { newPackage } from '../../../strings/teacher/packages.ts';
import { workLists } from '../homework/work-lists.ts';
import { NewWorkScreen } from '../work/NewWorkScreen.tsx';
import { NewPackageForm } from './NewPackageForm.tsx';

/** New package for a class. */
export function NewPackageScreen() {
  return (
    <NewWorkScreen words={newPackage} list={workLists.package}>
      {(schoolClass) => <NewPackageForm schoolClass={schoolClass} />}
    </NewWorkScreen>
  );
}
