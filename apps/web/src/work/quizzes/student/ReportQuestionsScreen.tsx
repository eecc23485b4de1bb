import { QuestionList } from '@mashq/ui/learning/question-list';
import { useLocation } from 'wouter';
import { quizWords } from '../../strings/student-quiz.ts';
import { QuestionsLater, QuizResult } from './QuizResult.tsx';

/** All questions of a quiz with what came of each. */
export function ReportQuestionsScreen({ quizId }: { quizId: string }) {
  const [, navigate] = useLocation();
  return (
    <QuizResult quizId={quizId} title={quizWords.seeQuestions}>
      {(report) =>
        report.questions.length === 0 ? (
          <QuestionsLater report={report} />
        ) : (
          <QuestionList
            hasFilter
            questions={report.questions.map(({ position, outcome, input }) => ({
              id: String(position),
              state: outcome === null ? (input === null ? 'open' : 'answered') : outcome === 'empty' ? 'open' : outcome,
            }))}
            onJump={(position) => navigate(`/student/quiz/${quizId}/report-questions/detail?n=${Number(position) + 1}`)}
          />
        )
      }
    </QuizResult>
  );
}
