import { StudentReport } from '../../work/report/StudentReport.tsx';
import { SchoolReading } from './ReportsByManagerCalls.tsx';

/** One student's homework, for the manager. */
export function SchoolHomeworkStudentScreen({ homeworkId, studentId }: { homeworkId: string; studentId: string }) {
  return (
    <SchoolReading>
      <StudentReport work={{ kind: 'homework', id: homeworkId }} studentId={studentId} />
    </SchoolReading>
  );
}
