import { usePracticeSession, usePracticeSessionQuestions, useQuestion } from '@mashq/state/member';
import { useWaitingAnswers } from '@mashq/state/outbox';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { PracticeProgress } from '@mashq/ui/learning/practice-progress';
import { useLocation } from 'wouter';
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx';
import { exerciseWords } from '../../../strings/student/exercise.ts';
import { nextOpenQuestion, practiceStates } from '../homework/practice-states.ts';
import { QuestionFrame } from '../question/QuestionFrame.tsx';
import { QuestionSession } from '../question/QuestionSession.tsx';
import { usePrefetchedParts } from '../question/use-prefetched-parts.ts';

/** One question of a practice session, or a similar one of it. */
export function SessionQuestionScreen({ sessionId, questionKey }: { sessionId: string; questionKey: string }) {
  const [, navigate] = useLocation();
  const session = usePracticeSession(sessionId);
  const questions = usePracticeSessionQuestions(sessionId);
  const question = useQuestion({ questionId: questionKey, sessionId });
  const { waiting } = useWaitingAnswers();
  usePrefetchedParts((questions.data ?? []).map(({ sheet }) => sheet.answer.kind));

  const home = `/student/exercise/${sessionId}`;
  const items = session.data?.items ?? [];
  const place = items.findIndex(({ question_id }) => question_id === questionKey);
  const next = nextOpenQuestion(items, waiting, questionKey);
  const goTo = (questionId: string) => navigate(`${home}/question/${questionId}`);
  const words = exerciseWords;
  return (
    <QuestionFrame
      title={place < 0 ? words.question : words.place(formatNumber(place + 1), formatNumber(items.length))}
      progress={
        items.length > 0 && (
          <PracticeProgress states={practiceStates(items, waiting)} current={place < 0 ? null : place} />
        )
      }
      leaveHref={home}
      leaveLabel={words.leave}
    >
      <QueryBoundary query={question} voice="student" skeleton={<Skeleton shape="card" size="huge" />}>
        {(view) => (
          <QuestionSession
            key={view.question_id}
            view={view}
            onNext={() => (next === undefined ? navigate(home) : goTo(next))}
            onLater={next === undefined ? undefined : () => goTo(next)}
            onSimilarQuestion={goTo}
          />
        )}
      </QueryBoundary>
    </QuestionFrame>
  );
}
