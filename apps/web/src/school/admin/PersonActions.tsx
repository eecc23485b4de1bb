import type { AdminPersonDetail, ShownPassword } from '@mashq/api/contract';
import type { ApiError } from '@mashq/state/platform/api/api';
import {
  useAccountDeletion,
  useEndSecondFactorOf,
  useResetPassword,
  useSetLock,
} from '@mashq/state/school/people-admin';
import { Button } from '@mashq/ui/actions/button';
import { formatDueDate } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { ConfirmDialog, type ConfirmDialogProps } from '@mashq/ui/overlays/confirm-dialog';
import { KeyRound, Lock, LockOpen, ShieldOff, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { fullName } from '../../platform/people/nav-account.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { consoleWords } from '../strings/admin-console.ts';

const words = consoleWords.person;

type Act = 'reset' | 'factor' | 'lock' | 'unlock' | 'erase' | 'keep';

export interface PersonActionsProps {
  person: AdminPersonDetail;
  /** Called with a new password, to be shown once. */
  onPassword: (shown: ShownPassword) => void;
}

/** What an administrator does with an account; each is asked for once more. */
export function PersonActions({ person, onPassword }: PersonActionsProps) {
  const { id, role, state, deletion_due_at: due } = person;
  const reset = useResetPassword(id);
  const factor = useEndSecondFactorOf(id);
  const lock = useSetLock(id);
  const deletion = useAccountDeletion(id);
  const [asked, setAsked] = useState<Act>('reset');
  const [isOpen, setOpen] = useState(false);
  const name = fullName(person);
  if (role === 'SYS_ADMIN') return <p>{words.administrator}</p>;

  const ask = (act: Act) => () => {
    setAsked(act);
    setOpen(true);
  };
  const questions: Readonly<Record<Act, ConfirmDialogProps>> = {
    reset: {
      title: words.resetTitle(name),
      children: words.resetWords,
      confirmLabel: words.resetConfirm,
      onConfirm: async () => onPassword(await reset.mutateAsync()),
    },
    factor: {
      title: words.factorTitle(name),
      children: words.factorWords,
      confirmLabel: words.factorConfirm,
      variant: 'danger',
      onConfirm: async () => {
        await factor.mutateAsync();
        void showToast(words.factorEnded);
      },
    },
    lock: {
      title: words.lockTitle(name),
      children: words.lockWords,
      confirmLabel: words.lock,
      variant: 'danger',
      onConfirm: async () => {
        await lock.mutateAsync(true);
        void showToast(words.locked);
      },
    },
    unlock: {
      title: words.unlockTitle(name),
      children: words.unlockWords,
      confirmLabel: words.unlock,
      onConfirm: async () => {
        await lock.mutateAsync(false);
        void showToast(words.unlocked);
      },
    },
    erase: {
      title: words.eraseTitle(name),
      children: words.eraseWords,
      confirmLabel: words.eraseConfirm,
      variant: 'danger',
      onConfirm: async () => {
        const { due_at: at } = await deletion.mutateAsync('ask');
        if (at !== null) void showToast(words.erased(formatDueDate(at)));
      },
    },
    keep: {
      title: words.keepTitle(name),
      children: words.keepWords,
      confirmLabel: words.keep,
      onConfirm: async () => {
        await deletion.mutateAsync('takeBack');
        void showToast(words.kept);
      },
    },
  };
  return (
    <>
      <Inline gap={3}>
        {state !== 'left' && (
          <Button variant="secondary" icon={<KeyRound size="1.2em" />} onPress={ask('reset')}>
            {words.reset}
          </Button>
        )}
        {person.has_second_factor && (
          <Button variant="secondary" icon={<ShieldOff size="1.2em" />} onPress={ask('factor')}>
            {words.factor}
          </Button>
        )}
        {state === 'locked' ? (
          <Button variant="secondary" icon={<LockOpen size="1.2em" />} onPress={ask('unlock')}>
            {words.unlock}
          </Button>
        ) : (
          <Button variant="secondary" icon={<Lock size="1.2em" />} onPress={ask('lock')}>
            {words.lock}
          </Button>
        )}
        {due === null ? (
          <Button variant="quiet" icon={<Trash2 size="1.2em" />} onPress={ask('erase')}>
            {words.erase}
          </Button>
        ) : (
          <Button variant="secondary" icon={<Undo2 size="1.2em" />} onPress={ask('keep')}>
            {words.keep}
          </Button>
        )}
      </Inline>
      <ConfirmDialog
        {...questions[asked]}
        failedMessage={(error) => (error as ApiError).detail}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
}
