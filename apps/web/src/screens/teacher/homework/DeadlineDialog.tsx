import { useMoveDeadline } from '@mashq/state/teacher';
import { Button } from '@mashq/ui/actions/button';
import { Alert } from '@mashq/ui/feedback/alert';
import { Select } from '@mashq/ui/forms/select';
import { Stack } from '@mashq/ui/layout/stack';
import { Dialog } from '@mashq/ui/overlays/dialog';
import { useState } from 'react';
import { deadlineDays } from '../../../homework/deadline-days.ts';
import { teacherHomework } from '../../../strings/teacher/homework.ts';
import { tell } from '../../../toasts/tell.ts';

const words = teacherHomework.deadline;
const DAYS_AHEAD = 60;

export interface DeadlineDialogProps {
  homeworkId: string;
  /** One child, in place of the class. */
  studentId?: string;
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Moves a deadline. Where somebody would become late the server says so, and a second yes is needed. */
export function DeadlineDialog({ homeworkId, studentId, title, isOpen, onOpenChange }: DeadlineDialogProps) {
  const [days] = useState(() => deadlineDays(DAYS_AHEAD));
  const [endDate, setEndDate] = useState<string | null>(null);
  const move = useMoveDeadline(homeworkId);
  const mustConfirm = move.error?.status === 409;
  const save = (close: () => void) => {
    if (endDate === null) return;
    move.mutate(
      { endDate, confirm: mustConfirm, ...(studentId !== undefined && { studentId }) },
      {
        onSuccess: () => {
          void tell(words.saved);
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
      onOpenChange={onOpenChange}
      actions={(close) => (
        <>
          <Button isDisabled={endDate === null} isPending={move.isPending} onPress={() => save(close)}>
            {mustConfirm ? words.confirm : words.save}
          </Button>
          <Button kind="secondary" onPress={close}>
            {words.cancel}
          </Button>
        </>
      )}
    >
      <Stack>
        <Select
          label={words.day}
          options={days}
          value={endDate}
          onChange={(day) => {
            setEndDate(day);
            move.reset();
          }}
        />
        {move.error && <Alert tone={mustConfirm ? 'warning' : 'error'}>{move.error.detail}</Alert>}
      </Stack>
    </Dialog>
  );
}
