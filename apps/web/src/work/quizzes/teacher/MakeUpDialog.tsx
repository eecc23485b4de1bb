import type { QuizStudentRow, TeacherQuiz } from '@mashq/api/contract';
import { makeId } from '@mashq/state/platform/id';
import { useMakeUp } from '@mashq/state/work/quizzes/quiz-teacher';
import { Button } from '@mashq/ui/actions/button';
import { Alert } from '@mashq/ui/feedback/alert';
import { Stack } from '@mashq/ui/layout/stack';
import { Dialog } from '@mashq/ui/overlays/dialog';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { showToast } from '../../../platform/toasts/show-toast.ts';
import { DeadlineField, StartField } from '../../assigned/time-fields.tsx';
import { usualDeadline } from '../../homework/new/draft-homework.ts';
import { teacherQuiz } from '../../strings/teacher-quiz.ts';
import { workTimes } from '../../strings/work-times.ts';

const words = teacherQuiz.makeUp;

export interface MakeUpDialogProps {
  quiz: TeacherQuiz;
  student: QuizStudentRow;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Gives a quiz that has ended to one student who was away. What the others have stays as it is. */
export function MakeUpDialog({ quiz, student, isOpen, onOpenChange }: MakeUpDialogProps) {
  const give = useMakeUp(quiz.id, student.student_id);
  // One id per dialog: sending it twice gives one make-up.
  const [id] = useState(makeId);
  const [start, setStart] = useState<string | null>(null);
  const [end, setEnd] = useState(usualDeadline);
  const isComplete = start !== '' && end !== '';
  const send = () =>
    give.mutate(
      { id, ...(start !== null && { startDate: start }), endDate: end },
      {
        onSuccess: (made) => {
          void showToast(words.done(student.name));
          onOpenChange(false);
          // With other numbers it is a quiz of its own, with a report of its own.
          if (made.id !== quiz.id) navigate(`/teacher/quiz-reports/${made.class_id}/${made.id}`);
        },
      },
    );
  return (
    <Dialog
      title={words.title(student.name)}
      size="small"
      isOpen={isOpen}
      isDismissable={!give.isPending}
      onOpenChange={onOpenChange}
      actions={
        <Button isDisabled={!isComplete} isPending={give.isPending} onPress={send}>
          {words.give}
        </Button>
      }
    >
      <Stack gap={5}>
        <p>{quiz.released_at === null ? words.same : words.other}</p>
        <StartField value={start} onChange={setStart} />
        <DeadlineField label={workTimes.deadline} value={end} after={start} onChange={setEnd} />
        {give.error && <Alert tone="danger">{give.error.detail}</Alert>}
      </Stack>
    </Dialog>
  );
}
