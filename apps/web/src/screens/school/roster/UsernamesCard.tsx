import { useRosterChange } from '@mashq/state/roster';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { Alert } from '@mashq/ui/feedback/alert';
import { TextField } from '@mashq/ui/forms/text-field';
import { isolate } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { Dialog } from '@mashq/ui/overlays/dialog';
import { useState } from 'react';
import { rosterWords } from '../../../strings/school/roster.ts';
import { showToast } from '../../../toasts/show-toast.ts';

const words = rosterWords.usernames;

/** What usernames of the school begin with, and its change. */
export function UsernamesCard({ prefix }: { prefix: string | null }) {
  const [isOpen, setOpen] = useState(false);
  const [letters, setLetters] = useState('');
  const { mutate, isPending, error } = useRosterChange('setUsernamePrefix');
  const send = (close: () => void) =>
    mutate(
      { body: { prefix: letters } },
      {
        onSuccess: () => {
          void showToast(words.saved);
          close();
        },
      },
    );
  return (
    <Card
      title={words.title}
      actions={
        <Button variant="secondary" size="small" onPress={() => setOpen(true)}>
          {words.change}
        </Button>
      }
    >
      <p>{prefix === null ? words.none : words.words(isolate(prefix))}</p>
      <Dialog
        title={words.change}
        size="small"
        isOpen={isOpen}
        isDismissable={!isPending}
        onOpenChange={setOpen}
        actions={(close) => (
          <>
            <Button isDisabled={letters.trim() === ''} isPending={isPending} onPress={() => send(close)}>
              {rosterWords.save}
            </Button>
            <Button variant="secondary" isDisabled={isPending} onPress={close}>
              {rosterWords.cancel}
            </Button>
          </>
        )}
      >
        <Stack gap={5}>
          <TextField
            label={words.field}
            description={words.hint}
            maxLength={12}
            value={letters}
            onChange={setLetters}
            isRequired
          />
          {error && <Alert tone="error">{error.detail}</Alert>}
        </Stack>
      </Dialog>
    </Card>
  );
}
