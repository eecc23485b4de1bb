import type { QuizStudentRow, TeacherQuiz } from '@mashq/api/contract';
import { useAllow } from '@mashq/state/work/quizzes/quiz-teacher';
import { Button } from '@mashq/ui/actions/button';
import { Alert } from '@mashq/ui/feedback/alert';
import { Checkbox } from '@mashq/ui/forms/checkbox';
import { NumberField } from '@mashq/ui/forms/number-field';
import { Stack } from '@mashq/ui/layout/stack';
import { Dialog } from '@mashq/ui/overlays/dialog';
import { useState } from 'react';
import { showToast } from '../../../platform/toasts/show-toast.ts';
import { OwnMomentField } from '../../assigned/time-fields.tsx';
import { usualStart } from '../../homework/deadline-days.ts';
import { teacherQuiz } from '../../strings/teacher-quiz.ts';

const words = teacherQuiz.allow;

export interface AllowDialogProps {
  quiz: TeacherQuiz;
  student: QuizStudentRow;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** More time, tries or an own window for one child. */
export function AllowDialog({ quiz, student, isOpen, onOpenChange }: AllowDialogProps) {
  const allow = useAllow(quiz.id, student.student_id);
  const [minutes, setMinutes] = useState<number | null>(student.extra_minutes);
  const [tries, setTries] = useState<number | null>(student.extra_tries);
  const [start, setStart] = useState(student.own_start_at);
  const [end, setEnd] = useState(student.own_end_at);
  const [isExcused, setExcused] = useState(student.state === 'excused');
  const [accepts, setAccepts] = useState(false);
  const save = () =>
    allow.mutate(
      {
        ...(minutes !== null && { extraMinutes: minutes }),
        ...(tries !== null && { extraTries: tries }),
        ...(start !== student.own_start_at && { startDate: start }),
        ...(end !== student.own_end_at && { endDate: end }),
        ...(isExcused !== (student.state === 'excused') && { excused: isExcused }),
        ...(accepts && { accept: true as const }),
      },
      {
        onSuccess: () => {
          void showToast(teacherQuiz.done);
          onOpenChange(false);
        },
      },
    );
  return (
    <Dialog
      title={words.title(student.name)}
      size="small"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={
        <Button isDisabled={start === '' || end === ''} isPending={allow.isPending} onPress={save}>
          {words.save}
        </Button>
      }
    >
      <Stack gap={5}>
        {allow.error && <Alert tone="danger">{allow.error.detail}</Alert>}
        {/* A result that is out stays what it is. */}
        {quiz.released_at === null && (
          <>
            <NumberField
              label={words.minutes}
              value={minutes}
              onChange={setMinutes}
              minValue={0}
              maxValue={300}
              step={5}
            />
            <NumberField label={words.tries} value={tries} onChange={setTries} minValue={0} maxValue={5} />
            {/* The start of who has begun stays what it was. */}
            {student.tries_used === 0 && (
              <OwnMomentField
                label={words.start}
                noneLabel={words.startAsClass}
                value={start}
                usual={usualStart()}
                onChange={setStart}
              />
            )}
            <OwnMomentField
              label={words.end}
              noneLabel={words.endAsClass}
              value={end}
              usual={quiz.end_at}
              onChange={setEnd}
            />
          </>
        )}
        {student.state === 'abandoned' && (
          <Checkbox isSelected={accepts} onChange={setAccepts}>
            {words.accept}
          </Checkbox>
        )}
        <Checkbox isSelected={isExcused} onChange={setExcused}>
          {words.excused}
        </Checkbox>
      </Stack>
    </Dialog>
  );
}
