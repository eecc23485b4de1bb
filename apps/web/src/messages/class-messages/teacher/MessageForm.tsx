import type { SchoolClass, TeacherClassMessage } from '@mashq/api/contract';
import { useSaveClassMessage } from '@mashq/state/messages/class-messages/teacher';
import { makeId } from '@mashq/state/platform/id';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { Alert } from '@mashq/ui/feedback/alert';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Form } from '@mashq/ui/forms/form';
import { RadioGroup } from '@mashq/ui/forms/radio-group';
import { Select } from '@mashq/ui/forms/select';
import { TextField } from '@mashq/ui/forms/text-field';
import { TimeField } from '@mashq/ui/forms/time-field';
import { formatDate } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { CalendarClock, Save, Send } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { lazyComponent } from '../../../platform/routing/lazy-component.tsx';
import { forgetInTab, keepInTab, readTab } from '../../../platform/tab-storage/tab-storage.ts';
import { showToast } from '../../../platform/toasts/show-toast.ts';
import { deadlineDays } from '../../../work/homework/deadline-days.ts';
import { classMessages } from '../../strings/teacher-class-messages.ts';
import { AttachmentsField } from './AttachmentsField.tsx';
import type { StoredAttachment } from './attachment-draft.ts';
import { isUnsent, storedAttachments, useAttachmentDrafts } from './attachment-draft.ts';
import type { DraftMessage } from './draft-message.ts';
import { contentOf, draftOf, MAX_BODY, storedDraft } from './draft-message.ts';
import { messagesPath, NEW } from './message-path.ts';

/** What is stored of a form in this tab until it is saved, so that a reload loses neither words nor uploads. */
interface StoredForm {
  /** Of the message that will be written: the same after a reload, so that it is written once. */
  readonly id: string;
  readonly draft: DraftMessage;
  readonly attachments: readonly StoredAttachment[];
}

const nameOf = (key: string) => `mashq.class-message.${key}`;

function readStoredForm(key: string): StoredForm | undefined {
  const stored = readTab(nameOf(key)) as StoredForm | null;
  const draft = storedDraft(stored?.draft);
  if (stored === null || draft === undefined || !Array.isArray(stored.attachments)) return undefined;
  return { ...stored, draft, id: typeof stored.id === 'string' ? stored.id : makeId() };
}

const keepForm = (key: string, form: StoredForm): void => keepInTab(nameOf(key), form);

const forgetForm = (key: string): void => forgetInTab(nameOf(key));

/** It is large, so the rest of the form can be filled while it comes; where it does not come, the screen says so and what was typed is kept. */
const editor = lazyComponent(() => import('@mashq/ui/learning/rich-text-field'), 'RichTextField');

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
  const key = `${schoolClass.id}.${message === undefined ? NEW : `${message.id}.${message.version}`}`;
  const [kept] = useState(() => readStoredForm(key));
  // One id per form: sending it twice, for example after a lost reply, writes one message.
  const [id] = useState(() => message?.id ?? kept?.id ?? makeId());
  const [draft, setDraft] = useState(() => kept?.draft ?? draftOf(message));
  const [isTouched, setTouched] = useState(false);
  const change = (part: Partial<DraftMessage>) => {
    setTouched(true);
    setDraft((before) => ({ ...before, ...part }));
  };
  const attachments = useAttachmentDrafts(kept?.attachments ?? storedAttachments(message));
  const { items } = attachments;
  const stored = items.filter((one) => !isUnsent(one));
  useEffect(() => {
    const isChanged = isTouched || items.length > 0;
    if (isChanged) keepForm(key, { id, draft, attachments: items.filter((one) => !isUnsent(one)) });
  }, [key, id, draft, items, isTouched]);
  const { mutate, error, isPending, variables } = useSaveClassMessage(id, schoolClass.id, message?.version);
  const isPublished = message?.state === 'published';
  const isReady = contentOf(draft, stored, false) !== null && !attachments.isSending;
  const send = (isDraft: boolean) => {
    const content = contentOf(draft, stored, isDraft);
    if (content === null || attachments.isSending) return;
    mutate(content, {
      onSuccess: ({ state }) => {
        forgetForm(key);
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
          {kept !== undefined && <Alert tone="info">{words.restored}</Alert>}
          <TextField
            label={words.title}
            name="title"
            maxLength={120}
            value={draft.title}
            onChange={(title) => change({ title })}
            isOptional
          />
          <Suspense fallback={<Skeleton shape="card" size="large" />}>
            <editor.Component
              label={words.body}
              name="body"
              maxLength={MAX_BODY}
              value={draft.document}
              onChange={(document) => change({ document })}
              isRequired
            />
          </Suspense>
          <AttachmentsField messageId={message?.id} drafts={attachments} />
          {!isPublished && <WhenField draft={draft} onChange={change} />}
          <PinField value={draft.pinnedUntil} onChange={(pinnedUntil) => change({ pinnedUntil })} />
          {attachments.isSending && <p>{words.waiting}</p>}
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
