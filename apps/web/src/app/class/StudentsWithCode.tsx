import { ClassCodeCard } from '../../accounts/profile/ClassCodeCard.tsx';
import { useReportRole } from '../../platform/people/use-report-role.ts';
import type { ClassTabProps } from '../../platform/routing/class-path.ts';
import { StudentsTab } from '../../reports/students/StudentsTab.tsx';

/** The students of a class, and for its teacher the code by which they join. */
export function StudentsWithCode({ schoolClass }: ClassTabProps) {
  const { isTeacher } = useReportRole();
  return <StudentsTab schoolClass={schoolClass} footer={isTeacher && <ClassCodeCard classId={schoolClass.id} />} />;
}
