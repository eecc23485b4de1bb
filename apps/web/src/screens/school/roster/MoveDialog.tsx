import type { RosterStudent } from '@mashq/api/contract';
import { useRoster, useRosterChange } from '@mashq/state/roster';
import { Button } from '@mashq/ui/actions/button';
import { Alert } from '@mashq/ui/feedback/alert';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Select } from '@mashq/ui/forms/select';
import { Stack } from '@mashq/ui/layout/stack';
import { Dialog } from '@mashq/ui/overlays/dialog';
import { useState } from 'react';
import { fullName } from '../../../account/nav-account.ts';
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx';
import { rosterWords } from '../../../strings/school/roster.ts';
import { showToast } from '../../../toasts/show-toast.ts';

const words = rosterWords.move;

export interface MoveDialogProps {
  student: Pick<RosterStudent, 'id' | 'first_name' | 'last_name'>;
  /** Where the child is now. */
  classId?: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Moves a child to another class, or puts one without a class into one. */
export function MoveDialog({ student, classId, isOpen, onOpenChange }: MoveDialogProps) {
  const roster = useRoster();
  const [to, setTo] = useState<string | null>(null);
  const { mutate, isPending, error } = useRosterChange('moveStudent');
  const name = fullName(student);
  const send = (target: string, close: () => void) =>
    mutate(
      { params: { studentId: student.id }, body: { classId: target } },
      {
        onSuccess: ({ class_title }) => {
          void showToast(words.moved(name, class_title ?? ''));
          close();
        },
      },
    );
  return (
    <Dialog
      title={words.title(name)}
      size="small"
      isOpen={isOpen}
      isDismissable={!isPending}
      onOpenChange={onOpenChange}
      actions={(close) => (
        <>
          <Button isDisabled={to === null} isPending={isPending} onPress={() => to !== null && send(to, close)}>
            {words.confirm}
          </Button>
          <Button variant="secondary" isDisabled={isPending} onPress={close}>
            {rosterWords.cancel}
          </Button>
        </>
      )}
    >
      <Stack gap={5}>
        <p>{words.words}</p>
        <QueryBoundary query={roster} skeleton={<Skeleton shape="text" lines={2} />}>
          {({ classes }) => (
            <Select
              label={words.to}
              options={classes.filter(({ id }) => id !== classId).map(({ id, title }) => ({ value: id, label: title }))}
              value={to}
              onChange={setTo}
            />
          )}
        </QueryBoundary>
        {error && <Alert tone="error">{error.detail}</Alert>}
      </Stack>
    </Dialog>
  );
}
