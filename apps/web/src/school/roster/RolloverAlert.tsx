import type { YearRollover } from '@mashq/api/contract';
import type { ApiError } from '@mashq/state/platform/api/api';
import { useRosterChange } from '@mashq/state/school/roster/changes';
import { Button } from '@mashq/ui/actions/button';
import { Alert } from '@mashq/ui/feedback/alert';
import { formatDate } from '@mashq/ui/i18n';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { useState } from 'react';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { rosterWords } from '../strings/roster.ts';
import { yearName } from './year-name.ts';

const words = rosterWords.rollover;

/** A new school year that can still be taken back. */
export function RolloverAlert({ rollover: { id, to_title, undo_until } }: { rollover: YearRollover }) {
  const { mutateAsync } = useRosterChange('undoYear');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Alert
        title={words.title(yearName(to_title))}
        actions={
          <Button variant="secondary" size="small" onPress={() => setOpen(true)}>
            {words.undo}
          </Button>
        }
      >
        {words.words(formatDate(undo_until))}
      </Alert>
      <ConfirmDialog
        title={words.undoTitle}
        variant="danger"
        confirmLabel={words.undoConfirm}
        failedMessage={(error) => (error as ApiError).detail}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onConfirm={async () => {
          await mutateAsync({ params: { rolloverId: id } });
          void showToast(words.undone);
        }}
      >
        {words.undoWords}
      </ConfirmDialog>
    </>
  );
}
