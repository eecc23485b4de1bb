import { StudentsScreen } from '../students/StudentsScreen.tsx';
import { SchoolReading } from './SchoolReading.tsx';

/** The students of the whole school. */
export function SchoolStudentsScreen() {
  return (
    <SchoolReading>
      <StudentsScreen />
    </SchoolReading>
  );
}
