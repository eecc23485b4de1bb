import { useSession } from '@mashq/state/platform/session/session';
import { Link } from '@mashq/ui/actions/link';
import { Page } from '@mashq/ui/layout/page';
import type { ReactNode } from 'react';
import { LazyEmptyState } from '../../../platform/loading/LazyEmptyState.tsx';
import { quizWords } from '../../strings/student-quiz.ts';

/** Shows its content to students whose school has quizzes, and to others a page that says why there are none. */
export function RequireQuiz({ children }: { children: ReactNode }) {
  const { activeUser } = useSession();
  if (activeUser?.has_quiz !== false) return children;
  return (
    <Page width="student" title={quizWords.title}>
      <LazyEmptyState
        picture="lost"
        action={
          <Link variant="primary" href="/student">
            {quizWords.home}
          </Link>
        }
      >
        {activeUser.class === null ? quizWords.noClass : quizWords.off}
      </LazyEmptyState>
    </Page>
  );
}
