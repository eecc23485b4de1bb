import type { MemberQuiz } from '@mashq/api/contract';
import { useSeenOnce } from '@mashq/state/platform/seen-once';
import { useSession } from '@mashq/state/platform/session/session';
import { useQuiz } from '@mashq/state/work/quizzes/quiz-student';
import { useServerNow } from '@mashq/state/work/quizzes/server-clock';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDateTime, formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Milestone } from '@mashq/ui/rewards/milestone';
import type { ReactNode } from 'react';
import { Redirect, useSearch } from 'wouter';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { useNameInTitle } from '../../../platform/routing/use-name-in-title.ts';
import { quizWords } from '../../strings/student-quiz.ts';
import { isRunning, isTimeOver } from './quiz-facts.ts';
import { RequireQuiz } from './RequireQuiz.tsx';

/** After a quiz: thanks, and whether the result is out. */
export function QuizDoneScreen() {
  const id = new URLSearchParams(useSearch()).get('quiz');
  if (id === null) return <Redirect to="/student/quiz" replace />;
  return (
    <RequireQuiz>
      <Done id={id} />
    </RequireQuiz>
  );
}

function Done({ id }: { id: string }) {
  const quiz = useQuiz(id);
  useNameInTitle(quiz.data?.title);
  return (
    <Page width="student" title={quiz.data?.title ?? quizWords.title}>
      <QueryBoundary query={quiz} voice="student" skeleton={<Skeleton shape="card" size="huge" />}>
        {(data) => <DoneCard quiz={data} />}
      </QueryBoundary>
    </Page>
  );
}

function DoneCard({ quiz }: { quiz: MemberQuiz }) {
  const words = quizWords;
  const { id, state, is_released, may_begin } = quiz;
  // Without a network the server's word is still to come.
  const now = useServerNow();
  const isWaiting = isRunning(quiz) && isTimeOver(quiz, now);
  const isDone = state === 'handed_in' || state === 'timed_out';
  const { activeUser } = useSession();
  const isNew = useSeenOnce(activeUser && isDone ? `${activeUser.id} quiz ${id} ${quiz.tries_used}` : null);
  const actions = (
    <>
      {is_released && (
        <Link variant="primary" size="large" href={`/student/quiz/${id}/report`}>
          {words.result}
        </Link>
      )}
      {isRunning(quiz) && !isWaiting && (
        <Link variant="primary" size="large" href={`/student/quiz/${id}/1/list`}>
          {words.goOn}
        </Link>
      )}
      <Link variant="secondary" size="large" href={may_begin ? `/student/quiz?quiz=${id}` : '/student/quiz'}>
        {words.back}
      </Link>
    </>
  );
  if (isNew) return <HandedIn quiz={quiz} actions={actions} />;
  return (
    <Card title={isDone ? words.doneTitle : isWaiting ? words.timeOverTitle : words.states[state]}>
      <Stack gap={5}>
        {isDone ? (
          <p>{arrivalText(quiz)}</p>
        ) : (
          <p>{isWaiting ? words.timeOver : state === 'abandoned' ? words.abandoned : words.notRunning}</p>
        )}
        <Inline>{actions}</Inline>
      </Stack>
    </Card>
  );
}

/** The paper has arrived: by the student's hand, or by the clock, which is said as it was. */
function HandedIn({ quiz, actions }: { quiz: MemberQuiz; actions: ReactNode }) {
  const words = quizWords;
  const { state, current } = quiz;
  return (
    <Milestone
      autoFocus
      scene="sent"
      eyebrow={current?.ended_at == null ? undefined : words.arrived(formatDateTime(current.ended_at))}
      title={state === 'timed_out' ? words.timedOutTitle : words.sentTitle}
      message={arrivalText(quiz)}
      actions={actions}
    />
  );
}

function arrivalText({ state, current, is_released, items_total, result_release }: MemberQuiz): string {
  const words = quizWords;
  const parts = [
    state === 'timed_out' ? words.timedOut : words.doneText,
    current === null ? null : answeredText(current.answered, items_total),
    is_released ? null : words.release[result_release],
  ];
  return parts.filter((part) => part !== null).join(' ');
}

function answeredText(answered: number, total: number): string {
  if (answered === 0) return quizWords.doneNone;
  if (answered < total) return quizWords.doneSome(formatNumber(answered), formatNumber(total));
  return total === 1 ? quizWords.doneOne : quizWords.doneAll(formatNumber(total));
}
