import { logout } from '@mashq/state/platform/session/session';
import { useWaitingAnswers } from '@mashq/state/questions/outbox/answers';
import { Alert } from '@mashq/ui/feedback/alert';
import { formatNumber } from '@mashq/ui/i18n';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { account } from '../strings/account.ts';

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

/** Warns a user who signs out that some answers have not been sent, and says what happens to them. */
export function WaitingNote() {
  const { waiting } = useWaitingAnswers();
  if (waiting.length === 0) return null;
  return <Alert tone="warning">{account.exit.waiting(formatNumber(waiting.length))}</Alert>;
}
