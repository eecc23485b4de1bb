import type { TeacherQuiz } from '@mashq/api/contract';
import { expectedOf } from '@mashq/api/measures';
import { useMoveQuiz, useQuizList } from '@mashq/state/work/quizzes/quiz-teacher';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { LazyEmptyState } from '../../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { useAddressChoice } from '../../../platform/routing/use-address-choice.ts';
import { StateChoice } from '../../assigned/StateChoice.tsx';
import { RemovedCard } from '../../homework/teacher/RemovedWork.tsx';
import { teacherQuiz } from '../../strings/teacher-quiz.ts';
import { STATE_TONES } from './state-tones.ts';
import { useQuizReader } from './use-quiz-reader.ts';
import { windowText } from './window-text.ts';

type State = keyof typeof teacherQuiz.states;

const words = teacherQuiz;
const STATE_NAMES = Object.keys(words.states) as State[];

/** Quizzes, of one class where it is named, newest first; a teacher may set a new one. */
export function QuizList({ classId }: { classId?: string | undefined }) {
  const { reader, base, isTeacher } = useQuizReader();
  const [state, setState] = useAddressChoice('state', STATE_NAMES, 'all');
  const quizzes = useQuizList(reader, { ...(classId && { classId }), ...(state !== 'all' && { state }) });
  const hasNone = state === 'all' && quizzes.data?.items.length === 0;
  const ofClass = classId === undefined ? '' : `?class=${classId}`;
  const fresh = isTeacher && (
    <Inline>
      <Link variant="secondary" href={`/teacher/quiz/papers${ofClass}`}>
        {words.papers}
      </Link>
      <Link variant="primary" href={`/teacher/quiz/new${ofClass}`}>
        {words.new}
      </Link>
    </Inline>
  );
  return (
    <Stack gap={6}>
      {!hasNone && isTeacher && (
        <Inline justify="between" align="end">
          <StateChoice label={words.state} states={words.states} value={state} onChange={setState} />
          {fresh}
        </Inline>
      )}
      <QueryBoundary
        query={quizzes}
        skeleton={
          <Grid columns="wide">
            <Skeleton shape="card" size="large" />
            <Skeleton shape="card" size="large" />
          </Grid>
        }
      >
        {({ items }) =>
          items.length === 0 ? (
            <LazyEmptyState picture={hasNone ? 'homework' : 'search'} {...(hasNone && fresh && { action: fresh })}>
              {hasNone ? words.empty : words.noneLikeThis}
            </LazyEmptyState>
          ) : (
            <Grid columns="wide">
              {items.map((quiz) =>
                quiz.state === 'cancelled' ? (
                  <RemovedQuiz key={quiz.id} quiz={quiz} />
                ) : (
                  <QuizCard key={quiz.id} quiz={quiz} href={`${base}/${quiz.class_id}/${quiz.id}`} />
                ),
              )}
            </Grid>
          )
        }
      </QueryBoundary>
      {quizzes.hasNextPage && (
        <Button variant="secondary" isPending={quizzes.isFetchingNextPage} onPress={() => void quizzes.fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </Stack>
  );
}

function RemovedQuiz({ quiz }: { quiz: TeacherQuiz }) {
  const { mutateAsync, isPending } = useMoveQuiz(quiz);
  return (
    <RemovedCard
      title={quiz.title}
      classTitle={quiz.class_title}
      noun={words.noun}
      isPending={isPending}
      onRestore={() => mutateAsync('restore')}
    />
  );
}

function QuizCard({ quiz, href }: { quiz: TeacherQuiz; href: string }) {
  const { title, class_title, state, start_at, end_at, counts, items_total, points_total } = quiz;
  return (
    <Card
      title={title}
      subtitle={class_title}
      href={href}
      level={2}
      actions={<Badge tone={STATE_TONES[state] ?? 'neutral'}>{words.stateNames[state]}</Badge>}
    >
      <p>{windowText(start_at, end_at)}</p>
      <p>{words.facts(formatNumber(items_total), formatNumber(points_total))}</p>
      <p>
        {words.handedIn(formatNumber(counts.handed_in), formatNumber(expectedOf(counts)))}
        {counts.running > 0 && `، ${words.running(formatNumber(counts.running))}`}
      </p>
    </Card>
  );
}
