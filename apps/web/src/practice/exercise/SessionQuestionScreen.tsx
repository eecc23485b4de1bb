import { usePracticeSession, usePracticeSessionQuestions } from '@mashq/state/practice/session';
import { useNameInTitle } from '../../platform/routing/use-name-in-title.ts';
import { QuestionSet } from '../../questions/student/QuestionSet.tsx';
import { exerciseWords } from '../strings/student-exercise.ts';

/** One question of a practice session, or a similar one of it. */
export function SessionQuestionScreen({ sessionId, questionKey }: { sessionId: string; questionKey: string }) {
  const session = usePracticeSession(sessionId);
  const questions = usePracticeSessionQuestions(sessionId);
  const { review, title } = exerciseWords;
  useNameInTitle(session.data && (session.data.kind === 'review' ? review.title : title));
  return (
    <QuestionSet
      series={['session', sessionId]}
      questionKey={questionKey}
      home={`/student/exercise/${sessionId}`}
      items={session.data?.items}
      questions={questions.data}
      isOpen
      leave={exerciseWords.leave}
    />
  );
}
