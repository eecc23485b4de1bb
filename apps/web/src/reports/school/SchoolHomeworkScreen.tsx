import { schoolClassPath } from '../../platform/routing/class-path.ts';
import { AssignmentReport } from '../../work/homework/teacher/AssignmentReport.tsx';
import { school } from '../strings/school.ts';
import { ReportsByManagerCalls } from './ReportsByManagerCalls.tsx';

/** One homework of a class of the school. */
export function SchoolHomeworkScreen({ id }: { id: string }) {
  return (
    <ReportsByManagerCalls>
      <AssignmentReport
        work={{ kind: 'homework', id }}
        parent={(homework) =>
          homework === undefined
            ? { title: school.classes.title, href: '/school/classes' }
            : {
                title: homework.class_title,
                href: schoolClassPath({ id: homework.class_id, course_id: homework.grade - 3 }, 'homeworks'),
              }
        }
      />
    </ReportsByManagerCalls>
  );
}
