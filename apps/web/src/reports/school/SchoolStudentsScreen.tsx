import { StudentsScreen } from '../students/StudentsScreen.tsx';
import { SchoolReading } from './ReportsByManagerCalls.tsx';

/** The students of the whole school. */
export function SchoolStudentsScreen() {
  return (
    <SchoolReading>
      <StudentsScreen />
    </SchoolReading>
  );
}
