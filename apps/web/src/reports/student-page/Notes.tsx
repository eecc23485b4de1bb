import type { StudentNote } from '@mashq/api/contract';
import { makeId } from '@mashq/state/platform/id';
import { useAddNote } from '@mashq/state/reports/students/notes';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { List } from '@mashq/ui/data/list';
import { Form } from '@mashq/ui/forms/form';
import { TextArea } from '@mashq/ui/forms/text-area';
import { Stack } from '@mashq/ui/layout/stack';
import { useState } from 'react';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { studentPage } from '../strings/teacher-student-page.ts';
import { MAX_NOTE, Note } from './Note.tsx';

const words = studentPage.notes;

/** Notes of the student's teachers, newest first. The text stays until the server has it. */
export function Notes({ studentId, notes }: { studentId: string; notes: readonly StudentNote[] }) {
  const add = useAddNote(studentId);
  const [draft, setDraft] = useState({ id: makeId(), body: '' });
  const send = () =>
    add.mutate(
      { id: draft.id, body: draft.body.trim() },
      {
        onSuccess: () => {
          setDraft({ id: makeId(), body: '' });
          void showToast(words.added);
        },
      },
    );
  return (
    <Card title={words.title} subtitle={words.subtitle}>
      <Stack gap={5}>
        {notes.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <List aria-label={words.title}>
            {notes.map((note) => (
              <Note key={note.id} studentId={studentId} note={note} />
            ))}
          </List>
        )}
        <Form onSubmit={send} {...(add.error && { errorMessage: add.error.detail })}>
          <TextArea
            label={words.label}
            name="note"
            maxLength={MAX_NOTE}
            isRequired
            value={draft.body}
            onChange={(body) => setDraft({ ...draft, body })}
          />
          <div>
            <Button type="submit" variant="secondary" isPending={add.isPending}>
              {words.add}
            </Button>
          </div>
        </Form>
      </Stack>
    </Card>
  );
}
