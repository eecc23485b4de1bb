import type { ApiError } from '@mashq/state/platform/api/api';
import type { SeriesKind } from '@mashq/state/platform/query/student-keys';
import { useSubmitAssignment } from '@mashq/state/work/assignment-student';
import { formatNumber } from '@mashq/ui/i18n';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { studentHomework } from '../../strings/student-homework.ts';

export interface HandInDialogProps {
  kind: SeriesKind;
  id: string;
  /** Number of questions without an answer. */
  left: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks for confirmation, says how many questions are left, and hands in. */
export function HandInDialog({ kind, id, left, isOpen, onOpenChange }: HandInDialogProps) {
  const { mutateAsync } = useSubmitAssignment(kind, id);
  const words = studentHomework(kind);
  return (
    <ConfirmDialog
      title={words.handInTitle}
      confirmLabel={words.handInConfirm}
      closeLabel={left > 0 ? words.handInGoOn : words.handInClose}
      variant={left > 0 ? 'secondary' : 'primary'}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      failedMessage={(error) => (error as ApiError).detail}
      onConfirm={async () => {
        await mutateAsync();
      }}
    >
      {left > 0 ? words.handInLeft(formatNumber(left)) : words.handInDone}
    </ConfirmDialog>
  );
}
