import { studentHomeworks } from '../../strings/student-homeworks.ts';
import { AssignmentScreen } from './AssignmentScreen.tsx';

/** One homework. */
export function HomeworkScreen({ homeworkId }: { homeworkId: string }) {
  return (
    <AssignmentScreen
      kind="homework"
      id={homeworkId}
      home={`/student/homeworks/${homeworkId}`}
      parent={{ title: studentHomeworks.title, href: '/student/homeworks' }}
    />
  );
}
