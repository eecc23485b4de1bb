import { StudentPageScreen } from '../student-page/StudentPageScreen.tsx';
import { SchoolReading } from './ReportsByManagerCalls.tsx';

/** One student of the school. */
export function SchoolStudentScreen({ id }: { id: string }) {
  return (
    <SchoolReading>
      <StudentPageScreen id={id} />
    </SchoolReading>
  );
}
