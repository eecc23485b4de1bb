import { StudentReport } from './StudentReport.tsx';

/** One student's homework. */
export function StudentScreen({ homeworkId, studentId }: { homeworkId: string; studentId: string }) {
  return <StudentReport work={{ kind: 'homework', id: homeworkId }} studentId={studentId} />;
}
