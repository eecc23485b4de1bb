import type { TeacherQuiz } from '@mashq/api/contract';
import type { ApiError } from '@mashq/state/platform/api/api';
import { type QuizMove, useMoveQuiz } from '@mashq/state/work/quizzes/quiz-reports';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Alert } from '@mashq/ui/feedback/alert';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { showToast } from '../../../platform/toasts/show-toast.ts';
import { teacherQuiz } from '../../strings/teacher-quiz.ts';

const words = teacherQuiz;

/** What can be done with a quiz in each state, the main thing first. */
const MOVES: Readonly<Record<TeacherQuiz['state'], readonly QuizMove[]>> = {
  draft: ['publish', 'remove'],
  scheduled: ['unschedule', 'remove'],
  open: ['pause', 'close', 'remove'],
  paused: ['resume', 'remove'],
  closed: ['release', 'archive', 'remove'],
  released: ['archive'],
  archived: ['unarchive'],
  cancelled: [],
};

type Asked = keyof typeof words.confirm & QuizMove;

const isAsked = (move: QuizMove): move is Asked => move in words.confirm;

/** Moves a quiz through its states, and leads to its preview. */
export function QuizActions({ quiz }: { quiz: TeacherQuiz }) {
  const move = useMoveQuiz(quiz);
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const run = async (what: QuizMove) => {
    await move.mutateAsync(what);
    void showToast(words.done);
    if (what === 'remove') navigate(`/teacher/quiz-reports/${quiz.class_id}`, { replace: true });
  };
  return (
    <Stack gap={4}>
      <Inline>
        {MOVES[quiz.state].map((what, index) => (
          <Button
            key={what}
            variant={what === 'remove' ? 'quiet' : index === 0 ? 'primary' : 'secondary'}
            isPending={move.isPending && move.variables === what}
            onPress={() => (isAsked(what) ? setAsked(what) : void run(what).catch(() => undefined))}
          >
            {words.actions[what]}
          </Button>
        ))}
        <Link variant="secondary" href={`/teacher/quiz/${quiz.id}/preview`}>
          {words.preview}
        </Link>
        {quiz.state !== 'cancelled' && quiz.state !== 'archived' && (
          <Link variant="secondary" href={`/teacher/quiz/${quiz.id}/edit`}>
            {words.edit.open}
          </Link>
        )}
      </Inline>
      {move.error && asked === null && <Alert tone="error">{move.error.detail}</Alert>}
      <ConfirmDialog
        title={asked === null ? '' : words.actions[asked]}
        variant={asked === 'remove' ? 'danger' : 'primary'}
        confirmLabel={asked === null ? '' : words.actions[asked]}
        closeLabel={words.confirm.no}
        failedMessage={(error) => (error as ApiError).detail}
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        onConfirm={() => (asked === null ? undefined : run(asked))}
      >
        {asked === null ? '' : words.confirm[asked]}
      </ConfirmDialog>
    </Stack>
  );
}
