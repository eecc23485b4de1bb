import type { MemberQuiz } from '@mashq/api/contract';
import { useSeenOnce } from '@mashq/state/platform/seen-once';
import { useSession } from '@mashq/state/platform/session/session';
import { useQuiz } from '@mashq/state/work/quizzes/quiz';
import { useServerNow } from '@mashq/state/work/quizzes/server-clock';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Illustration } from '@mashq/ui/illustrations/illustration';
import { Inline } from '@mashq/ui/layout/inline';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Milestone } from '@mashq/ui/rewards/milestone';
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
  const text = isWaiting
    ? words.timeOver
    : state === 'handed_in'
      ? words.doneText
      : state === 'timed_out'
        ? words.timedOut
        : state === 'abandoned'
          ? words.abandoned
          : words.notRunning;
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
  if (isNew) {
    const later = is_released ? '' : ` ${words.release[quiz.result_release]}`;
    return <Milestone scene="sent" title={words.sentTitle} message={`${text}${later}`} actions={actions} />;
  }
  return (
    <Card
      tone={isDone ? 'reward' : 'plain'}
      title={isDone ? words.doneTitle : isWaiting ? words.timeOverTitle : words.states[state]}
    >
      <Stack gap={5}>
        {isDone && <Illustration name="done" />}
        <p>{text}</p>
        {isDone && !is_released && <p>{words.release[quiz.result_release]}</p>}
        <Inline>{actions}</Inline>
      </Stack>
    </Card>
  );
}
