import type { ApiError } from '@mashq/state/api';
import { useRemoveHomework } from '@mashq/state/teacher';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { navigate } from 'wouter/use-browser-location';
import { teacherHomework } from '../../../strings/teacher/homework.ts';
import { tell } from '../../../toasts/tell.ts';

const words = teacherHomework.remove;

export interface RemoveDialogProps {
  homeworkId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks before a homework is taken back, and says what stays. */
export function RemoveDialog({ homeworkId, isOpen, onOpenChange }: RemoveDialogProps) {
  const { mutateAsync } = useRemoveHomework(homeworkId);
  return (
    <ConfirmDialog
      title={words.title}
      variant="danger"
      confirmLabel={words.confirm}
      closeLabel={words.cancel}
      failedMessage={(error) => (error as ApiError).detail}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onConfirm={async () => {
        await mutateAsync();
        void tell(words.removed);
        navigate('/teacher/homeworks', { replace: true });
      }}
    >
      {words.words}
    </ConfirmDialog>
  );
}
