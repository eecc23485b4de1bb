import { StudentPageScreen } from '../student-page/StudentPageScreen.tsx';
import { ReportsByManagerCalls } from './ReportsByManagerCalls.tsx';

/** One student of the school. */
export function SchoolStudentScreen({ id }: { id: string }) {
  return (
    <ReportsByManagerCalls>
      <StudentPageScreen id={id} />
    </ReportsByManagerCalls>
  );
}
