import { useHomework, useHomeworkQuestions, useQuestion } from '@mashq/state/member';
import { useWaitingAnswers } from '@mashq/state/outbox';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { PracticeProgress } from '@mashq/ui/learning/practice-progress';
import { useLocation } from 'wouter';
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx';
import { questionWords } from '../../../strings/student/question.ts';
import { nextOpenQuestion, practiceStates } from '../homework/practice-states.ts';
import { QuestionFrame } from './QuestionFrame.tsx';
import { QuestionSession } from './QuestionSession.tsx';
import { usePrefetchedParts } from './use-prefetched-parts.ts';

/** One question of a homework. */
export function HomeworkQuestionScreen({ homeworkId, questionKey }: { homeworkId: string; questionKey: string }) {
  const [, navigate] = useLocation();
  const homework = useHomework(homeworkId);
  const questions = useHomeworkQuestions(homeworkId, { isNeeded: homework.data?.is_open ?? false });
  const question = useQuestion({ questionId: questionKey, homeworkId });
  const { waiting } = useWaitingAnswers();

  usePrefetchedParts((questions.data ?? []).map(({ sheet }) => sheet.answer.kind));

  const home = `/student/homeworks/${homeworkId}`;
  const items = homework.data?.items ?? [];
  const place = items.findIndex(({ question_id }) => question_id === questionKey);
  const next = homework.data?.is_open ? nextOpenQuestion(items, waiting, questionKey) : undefined;
  const goTo = (questionId: string) => navigate(`${home}/question/${questionId}`);
  const words = questionWords;
  return (
    <QuestionFrame
      title={place < 0 ? words.title : words.place(formatNumber(place + 1), formatNumber(items.length))}
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
            view={view}
            isOver={homework.data?.is_open === false}
            onNext={() => (next === undefined ? navigate(home) : goTo(next))}
            onLater={next === undefined ? undefined : () => goTo(next)}
            onSimilarQuestion={goTo}
          />
        )}
      </QueryBoundary>
    </QuestionFrame>
  );
}
