import { useSession } from '@mashq/state/platform/session/session';
import { Page } from '@mashq/ui/layout/page';
import { useNameInTitle } from '../../../platform/routing/use-name-in-title.ts';
import { teacherQuiz } from '../../strings/teacher-quiz.ts';
import { QuizList } from './QuizList.tsx';

/** Reports of quizzes, of one class where the address names it. */
export function QuizReportsScreen({ classId }: { classId?: string }) {
  const { activeUser } = useSession();
  useNameInTitle(activeUser?.classes?.find(({ id }) => id === classId)?.title);
  return (
    <Page title={teacherQuiz.reports}>
      <QuizList classId={classId} />
    </Page>
  );
}
