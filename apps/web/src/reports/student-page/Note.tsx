import type { StudentNote } from '@mashq/api/contract';
import type { ApiError } from '@mashq/state/platform/api/api';
import { useRemoveNote, useUpdateNote } from '@mashq/state/reports/students/notes';
import { Button } from '@mashq/ui/actions/button';
import { ListItem } from '@mashq/ui/data/list';
import { Form } from '@mashq/ui/forms/form';
import { TextArea } from '@mashq/ui/forms/text-area';
import { formatDateTime } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { useState } from 'react';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { studentPage } from '../strings/teacher-student-page.ts';

/** Characters of a note, as the contract has it. */
export const MAX_NOTE = 2000;

const words = studentPage.notes;

interface NoteProps {
  studentId: string;
  note: StudentNote;
}

/** One note; its author may change and remove it. */
export function Note({ studentId, note }: NoteProps) {
  const [isEdited, setEdited] = useState(false);
  const [isRemoveOpen, setRemoveOpen] = useState(false);
  const { mutateAsync: remove } = useRemoveNote(studentId, note.id);
  const { author_name, is_own, body, created_at, version } = note;
  const written = words.by(author_name, formatDateTime(created_at, 'weekday'));
  if (isEdited) return <NoteEditor studentId={studentId} note={note} onClose={() => setEdited(false)} />;
  return (
    <ListItem
      title={body}
      description={version > 1 ? `${written} · ${words.changed}` : written}
      {...(is_own && {
        end: (
          <Inline gap={1}>
            <Button variant="quiet" aria-label={`${words.edit}: ${body}`} onPress={() => setEdited(true)}>
              {words.edit}
            </Button>
            <Button variant="quiet" aria-label={`${words.remove}: ${body}`} onPress={() => setRemoveOpen(true)}>
              {words.remove}
            </Button>
            <ConfirmDialog
              title={words.removeTitle}
              variant="danger"
              confirmLabel={words.remove}
              closeLabel={words.cancel}
              failedMessage={(error) => (error as ApiError).detail}
              isOpen={isRemoveOpen}
              onOpenChange={setRemoveOpen}
              onConfirm={async () => {
                await remove();
                void showToast(words.removed);
              }}
            >
              {words.removeText}
            </ConfirmDialog>
          </Inline>
        ),
      })}
    />
  );
}

function NoteEditor({ studentId, note, onClose }: NoteProps & { onClose: () => void }) {
  const [body, setBody] = useState(note.body);
  const update = useUpdateNote(studentId, note);
  return (
    <ListItem
      title={
        <Form
          onSubmit={() => update.mutate(body.trim(), { onSuccess: onClose })}
          {...(update.error && { errorMessage: update.error.detail })}
        >
          <TextArea
            label={words.editLabel}
            name="note"
            maxLength={MAX_NOTE}
            isRequired
            value={body}
            onChange={setBody}
          />
          <Inline gap={2}>
            <Button type="submit" variant="secondary" isPending={update.isPending}>
              {words.save}
            </Button>
            <Button variant="quiet" isDisabled={update.isPending} onPress={onClose}>
              {words.cancel}
            </Button>
          </Inline>
        </Form>
      }
    />
  );
}
