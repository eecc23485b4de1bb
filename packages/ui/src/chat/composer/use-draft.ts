import { useState } from 'react';

/** An own message that is being written again. */
export interface EditedMessage {
  id: string;
  text: string;
}

/**
 * The words being written. While a message is edited they are that message's; what was being written before waits, and
 * comes back.
 */
export function useDraft(editing: EditedMessage | null, defaultText: string, onTextChange?: (text: string) => void) {
  const [draft, setDraft] = useState(defaultText);
  const [edit, setEdit] = useState(editing);
  if (edit?.id !== editing?.id) setEdit(editing);
  const isEditing = editing !== null;
  const text = isEditing ? (edit?.id === editing.id ? edit.text : editing.text) : draft;
  return {
    text,
    setText: (next: string) => {
      if (isEditing) return setEdit({ id: editing.id, text: next });
      setDraft(next);
      onTextChange?.(next);
    },
  };
}
