import type { MemberQuizReport } from '@mashq/api/contract';
import type { ApiError } from '@mashq/state/platform/api/api';
import { useQuizResult } from '@mashq/state/work/quizzes/quiz-student';
import { Link } from '@mashq/ui/actions/link';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDateTime } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import type { ReactNode } from 'react';
import { LazyEmptyState } from '../../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { useNameInTitle } from '../../../platform/routing/use-name-in-title.ts';
import { quizWords } from '../../strings/student-quiz.ts';
import { RequireQuiz } from './RequireQuiz.tsx';

export interface QuizResultProps {
  quizId: string;
  /** Title below the quiz's own. */
  title: string;
  children: (report: MemberQuizReport) => ReactNode;
}

/** In place of the questions while others may answer them still: when they come. */
export function QuestionsLater({ report: { questions_from } }: { report: MemberQuizReport }) {
  const words = quizWords;
  return (
    <p>
      {questions_from === null
        ? words.questionsPaused
        : words.questionsLater(formatDateTime(questions_from, 'weekday'))}
    </p>
  );
}

/** A page of a quiz's result; before it is out, a page that says so. */
export function QuizResult({ quizId, title, children }: QuizResultProps) {
  const result = useQuizResult(quizId);
  const words = quizWords;
  const name = result.data?.quiz.title;
  useNameInTitle(name);
  const isHidden = (result.error as ApiError | null)?.code === 'not-released';
  return (
    <RequireQuiz>
      <Page
        width="student"
        title={title}
        {...(name !== undefined && { subtitle: name })}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { title: words.title, href: '/student/quiz' },
              ...(title === words.report ? [] : [{ title: words.report, href: `/student/quiz/${quizId}/report` }]),
              { title },
            ]}
          />
        }
      >
        {isHidden ? (
          <LazyEmptyState
            picture="homework"
            action={
              <Link variant="primary" href="/student/quiz">
                {words.back}
              </Link>
            }
          >
            {words.notReleased}
          </LazyEmptyState>
        ) : (
          <QueryBoundary query={result} voice="student" skeleton={<Skeleton shape="card" size="huge" />}>
            {children}
          </QueryBoundary>
        )}
      </Page>
    </RequireQuiz>
  );
}
