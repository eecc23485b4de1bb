import { Page } from '@mashq/ui/layout/page';
import { teacherPackages } from '../../strings/teacher-packages.ts';
import { PackageList } from './PackageList.tsx';

/** Every package of the teacher, newest first. */
export function PackagesScreen() {
  return (
    <Page title={teacherPackages.title}>
      <PackageList />
    </Page>
  );
}
