import { useSession } from '@mashq/state/platform/session/session';
import { useQuizList } from '@mashq/state/work/quizzes/quiz-teacher';
import { Page } from '@mashq/ui/layout/page';
import { useNameInTitle } from '../../../platform/routing/use-name-in-title.ts';
import { teacherQuiz } from '../../strings/teacher-quiz.ts';
import { QuizList } from './QuizList.tsx';
import { useQuizReader } from './use-quiz-reader.ts';

/** Reports of quizzes, of one class where the address names it. */
export function QuizReportsScreen({ classId }: { classId?: string }) {
  const { activeUser } = useSession();
  const { reader } = useQuizReader();
  // The classes of a teacher are known; of another's the quizzes say the name.
  const own = activeUser?.classes?.find(({ id }) => id === classId)?.title;
  const quizzes = useQuizList(reader, { ...(classId && { classId }) });
  useNameInTitle(classId && (own ?? quizzes.data?.items[0]?.class_title));
  return (
    <Page title={teacherQuiz.reports}>
      <QuizList classId={classId} />
    </Page>
  );
}
