import type { SchoolClass, TeacherClassMessage } from '@mashq/api/contract';
import { useSaveClassMessage } from '@mashq/state/class-messages';
import { makeId } from '@mashq/state/id';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { Alert } from '@mashq/ui/feedback/alert';
import { Form } from '@mashq/ui/forms/form';
import { RadioGroup } from '@mashq/ui/forms/radio-group';
import { Select } from '@mashq/ui/forms/select';
import { TextArea } from '@mashq/ui/forms/text-area';
import { TextField } from '@mashq/ui/forms/text-field';
import { TimeField } from '@mashq/ui/forms/time-field';
import { formatDate } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { CalendarClock, Save, Send } from 'lucide-react';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { deadlineDays } from '../../../homework/deadline-days.ts';
import { classMessages } from '../../../strings/teacher/class-messages.ts';
import { showToast } from '../../../toasts/show-toast.ts';
import { contentOf, type DraftMessage, draftOf } from './draft-message.ts';
import { messagesPath } from './message-path.ts';

const words = classMessages.form;
const DAYS = 21;
const NOW = 'now';
const LATER = 'later';
const NO_PIN = 'no';

export interface MessageFormProps {
  schoolClass: Pick<SchoolClass, 'id' | 'title' | 'course_id'>;
  /** Left out for a new one. */
  message?: TeacherClassMessage;
}

/** Form of a message. Nothing typed is lost if the server refuses it. */
export function MessageForm({ schoolClass, message }: MessageFormProps) {
  // One id per form: sending it twice, for example after a lost reply, writes one message.
  const [id] = useState(() => message?.id ?? makeId());
  const [draft, setDraft] = useState(() => draftOf(message));
  const change = (part: Partial<DraftMessage>) => setDraft((before) => ({ ...before, ...part }));
  const { mutate, error, isPending, variables } = useSaveClassMessage(id, schoolClass.id, message?.version);
  const isPublished = message?.state === 'published';
  const isReady = contentOf(draft, false) !== null;
  const send = (isDraft: boolean) => {
    const content = contentOf(draft, isDraft);
    if (content === null) return;
    mutate(content, {
      onSuccess: ({ state }) => {
        void showToast(isPublished ? words.saved : SAID[state]);
        navigate(messagesPath(schoolClass));
      },
    });
  };
  const isDraftPending = isPending && variables?.draft === true;
  return (
    <Form
      onSubmit={() => send(false)}
      failedTitle={words.failed}
      {...(error && { errorMessage: error.detail, errors: error.fields })}
    >
      <Card title={words.to(schoolClass.title)}>
        <Stack gap={5}>
          {isPublished && <Alert tone="info">{words.edited}</Alert>}
          <TextField
            label={words.title}
            name="title"
            maxLength={120}
            value={draft.title}
            onChange={(title) => change({ title })}
            isOptional
          />
          <TextArea
            label={words.body}
            name="body"
            rows={6}
            maxLength={4000}
            value={draft.body}
            onChange={(body) => change({ body })}
            isRequired
          />
          {!isPublished && <WhenField draft={draft} onChange={change} />}
          <PinField value={draft.pinnedUntil} onChange={(pinnedUntil) => change({ pinnedUntil })} />
          <Inline gap={3}>
            <Button
              type="submit"
              icon={
                isPublished ? (
                  <Save size="1.2em" />
                ) : draft.isLater ? (
                  <CalendarClock size="1.2em" />
                ) : (
                  <Send size="1.2em" />
                )
              }
              isPending={isPending && !isDraftPending}
              isDisabled={!isReady}
            >
              {isPublished ? words.save : draft.isLater ? words.schedule : words.send}
            </Button>
            {!isPublished && (
              <Button variant="secondary" isPending={isDraftPending} isDisabled={!isReady} onPress={() => send(true)}>
                {words.keepDraft}
              </Button>
            )}
          </Inline>
        </Stack>
      </Card>
    </Form>
  );
}

/** What is said of a message that was just saved, by the state it is in. */
const SAID = { draft: words.kept, scheduled: words.scheduled, published: words.sent } as const;

interface WhenFieldProps {
  draft: DraftMessage;
  onChange: (part: Partial<DraftMessage>) => void;
}

/** At once, or at a time of a coming day. */
function WhenField({ draft, onChange }: WhenFieldProps) {
  return (
    <>
      <RadioGroup
        label={words.when}
        options={[
          { value: NOW, label: words.now },
          { value: LATER, label: words.later },
        ]}
        value={draft.isLater ? LATER : NOW}
        onChange={(value) => onChange({ isLater: value === LATER })}
      />
      {draft.isLater && (
        <Grid columns="wide">
          <Select
            label={words.day}
            name="publishAt"
            options={deadlineDays(DAYS, Date.now(), draft.day)}
            value={draft.day}
            onChange={(day) => onChange({ day })}
            isRequired
          />
          <TimeField label={words.time} value={draft.time} onChange={(time) => onChange({ time })} isRequired />
        </Grid>
      )}
    </>
  );
}

/** Until the end of which day it stands above the others. */
function PinField({ value, onChange }: { value: string | null; onChange: (until: string | null) => void }) {
  const days = deadlineDays(DAYS)
    .slice(1)
    .map((day) => ({ value: day.value, label: words.pinUntil(day.label) }));
  const isListed = value === null || days.some((day) => day.value === value);
  return (
    <Select
      label={words.pin}
      name="pinnedUntil"
      options={[
        { value: NO_PIN, label: words.noPin },
        ...(isListed ? [] : [{ value, label: words.pinUntil(formatDate(value)) }]),
        ...days,
      ]}
      value={value ?? NO_PIN}
      onChange={(until) => onChange(until === NO_PIN ? null : until)}
      isRequired
    />
  );
}
