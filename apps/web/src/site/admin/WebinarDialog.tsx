import type { AdminWebinar } from '@mashq/api/contract';
import { makeId } from '@mashq/state/platform/id';
import { useSaveWebinar } from '@mashq/state/site/webinars-and-partners-admin';
import { DateTimePicker } from '@mashq/ui/forms/date-time-picker';
import { NumberField } from '@mashq/ui/forms/number-field';
import { TextArea } from '@mashq/ui/forms/text-area';
import { TextField } from '@mashq/ui/forms/text-field';
import { useState } from 'react';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { siteContentWords } from '../strings/webinars-and-partners.ts';
import { agendaText, readAgenda } from './agenda-text.ts';

const words = siteContentWords.webinars;
const MINUTE_MS = 60_000;
const HOURS = ['10:00', '16:00', '17:00', '18:00', '19:00', '20:00'];

export interface WebinarDialogProps {
  /** The one to change; null for a new one. */
  webinar: AdminWebinar | null;
  onClose: () => void;
}

/** All of a webinar. What was typed stays until the server has accepted it. */
export function WebinarDialog({ webinar, onClose }: WebinarDialogProps) {
  const { mutate, isPending, error } = useSaveWebinar();
  // Made once, so that pressing twice makes one.
  const [id] = useState(() => webinar?.id ?? makeId());
  const [title, setTitle] = useState(webinar?.title ?? '');
  const [summary, setSummary] = useState(webinar?.summary ?? '');
  const [starts, setStarts] = useState<string | null>(webinar?.starts_at ?? null);
  const [minutes, setMinutes] = useState<number | null>(
    webinar === null ? 60 : Math.round((Date.parse(webinar.ends_at) - Date.parse(webinar.starts_at)) / MINUTE_MS),
  );
  const [place, setPlace] = useState(webinar?.place ?? '');
  const [agenda, setAgenda] = useState(() => agendaText(webinar?.agenda ?? []));
  const send = () => {
    if (starts === null || minutes === null) return;
    const ends_at = new Date(Date.parse(starts) + minutes * MINUTE_MS).toISOString();
    const content = { title, summary, starts_at: starts, ends_at, place, agenda: readAgenda(agenda) };
    mutate(
      { id, content, isNew: webinar === null },
      {
        onSuccess: () => {
          void showToast(webinar === null ? words.made : words.changed);
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={webinar === null ? words.add : words.changeTitle}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onSubmit={send}
      isPending={isPending}
      error={error}
      saveLabel={siteContentWords.save}
      cancelLabel={siteContentWords.cancel}
    >
      <TextField
        name="title"
        label={words.title}
        isRequired
        minLength={2}
        maxLength={120}
        value={title}
        onChange={setTitle}
      />
      <TextArea
        name="summary"
        label={words.summary}
        isRequired
        minLength={2}
        maxLength={400}
        rows={2}
        value={summary}
        onChange={setSummary}
      />
      <DateTimePicker
        name="starts_at"
        label={words.starts}
        hours={HOURS}
        isRequired
        validityMessages={{ valueMissing: words.startMissing }}
        value={starts}
        onChange={setStarts}
      />
      <NumberField
        name="ends_at"
        label={words.minutes}
        isRequired
        minValue={5}
        maxValue={24 * 60}
        value={minutes}
        onChange={setMinutes}
      />
      <TextField
        name="place"
        label={words.place}
        description={words.placeHint}
        isRequired
        minLength={2}
        maxLength={200}
        value={place}
        onChange={setPlace}
      />
      <TextArea
        name="agenda"
        label={words.agenda}
        description={words.agendaHint}
        isOptional
        maxLength={2000}
        value={agenda}
        onChange={setAgenda}
      />
    </FormDialog>
  );
}
