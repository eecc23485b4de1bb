import { logoutEverywhere } from '@mashq/state/auth/auth-calls';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { account } from '../strings/account.ts';
import { type SignOutDialogProps, WaitingNote } from './SignOutDialog.tsx';

const words = account.exitEverywhere;

/** Confirms signing out on every device. A failure is shown in the dialog, which stays open. */
export function SignOutEverywhereDialog({ voice, isOpen, onOpenChange }: SignOutDialogProps) {
  const confirm = async () => {
    await logoutEverywhere();
    void showToast(words.done[voice]);
  };
  return (
    <ConfirmDialog
      title={words.action}
      confirmLabel={account.exit.confirm}
      closeLabel={account.exit.close}
      failedMessage={(error) => (error as Error).message}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onConfirm={confirm}
    >
      {words[voice]}
      {voice === 'student' && <WaitingNote />}
    </ConfirmDialog>
  );
}
