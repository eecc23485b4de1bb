import type { AdminManager, ShownPassword } from '@mashq/api/contract';
import type { ApiError } from '@mashq/state/platform/api/api';
import { type ManagedPlace, type NewManager, useAddManager, useRemoveManager } from '@mashq/state/school/schools-admin';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { fullName } from '../../platform/people/nav-account.ts';
import { Username } from '../../platform/people/Username.tsx';
import { useFocusOfRows } from '../../platform/routing/use-focus-heading.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { consoleWords } from '../strings/admin-console.ts';
import { ManagerFields, NOBODY } from './ManagerFields.tsx';
import { activeText } from './moment-text.ts';
import { NewPassword } from './NewPassword.tsx';
import { PersonState } from './PersonState.tsx';

const words = consoleWords.managers;

export interface ManagersProps {
  place: ManagedPlace;
  id: string;
  managers: readonly AdminManager[];
}

/** Who looks after a school or an organization: added with a password that is shown once, and taken away. */
export function Managers({ place, id, managers }: ManagersProps) {
  useFocusOfRows(managers.length);
  const remove = useRemoveManager(place, id);
  const [shown, setShown] = useState<(ShownPassword & { readonly name: string }) | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<AdminManager>();
  const [isAsked, setAsked] = useState(false);
  return (
    <Card
      title={words.title}
      actions={
        <Button variant="secondary" icon={<Plus size="1.2em" />} onPress={() => setAdding(true)}>
          {words.add}
        </Button>
      }
    >
      <Stack gap={4}>
        {shown !== null && <NewPassword {...shown} onDone={() => setShown(null)} />}
        {managers.length === 0 ? (
          <p>{words.empty}</p>
        ) : (
          <List aria-label={words.title}>
            {managers.map((manager) => (
              <ListItem
                key={manager.id}
                title={fullName(manager)}
                href={`/admin/people/${manager.id}`}
                description={
                  <>
                    <Username>{manager.username}</Username>
                    {`، ${consoleWords.lastActive}: ${activeText(manager.last_active_at)}`}
                  </>
                }
                end={
                  <Inline as="span" gap={2}>
                    {manager.state !== 'active' && <PersonState state={manager.state} />}
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={words.removeOf(fullName(manager))}
                      onPress={() => {
                        setLeaving(manager);
                        setAsked(true);
                      }}
                    >
                      {words.remove}
                    </Button>
                  </Inline>
                }
              />
            ))}
          </List>
        )}
      </Stack>
      <AddManager place={place} id={id} isOpen={isAdding} onOpenChange={setAdding} onShow={setShown} />
      {leaving && (
        <ConfirmDialog
          variant="danger"
          title={words.removeTitle(fullName(leaving))}
          confirmLabel={words.remove}
          failedMessage={(error) => (error as ApiError).detail}
          isOpen={isAsked}
          onOpenChange={setAsked}
          onConfirm={async () => {
            await remove.mutateAsync(leaving.id);
            void showToast(words.removed(fullName(leaving)));
          }}
        >
          {words.removeWords}
          {managers.length === 1 && ` ${words.removeLast}`}
        </ConfirmDialog>
      )}
    </Card>
  );
}

interface AddManagerProps {
  place: ManagedPlace;
  id: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onShow: (shown: ShownPassword & { readonly name: string }) => void;
}

function AddManager({ place, id, isOpen, onOpenChange, onShow }: AddManagerProps) {
  const { mutate, isPending, error } = useAddManager(place, id);
  const [given, setGiven] = useState<NewManager>(NOBODY);
  const send = () =>
    mutate(given, {
      onSuccess: ({ username, password }) => {
        onOpenChange(false);
        setGiven(NOBODY);
        if (password === null) void showToast(words.known);
        else onShow({ username, password, name: `${given.first_name} ${given.last_name}`.trim() });
      },
    });
  return (
    <FormDialog
      title={words.add}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSubmit={send}
      isPending={isPending}
      error={error}
      saveLabel={words.add}
      cancelLabel={consoleWords.cancel}
    >
      <ManagerFields value={given} onChange={setGiven} />
    </FormDialog>
  );
}
