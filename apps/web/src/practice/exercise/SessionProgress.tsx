import type { PracticeSession } from '@mashq/api/contract';
import { useWaitingAnswers } from '@mashq/state/questions/outbox/answers';
import { Link } from '@mashq/ui/actions/link';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { PracticeProgress } from '@mashq/ui/learning/practice-progress';
import type { ReactNode } from 'react';
import { homeworkQuestionStates, nextOpenQuestion } from '../../questions/student/homework-question-states.ts';
import { exerciseWords } from '../strings/student-exercise.ts';

interface SessionProgressProps {
  session: PracticeSession;
  /** Between the marks and the link. */
  children?: ReactNode;
}

/** How far a practice session is, and the way to its next open question. */
export function SessionProgress({ session: { id, items }, children }: SessionProgressProps) {
  const { waiting } = useWaitingAnswers();
  const next = nextOpenQuestion(items, waiting);
  return (
    <Stack gap={5}>
      <PracticeProgress states={homeworkQuestionStates(items, waiting)} align="start" />
      {children}
      {next !== undefined && (
        <Inline>
          <Link variant="primary" size="large" href={`/student/exercise/${id}/question/${next}`}>
            {exerciseWords.result.resume}
          </Link>
        </Inline>
      )}
    </Stack>
  );
}
