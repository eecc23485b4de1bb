import { useMoveDeadline } from '@mashq/state/work/assignment';
import type { AssignmentRef } from '@mashq/state/work/teacher-keys';
import { Button } from '@mashq/ui/actions/button';
import { Alert } from '@mashq/ui/feedback/alert';
import { Select } from '@mashq/ui/forms/select';
import { formatDate } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { Dialog } from '@mashq/ui/overlays/dialog';
import { useMemo, useState } from 'react';
import { teacher } from '../../../platform/strings/teacher-general.ts';
import { showToast } from '../../../platform/toasts/show-toast.ts';
import { teacherHomework } from '../../strings/teacher-homework.ts';
import { deadlineDay, deadlineDays } from '../deadline-days.ts';

const words = teacherHomework.deadline;
const DAYS_AHEAD = 60;

export interface DeadlineDialogProps {
  work: AssignmentRef;
  /** One student instead of the class. */
  studentId?: string;
  /** The present deadline: its day is the one chosen at first. */
  endAt: string;
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Moves a deadline. If students would become late, the server says so and the teacher must confirm. */
export function DeadlineDialog({ work, studentId, endAt, title, isOpen, onOpenChange }: DeadlineDialogProps) {
  const days = useMemo(() => deadlineDays(DAYS_AHEAD, Date.now(), endAt), [endAt]);
  const [chosen, setChosen] = useState<string | null>(null);
  const move = useMoveDeadline(work);
  const present = days.find(({ value }) => value === deadlineDay(endAt))?.value ?? null;
  const endDate = chosen ?? present;
  // A deadline can be at any hour, so the end of its own day counts as a change.
  const isSame = endDate !== null && Date.parse(endDate) === Date.parse(endAt);
  const mustConfirm = move.error?.status === 409;
  const forget = () => {
    setChosen(null);
    move.reset();
  };
  const save = (close: () => void) => {
    if (endDate === null) return;
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
          <Button isDisabled={endDate === null || isSame} isPending={move.isPending} onPress={() => save(close)}>
            {mustConfirm ? words.confirm : words.save}
          </Button>
          <Button variant="secondary" isDisabled={move.isPending} onPress={close}>
            {words.cancel}
          </Button>
        </>
      )}
    >
      <Stack>
        <Select
          label={words.day}
          {...(present === null && { description: teacher.ended(formatDate(endAt)) })}
          options={days}
          value={endDate}
          isDisabled={move.isPending}
          onChange={(day) => {
            setChosen(day);
            move.reset();
          }}
        />
        {move.error && <Alert tone={mustConfirm ? 'warning' : 'error'}>{move.error.detail}</Alert>}
      </Stack>
    </Dialog>
  );
}
