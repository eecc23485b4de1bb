import type { MemberQuizPaper } from '@mashq/api/contract';
import type { ApiError } from '@mashq/state/platform/api/api';
import { readDraft } from '@mashq/state/questions/answering/store';
import { AnswersPendingError, useSubmitQuiz } from '@mashq/state/work/quizzes/quiz-student';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { Stat } from '@mashq/ui/data/stat';
import { Alert } from '@mashq/ui/feedback/alert';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { QuestionList } from '@mashq/ui/learning/question-list';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { numbers } from '../../../platform/layout/numbers.css.ts';
import { quizWords } from '../../strings/student-quiz.ts';
import { isHalf } from './answering-view.ts';
import { QuizFrame } from './QuizFrame.tsx';
import { QuizPaper } from './QuizPaper.tsx';

/** All questions of a running quiz: answered, empty, flagged; and handing in. */
export function QuizListScreen({ quizId, questionNum }: { quizId: string; questionNum: string }) {
  return <QuizPaper quizId={quizId}>{(paper) => <QuestionsOf paper={paper} place={Number(questionNum)} />}</QuizPaper>;
}

function QuestionsOf({ paper, place }: { paper: MemberQuizPaper; place: number }) {
  const { quiz, questions, reached } = paper;
  const words = quizWords;
  const [, navigate] = useLocation();
  const [isAsking, setAsking] = useState(false);
  const submit = useSubmitQuiz(quiz.id);
  const left = questions.filter(({ is_answered }) => !is_answered).length;
  const flagged = questions.filter(({ is_flagged }) => is_flagged).length;
  const half = questions.filter((question) => isHalf(question, readDraft(question.question_id)));
  const isSequential = quiz.navigation === 'sequential';
  const firstEmpty = questions.findIndex(({ is_answered }) => !is_answered) + 1;
  const back = `/student/quiz/${quiz.id}/${isSequential ? reached + 1 : firstEmpty || place}`;
  // Handing in cannot be undone: it is the strong button only where nothing else is left to do.
  const mayGoOn = quiz.state === 'running' && left > 0;
  const current = questions[isSequential ? reached : place - 1]?.question_id;
  return (
    <QuizFrame paper={paper} title={quiz.title} leaveHref="/student/quiz" leaveLabel={words.back}>
      <Card title={words.list} subtitle={isSequential ? words.sequential : words.listHint}>
        <Stack gap={6}>
          <div className={numbers}>
            <Stat value={questions.length - left} label={words.answered} tone="success" isCentred />
            <Stat value={left} label={words.left} isCentred />
            <Stat value={flagged} label={words.flagged} tone="reward" isCentred />
          </div>
          {half.length > 0 && quiz.state === 'running' && (
            <Alert tone="warning">
              {words.halfOnes(questions.flatMap((one, at) => (half.includes(one) ? [formatNumber(at + 1)] : [])))}
            </Alert>
          )}
          <QuestionList
            questions={questions.map(({ question_id, is_answered, is_flagged }) => ({
              id: question_id,
              state: is_answered ? 'answered' : 'open',
              isFlagged: is_flagged,
            }))}
            {...(current !== undefined && { current })}
            onJump={(id) => {
              const at = questions.findIndex(({ question_id }) => question_id === id);
              if (!isSequential || at === reached) navigate(`/student/quiz/${quiz.id}/${at + 1}`);
            }}
          />
          <Inline>
            {mayGoOn && (
              <Link variant="primary" size="large" href={back}>
                {words.goOn}
              </Link>
            )}
            <Button variant={mayGoOn ? 'secondary' : 'primary'} size="large" onPress={() => setAsking(true)}>
              {words.handIn}
            </Button>
            {quiz.state === 'running' && left === 0 && (
              <Link variant="secondary" size="large" href={back}>
                {words.goOn}
              </Link>
            )}
          </Inline>
        </Stack>
      </Card>
      <ConfirmDialog
        title={words.handInTitle}
        confirmLabel={words.handInYes}
        closeLabel={mayGoOn ? words.handInBack : words.handInNo}
        variant={mayGoOn ? 'secondary' : 'primary'}
        isOpen={isAsking}
        onOpenChange={setAsking}
        failedMessage={(error) =>
          error instanceof AnswersPendingError ? words.answersWait : (error as ApiError).detail
        }
        onConfirm={async () => {
          await submit.mutateAsync(quiz.current?.id ?? '');
          navigate(`/student/quiz/post-quiz?quiz=${quiz.id}`);
        }}
      >
        {left > 0 ? words.handInLeft(formatNumber(left)) : words.handInDone}
      </ConfirmDialog>
    </QuizFrame>
  );
}
