import { StudentReport } from '../../work/report/StudentReport.tsx';
import { ReportsByManagerCalls } from './ReportsByManagerCalls.tsx';

/** One student's homework, for the manager. */
export function SchoolHomeworkStudentScreen({ homeworkId, studentId }: { homeworkId: string; studentId: string }) {
  return (
    <ReportsByManagerCalls>
      <StudentReport work={{ kind: 'homework', id: homeworkId }} studentId={studentId} />
    </ReportsByManagerCalls>
  );
}
