import type { ClassGroup } from '@mashq/api/contract';
import type { ApiError } from '@mashq/state/platform/api/api';
import { useRemoveGroup } from '@mashq/state/work/groups';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { classGroups } from '../strings/teacher-groups.ts';

const words = classGroups.remove;

export interface RemoveGroupDialogProps {
  classId: string;
  group: ClassGroup;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks before a group is dissolved, and says what is kept. */
export function RemoveGroupDialog({ classId, group, isOpen, onOpenChange }: RemoveGroupDialogProps) {
  const { mutateAsync } = useRemoveGroup(classId);
  return (
    <ConfirmDialog
      title={words.title(group.name)}
      variant="danger"
      confirmLabel={words.confirm}
      closeLabel={words.cancel}
      failedMessage={(error) => (error as ApiError).detail}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onConfirm={async () => {
        await mutateAsync(group.id);
        void showToast(words.removed);
      }}
    >
      {words.words}
    </ConfirmDialog>
  );
}
