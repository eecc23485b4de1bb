import { prefetchAssignmentReport } from '@mashq/state/reports/assignment-report';
import { teacherHomeworks } from '../../strings/teacher-homeworks.ts';
import { AssignmentReport } from './AssignmentReport.tsx';

/** Report of one homework. */
export function HomeworkScreen({ id }: { id: string }) {
  return (
    <AssignmentReport
      work={{ kind: 'homework', id }}
      parent={{ title: teacherHomeworks.title, href: '/teacher/homeworks' }}
    />
  );
}

HomeworkScreen.prefetch = ({ id }: { id: string }) => prefetchAssignmentReport({ kind: 'homework', id });
