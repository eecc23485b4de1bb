import { logout } from '@mashq/state/platform/session/session';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { account } from '../strings/account.ts';
import { WaitingNote } from './WaitingNote.tsx';

export interface SignOutDialogProps {
  voice: 'student' | 'staff';
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks for confirmation before signing out. */
export function SignOutDialog({ voice, isOpen, onOpenChange }: SignOutDialogProps) {
  return (
    <ConfirmDialog
      title={account.exit.title}
      confirmLabel={account.exit.confirm}
      closeLabel={account.exit.close}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onConfirm={logout}
    >
      {account.exit[voice]}
      {voice === 'student' && <WaitingNote />}
    </ConfirmDialog>
  );
}
