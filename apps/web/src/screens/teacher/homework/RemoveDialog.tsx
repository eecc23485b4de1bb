import type { ApiError } from '@mashq/state/api';
import { useRemoveHomework } from '@mashq/state/teacher';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { navigate } from 'wouter/use-browser-location';
import { teacherHomework } from '../../../strings/teacher/homework.ts';
import { showToast } from '../../../toasts/show-toast.ts';

const words = teacherHomework.remove;

export interface RemoveDialogProps {
  homeworkId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks for confirmation before a homework is deleted, and says what is kept. */
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
        void showToast(words.removed);
        navigate('/teacher/homeworks', { replace: true });
      }}
    >
      {words.words}
    </ConfirmDialog>
  );
}
