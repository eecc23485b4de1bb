import { useRosterChange } from '@mashq/state/school/roster/changes';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { TextField } from '@mashq/ui/forms/text-field';
import { isolate } from '@mashq/ui/i18n';
import { useState } from 'react';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { rosterWords } from '../strings/roster.ts';

const words = rosterWords.usernames;

/** What usernames of the school begin with, and its change. */
export function UsernamesCard({ prefix }: { prefix: string | null }) {
  const [isOpen, setOpen] = useState(false);
  const [letters, setLetters] = useState('');
  const { mutate, isPending, error } = useRosterChange('setUsernamePrefix');
  const send = () =>
    mutate(
      { body: { prefix: letters } },
      {
        onSuccess: () => {
          void showToast(words.saved);
          setOpen(false);
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
      <FormDialog
        title={words.change}
        size="small"
        isOpen={isOpen}
        onOpenChange={setOpen}
        onSubmit={send}
        isPending={isPending}
        error={error}
        saveLabel={rosterWords.save}
        cancelLabel={rosterWords.cancel}
      >
        <TextField
          name="prefix"
          label={words.field}
          description={words.hint}
          maxLength={12}
          value={letters}
          onChange={setLetters}
          isRequired
        />
      </FormDialog>
    </Card>
  );
}
