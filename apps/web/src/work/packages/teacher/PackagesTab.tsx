import type { SchoolClass } from '@mashq/api/contract';
import { PackageList } from './PackageList.tsx';

/** The packages of a class. */
export function PackagesTab({ schoolClass }: { schoolClass: Pick<SchoolClass, 'id'> }) {
  return <PackageList classId={schoolClass.id} />;
}
