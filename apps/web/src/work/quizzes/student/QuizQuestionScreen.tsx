import type { MemberQuizPaper, MemberQuizQuestion } from '@mashq/api/contract';
import type { QuestionSheetData } from '@mashq/curriculum/model';
import type { ApiError } from '@mashq/state/platform/api/api';
import { useAnswering } from '@mashq/state/questions/answering/store';
import { AnswersPendingError, useFlag, useGoOn } from '@mashq/state/work/quizzes/quiz-student';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { ToggleButton } from '@mashq/ui/actions/toggle-button';
import { Alert } from '@mashq/ui/feedback/alert';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { emptyInput } from '@mashq/ui/learning/answers';
import { QuestionSheet } from '@mashq/ui/learning/question-sheet';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { usePrefetchedParts } from '../../../questions/student/use-prefetched-parts.ts';
import { quizWords } from '../../strings/student-quiz.ts';
import { answeringView, isHalf } from './answering-view.ts';
import { QuizFrame } from './QuizFrame.tsx';
import { QuizPaper } from './QuizPaper.tsx';

/** One question of a running quiz. */
export function QuizQuestionScreen({ quizId, questionNum }: { quizId: string; questionNum?: string }) {
  return (
    <QuizPaper quizId={quizId}>
      {(paper) => {
        const asked = Number(questionNum ?? 1) - 1;
        const place = paper.quiz.navigation === 'sequential' ? paper.reached : asked;
        const question = paper.questions[place];
        if (question === undefined) return <Redirect to={`/student/quiz/${quizId}/1`} replace />;
        return <Question key={question.question_id} paper={paper} place={place} question={question} />;
      }}
    </QuizPaper>
  );
}

interface QuestionProps {
  paper: MemberQuizPaper;
  place: number;
  question: MemberQuizQuestion;
}

function Question({ paper, place, question }: QuestionProps) {
  const { quiz, questions } = paper;
  const words = quizWords;
  const [, navigate] = useLocation();
  const home = `/student/quiz/${quiz.id}`;
  const isLast = place === questions.length - 1;
  const list = `${home}/${place + 1}/list`;
  const isSequential = quiz.navigation === 'sequential';
  const answer = useAnswering(answeringView(quiz, question));
  const flag = useFlag(quiz.id);
  const goOn = useGoOn(quiz.id);
  const [isLeaving, setLeaving] = useState(false);
  // Said of what was left so, not while it is being written.
  const [wasHalf] = useState(() => isHalf(question, answer.input));
  const half = isHalf(question, answer.input);
  usePrefetchedParts(
    questions.flatMap(({ sheet }) => (sheet === null ? [] : [sheet.answer.kind])),
    question.sheet?.answer.kind,
  );

  const onward = () => {
    answer.save();
    if (isLast) navigate(list);
    else if (isSequential) setLeaving(true);
    else navigate(`${home}/${place + 2}`);
  };
  const { sheet } = question;
  return (
    <QuizFrame
      paper={paper}
      title={words.question(formatNumber(place + 1), formatNumber(questions.length))}
      leaveHref={list}
      leaveLabel={words.leave}
    >
      {sheet !== null && (
        <QuestionSheet
          questionKey={question.question_id}
          place={[quiz.title, words.points(formatNumber(question.points))]}
          question={sheet as QuestionSheetData}
          value={answer.input ?? emptyInput(sheet.answer)}
          onChange={answer.type}
          phase={answer.phase === 'unreadable' ? 'invalid' : 'answering'}
          onCheck={onward}
          onLater={isLast ? undefined : isSequential ? () => setLeaving(true) : () => navigate(`${home}/${place + 2}`)}
          messages={{ check: isLast ? words.save : words.saveNext, empty: words.emptyAnswer, later: words.next }}
          feedback={
            half ? (
              wasHalf && <Alert tone="info">{words.halfKept}</Alert>
            ) : answer.pending === null ? (
              answer.phase === 'stored' && <p>{words.saved}</p>
            ) : (
              <Alert tone="info">{words.kept}</Alert>
            )
          }
          meter={
            <Inline>
              <ToggleButton
                icon={<Bookmark size="1.25em" />}
                isSelected={question.is_flagged}
                onChange={(flagged) => flag.mutate({ position: question.position, flagged })}
              >
                {question.is_flagged ? words.unflag : words.flag}
              </ToggleButton>
              {!isSequential && place > 0 && (
                <Link variant="secondary" href={`${home}/${place}`}>
                  {words.previous}
                </Link>
              )}
            </Inline>
          }
        />
      )}
      {sheet === null && quiz.state !== 'running' && (
        <div>
          <Button variant="secondary" onPress={() => navigate(list)}>
            {words.leave}
          </Button>
        </div>
      )}
      <ConfirmDialog
        title={words.leaveForGood}
        confirmLabel={words.leaveYes}
        closeLabel={words.leaveNo}
        isOpen={isLeaving}
        onOpenChange={setLeaving}
        failedMessage={(error) =>
          error instanceof AnswersPendingError ? words.answersWaitHere : (error as ApiError).detail
        }
        onConfirm={async () => {
          answer.save();
          const next = await goOn.mutateAsync(question.position);
          navigate(`${home}/${next.reached + 1}`);
        }}
      >
        {half ? words.leaveHalf : words.leaveForGoodText}
      </ConfirmDialog>
    </QuizFrame>
  );
}
