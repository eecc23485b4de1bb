import { usePracticeSession, usePracticeSessionQuestions } from '@mashq/state/practice/session';
import { QuestionSet } from '../../questions/student/QuestionSet.tsx';
import { exerciseWords } from '../strings/student-exercise.ts';

/** One question of a practice session, or a similar one of it. */
export function SessionQuestionScreen({ sessionId, questionKey }: { sessionId: string; questionKey: string }) {
  const session = usePracticeSession(sessionId);
  const questions = usePracticeSessionQuestions(sessionId);
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
