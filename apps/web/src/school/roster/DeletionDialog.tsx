import type { ApiError } from '@mashq/state/platform/api/api';
import { useReadDeletion, useStudentDeletion } from '@mashq/state/school/student-deletion';
import { formatDate } from '@mashq/ui/i18n';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { useEffect } from 'react';
import { fullName } from '../../platform/people/nav-account.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { rosterWords } from '../strings/roster.ts';

const words = rosterWords.deletion;

export interface DeletionDialogProps {
  student: { readonly id: string; readonly first_name: string; readonly last_name: string };
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks for the deletion of a student's account; where that was asked for before, takes it back. */
export function DeletionDialog({ student, isOpen, onOpenChange }: DeletionDialogProps) {
  const { mutate: read, data: due } = useReadDeletion(student.id);
  const { mutateAsync } = useStudentDeletion(student.id);
  const name = fullName(student);
  useEffect(() => {
    if (!isOpen) return;
    read(undefined, {
      onError: ({ detail }) => {
        void showToast(detail, 'danger');
        onOpenChange(false);
      },
    });
  }, [isOpen, read, onOpenChange]);
  // It opens once it is known which of the two is asked.
  if (due === undefined) return null;
  const common = { isOpen, onOpenChange, failedMessage: (error: unknown) => (error as ApiError).detail };
  return due === null ? (
    <ConfirmDialog
      {...common}
      variant="danger"
      title={words.title(name)}
      confirmLabel={words.confirm}
      onConfirm={async () => {
        const { due_at: at } = await mutateAsync('ask');
        if (at !== null) void showToast(words.asked(name, formatDate(at)));
      }}
    >
      {words.words}
    </ConfirmDialog>
  ) : (
    <ConfirmDialog
      {...common}
      title={words.keepTitle(name)}
      confirmLabel={words.keep}
      onConfirm={async () => {
        await mutateAsync('takeBack');
        void showToast(words.kept(name));
      }}
    >
      {words.keepWords(formatDate(due))}
    </ConfirmDialog>
  );
}
