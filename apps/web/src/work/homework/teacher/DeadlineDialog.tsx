import { useMoveDeadline } from '@mashq/state/work/assignment';
import type { AssignmentRef } from '@mashq/state/work/teacher-keys';
import { Button } from '@mashq/ui/actions/button';
import { Alert } from '@mashq/ui/feedback/alert';
import { formatDeadline } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { Dialog } from '@mashq/ui/overlays/dialog';
import { useState } from 'react';
import { teacher } from '../../../platform/strings/teacher-general.ts';
import { showToast } from '../../../platform/toasts/show-toast.ts';
import { MomentField } from '../../assigned/time-fields.tsx';
import { teacherHomework } from '../../strings/teacher-homework.ts';

const words = teacherHomework.deadline;

export interface DeadlineDialogProps {
  work: AssignmentRef;
  /** One student instead of the class. */
  studentId?: string;
  /** The present deadline, which is there at first unless it is over. */
  endAt: string;
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Moves a deadline. If students would become late, the server says so and the teacher must confirm. */
export function DeadlineDialog({ work, studentId, endAt, title, isOpen, onOpenChange }: DeadlineDialogProps) {
  const [isOver] = useState(() => Date.parse(endAt) <= Date.now());
  const [chosen, setChosen] = useState<string | null>(null);
  const move = useMoveDeadline(work);
  const endDate = chosen ?? (isOver ? '' : endAt);
  const isSame = endDate !== '' && Date.parse(endDate) === Date.parse(endAt);
  const mustConfirm = move.error?.status === 409;
  const forget = () => {
    setChosen(null);
    move.reset();
  };
  const save = (close: () => void) => {
    if (endDate === '') return;
    move.mutate(
      { endDate, confirm: mustConfirm, ...(studentId !== undefined && { studentId }) },
      {
        onSuccess: () => {
          void showToast(words.saved);
          close();
        },
      },
    );
  };
  return (
    <Dialog
      title={title}
      size="small"
      isOpen={isOpen}
      // Disabled while a change is being sent; otherwise its result would not be shown.
      isDismissable={!move.isPending}
      onOpenChange={(open) => {
        if (!open) forget();
        onOpenChange(open);
      }}
      actions={(close) => (
        <>
          <Button isDisabled={endDate === '' || isSame} isPending={move.isPending} onPress={() => save(close)}>
            {mustConfirm ? words.confirm : words.save}
          </Button>
          <Button variant="secondary" isDisabled={move.isPending} onPress={close}>
            {words.cancel}
          </Button>
        </>
      )}
    >
      <Stack>
        <MomentField
          label={words.moment}
          {...(isOver && { description: teacher.ended(formatDeadline(endAt)) })}
          value={endDate}
          isDisabled={move.isPending}
          onChange={(moment) => {
            setChosen(moment);
            move.reset();
          }}
        />
        {move.error && <Alert tone={mustConfirm ? 'warning' : 'danger'}>{move.error.detail}</Alert>}
      </Stack>
    </Dialog>
  );
}
