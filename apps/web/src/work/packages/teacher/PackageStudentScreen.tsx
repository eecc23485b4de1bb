import { StudentReport } from '../../report/StudentReport.tsx';

/** One student's part of a package. */
export function PackageStudentScreen({ packageId, studentId }: { packageId: string; studentId: string }) {
  return <StudentReport work={{ kind: 'package', id: packageId }} studentId={studentId} />;
}
