import type { MemberQuizPaper } from '@mashq/api/contract';
import { saveDrafts } from '@mashq/state/questions/answering/store';
import { noteLeftPage } from '@mashq/state/work/quizzes/quiz-student';
import { useServerNow } from '@mashq/state/work/quizzes/server-clock';
import { Alert } from '@mashq/ui/feedback/alert';
import { Stack } from '@mashq/ui/layout/stack';
import { QuizClock } from '@mashq/ui/learning/quiz-clock';
import { type ReactNode, useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { QuestionFrame } from '../../../questions/student/QuestionFrame.tsx';
import { quizWords } from '../../strings/student-quiz.ts';
import { answeringView } from './answering-view.ts';
import { isTimeOver } from './quiz-facts.ts';

export interface QuizFrameProps {
  paper: MemberQuizPaper;
  title: string;
  leaveHref: string;
  leaveLabel: string;
  children: ReactNode;
}

const HIDDEN = 'quiz-clock-hidden';

/** The window of a running try: its clock by the server's time, and what its teacher has done with it. */
export function QuizFrame({ paper, title, leaveHref, leaveLabel, children }: QuizFrameProps) {
  const { quiz } = paper;
  const now = useServerNow();
  const [isHidden, setHidden] = useState(() => sessionStorage.getItem(HIDDEN) === 'true');
  const { id, state, current } = quiz;
  // The time may run out without a network.
  useEffect(() => void import('./QuizDoneScreen.tsx').catch(() => undefined), []);
  useEffect(() => {
    const { quiz, questions } = paper;
    if (quiz.state !== 'running' || quiz.current === null) return;
    const shown = questions.filter(({ sheet }) => sheet !== null);
    void saveDrafts(
      quiz.current.id,
      shown.map((question) => answeringView(quiz, question)),
    );
  }, [paper]);
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === 'hidden') void noteLeftPage(id);
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [id]);
  const due = current?.due_at == null ? null : Date.parse(current.due_at);
  if (
    current === null ||
    isTimeOver(quiz, now) ||
    state === 'handed_in' ||
    state === 'timed_out' ||
    state === 'abandoned'
  ) {
    return <Redirect to={`/student/quiz/post-quiz?quiz=${id}`} replace />;
  }
  const words = quizWords;
  return (
    <QuestionFrame
      title={title}
      leaveHref={leaveHref}
      leaveLabel={leaveLabel}
      progress={
        due !== null && (
          <QuizClock
            start={Date.parse(current.started_at)}
            end={due}
            now={now}
            isHidden={isHidden}
            onHiddenChange={(next) => {
              setHidden(next);
              sessionStorage.setItem(HIDDEN, String(next));
            }}
          />
        )
      }
    >
      <Stack gap={5}>
        {state === 'paused' && <Alert tone="info">{words.paused}</Alert>}
        {due !== null && now >= due && <Alert tone="warning">{words.overdue}</Alert>}
        {children}
      </Stack>
    </QuestionFrame>
  );
}
