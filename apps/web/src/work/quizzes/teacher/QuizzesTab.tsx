import type { SchoolClass } from '@mashq/api/contract';
import { QuizList } from '../reports/QuizList.tsx';

/** The quizzes of a class. */
export function QuizzesTab({ schoolClass }: { schoolClass: Pick<SchoolClass, 'id'> }) {
  return <QuizList classId={schoolClass.id} />;
}
