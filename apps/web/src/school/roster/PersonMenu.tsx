import type { RosterStudent, RosterTeacher, SignInCard } from '@mashq/api/contract';
import type { ApiError } from '@mashq/state/platform/api/api';
import { useRosterChange } from '@mashq/state/school/roster/changes';
import { IconButton } from '@mashq/ui/actions/icon-button';
import { Menu, MenuItem, MenuTrigger } from '@mashq/ui/actions/menu';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { ArrowLeftRight, EllipsisVertical, KeyRound, LogOut, Merge, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { fullName } from '../../platform/people/nav-account.ts';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { rosterWords } from '../strings/roster.ts';

const words = rosterWords;
const personDialog = lazyComponent(() => import('./PersonDialog.tsx'), 'PersonDialog');
const mergeDialog = lazyComponent(() => import('./MergeDialog.tsx'), 'MergeDialog');
const deletionDialog = lazyComponent(() => import('./DeletionDialog.tsx'), 'DeletionDialog');
const moveDialog = lazyComponent(() => import('./MoveDialog.tsx'), 'MoveDialog');

export type PersonMenuProps = {
  onCards: (cards: readonly SignInCard[]) => void;
} & (
  | { personRole: 'student'; person: RosterStudent; classId: string }
  | { personRole: 'teacher'; person: RosterTeacher; classId?: never }
);

/** What a manager does with a child or a teacher. */
export function PersonMenu({ personRole, person, classId, onCards }: PersonMenuProps) {
  const reset = useRosterChange('resetPassword');
  const withdrawStudent = useRosterChange('withdrawStudent');
  const withdrawTeacher = useRosterChange('withdrawTeacher');
  const [asked, setAsked] = useState<'edit' | 'move' | 'merge' | 'password' | 'leave' | 'erase'>();
  const [isOpen, setOpen] = useState(false);
  const ask = (what: typeof asked) => {
    setAsked(what);
    setOpen(true);
  };
  const name = fullName(person);
  const dialog = { isOpen, onOpenChange: setOpen };
  const failedMessage = (error: unknown) => (error as ApiError).detail;
  return (
    <>
      <MenuTrigger>
        <IconButton aria-label={words.actions.more(name)}>
          <EllipsisVertical />
        </IconButton>
        <Menu>
          <MenuItem icon={<Pencil />} onAction={() => ask('edit')}>
            {words.actions.edit}
          </MenuItem>
          <MenuItem icon={<KeyRound />} onAction={() => ask('password')}>
            {words.actions.password}
          </MenuItem>
          {personRole === 'student' && (
            <MenuItem icon={<ArrowLeftRight />} onAction={() => ask('move')}>
              {words.actions.move}
            </MenuItem>
          )}
          {personRole === 'student' && (
            <MenuItem icon={<Merge />} onAction={() => ask('merge')}>
              {words.actions.merge}
            </MenuItem>
          )}
          <MenuItem icon={<LogOut />} variant="danger" onAction={() => ask('leave')}>
            {words.actions.leave}
          </MenuItem>
          {personRole === 'student' && (
            <MenuItem icon={<Trash2 />} variant="danger" onAction={() => ask('erase')}>
              {words.actions.erase}
            </MenuItem>
          )}
        </Menu>
      </MenuTrigger>
      <OptionalBoundary>
        {asked === 'edit' && (
          <personDialog.Component
            subject={
              personRole === 'student'
                ? { role: personRole, classId, known: person }
                : { role: personRole, known: person }
            }
            {...dialog}
          />
        )}
        {asked === 'erase' && <deletionDialog.Component student={person} {...dialog} />}
        {asked === 'merge' && personRole === 'student' && <mergeDialog.Component student={person} {...dialog} />}
        {asked === 'move' && personRole === 'student' && (
          <moveDialog.Component student={person} classId={classId} {...dialog} />
        )}
      </OptionalBoundary>
      {asked === 'password' && (
        <ConfirmDialog
          {...dialog}
          title={words.password.title(name)}
          confirmLabel={words.password.confirm}
          failedMessage={failedMessage}
          onConfirm={async () => onCards([await reset.mutateAsync({ params: { personId: person.id } })])}
        >
          {words.password.words}
        </ConfirmDialog>
      )}
      {asked === 'leave' && (
        <ConfirmDialog
          {...dialog}
          variant="danger"
          title={words.leave.title(name)}
          confirmLabel={words.leave.confirm}
          failedMessage={failedMessage}
          onConfirm={async () => {
            if (personRole === 'student') await withdrawStudent.mutateAsync({ params: { studentId: person.id } });
            else await withdrawTeacher.mutateAsync({ params: { teacherId: person.id } });
            void showToast(words.leave.done(name));
          }}
        >
          {words.leave.words}
        </ConfirmDialog>
      )}
    </>
  );
}
