import type { TeacherClassMessage } from '@mashq/api/contract';
import { useRemoveClassMessage } from '@mashq/state/messages/class-messages/teacher';
import type { ApiError } from '@mashq/state/platform/api/api';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { showToast } from '../../../platform/toasts/show-toast.ts';
import { classMessages } from '../../strings/teacher-class-messages.ts';

const words = classMessages.remove;

export interface RemoveMessageDialogProps {
  message: TeacherClassMessage;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks before a message is deleted. */
export function RemoveMessageDialog({ message, isOpen, onOpenChange }: RemoveMessageDialogProps) {
  const { mutateAsync } = useRemoveClassMessage(message.id);
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
      }}
    >
      {words.text}
    </ConfirmDialog>
  );
}
