import { Page } from '@mashq/ui/layout/page';
import { teacherQuiz } from '../../strings/teacher-quiz.ts';
import { QuizList } from './QuizList.tsx';

/** Reports of quizzes, of one class where the address names it. */
export function QuizReportsScreen({ classId }: { classId?: string }) {
  return (
    <Page title={teacherQuiz.reports}>
      <QuizList classId={classId} />
    </Page>
  );
}
