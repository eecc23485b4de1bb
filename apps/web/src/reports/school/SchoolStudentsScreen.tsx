import { StudentsScreen } from '../students/StudentsScreen.tsx';
import { ReportsByManagerCalls } from './ReportsByManagerCalls.tsx';

/** The students of the whole school. */
export function SchoolStudentsScreen() {
  return (
    <ReportsByManagerCalls>
      <StudentsScreen />
    </ReportsByManagerCalls>
  );
}
