import type { MemberQuiz } from '@mashq/api/contract';
import { useQuizzes } from '@mashq/state/work/quizzes/quiz-student';
import { Link } from '@mashq/ui/actions/link';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Page } from '@mashq/ui/layout/page';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { useSearch } from 'wouter';
import { LazyEmptyState } from '../../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { quizWords } from '../../strings/student-quiz.ts';
import { QuizCard } from './QuizCard.tsx';
import { placeOf, type QuizPlace } from './quiz-facts.ts';
import { RequireQuiz } from './RequireQuiz.tsx';

const PLACES: readonly QuizPlace[] = ['running', 'open', 'coming', 'done'];

/** What is coming, open and done; `?quiz=` shows the rules of one. */
export function QuizzesScreen() {
  return (
    <RequireQuiz>
      <Quizzes />
    </RequireQuiz>
  );
}

function Quizzes() {
  const quizzes = useQuizzes();
  const asked = new URLSearchParams(useSearch()).get('quiz');
  const words = quizWords;
  return (
    <Page width="student" title={words.title} subtitle={words.subtitle}>
      <QueryBoundary
        query={quizzes}
        voice="student"
        skeleton={
          <Stack gap={6}>
            <Skeleton shape="card" size="huge" />
            <Skeleton shape="card" size="large" />
          </Stack>
        }
      >
        {(all) =>
          all.length === 0 ? (
            <LazyEmptyState picture="homework">{words.empty}</LazyEmptyState>
          ) : (
            <Stack gap={8}>
              {PLACES.map((place) => (
                <Part key={place} place={place} quizzes={all} asked={asked} />
              ))}
            </Stack>
          )
        }
      </QueryBoundary>
    </Page>
  );
}

interface PartProps {
  place: QuizPlace;
  quizzes: readonly MemberQuiz[];
  asked: string | null;
}

function Part({ place, quizzes, asked }: PartProps) {
  const own = quizzes.filter((quiz) => placeOf(quiz) === place);
  if (own.length === 0) return null;
  const sorted = [...own].sort((a, b) => Number(b.id === asked) - Number(a.id === asked));
  return (
    <Section
      title={quizWords.sections[place]}
      {...(own.some(({ is_released }) => is_released) && {
        actions: (
          <Link variant="secondary" href="/student/quiz/final/report">
            {quizWords.final}
          </Link>
        ),
      })}
    >
      <Stack gap={5}>
        {sorted.map((quiz) => (
          <QuizCard key={quiz.id} quiz={quiz} place={place} />
        ))}
      </Stack>
    </Section>
  );
}
