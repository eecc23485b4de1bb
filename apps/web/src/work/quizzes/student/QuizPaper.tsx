import type { MemberQuizPaper } from '@mashq/api/contract';
import type { ApiError } from '@mashq/state/platform/api/api';
import { useQuizPaper } from '@mashq/state/work/quizzes/quiz-student';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { useNameInTitle } from '../../../platform/routing/use-name-in-title.ts';
import { QuestionFrame } from '../../../questions/student/QuestionFrame.tsx';
import { quizWords } from '../../strings/student-quiz.ts';
import { RequireQuiz } from './RequireQuiz.tsx';

export interface QuizPaperProps {
  quizId: string;
  children: (paper: MemberQuizPaper) => ReactNode;
}

/** The paper of the running try; where none is running, the page after a quiz. */
export function QuizPaper({ quizId, children }: QuizPaperProps) {
  const paper = useQuizPaper(quizId);
  useNameInTitle(paper.data?.quiz.title);
  if ((paper.error as ApiError | null)?.status === 409) {
    return <Redirect to={`/student/quiz/post-quiz?quiz=${quizId}`} replace />;
  }
  const loaded = paper.data;
  return (
    <RequireQuiz>
      {loaded === undefined ? (
        <QuestionFrame title={quizWords.title} leaveHref="/student/quiz" leaveLabel={quizWords.back}>
          <QueryBoundary query={paper} voice="student" skeleton={<Skeleton shape="card" size="huge" />}>
            {() => null}
          </QueryBoundary>
        </QuestionFrame>
      ) : (
        children(loaded)
      )}
    </RequireQuiz>
  );
}
