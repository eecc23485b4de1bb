import type { ApiError } from '@mashq/state/api';
import { type AssignmentRef, useRemoveAssignment } from '@mashq/state/teacher';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { navigate } from 'wouter/use-browser-location';
import { assignmentNouns, teacherHomework } from '../../../strings/teacher/homework.ts';
import { showToast } from '../../../toasts/show-toast.ts';

const words = teacherHomework.remove;
const LISTS = { homework: '/teacher/homeworks', review: '/teacher/reviews', package: '/teacher/packages' };

export interface RemoveDialogProps {
  work: AssignmentRef;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks for confirmation before a homework is deleted, and says what is kept. */
export function RemoveDialog({ work, isOpen, onOpenChange }: RemoveDialogProps) {
  const noun = assignmentNouns[work.kind];
  const { mutateAsync } = useRemoveAssignment(work);
  return (
    <ConfirmDialog
      title={words.title(noun)}
      variant="danger"
      confirmLabel={words.confirm}
      closeLabel={words.cancel}
      failedMessage={(error) => (error as ApiError).detail}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onConfirm={async () => {
        await mutateAsync();
        void showToast(words.removed(noun));
        navigate(LISTS[work.kind], { replace: true });
      }}
    >
      {words.words(noun)}
    </ConfirmDialog>
  );
}
