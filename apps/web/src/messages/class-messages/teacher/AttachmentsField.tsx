import { useAttachmentPicture } from '@mashq/state/messages/class-messages/attachments';
import { Button } from '@mashq/ui/actions/button';
import { IconButton } from '@mashq/ui/actions/icon-button';
import { ProgressBar } from '@mashq/ui/feedback/progress-bar';
import { FileField } from '@mashq/ui/forms/file-field';
import { TextField } from '@mashq/ui/forms/text-field';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { CircleAlert, FileText, ImageIcon, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classMessages } from '../../strings/teacher-class-messages.ts';
import * as css from './AttachmentsField.css.ts';
import {
  ACCEPTED,
  type AttachmentDraft,
  isUnsent,
  MAX_ATTACHMENTS,
  MAX_BYTES,
  type useAttachmentDrafts,
} from './attachment-draft.ts';

const words = classMessages.form;

export interface AttachmentsFieldProps {
  /** Of the message that is changed; those of it are shown from there. */
  messageId: string | undefined;
  drafts: ReturnType<typeof useAttachmentDrafts>;
}

/** Pictures and files of a message: each is sent while the teacher goes on writing, and a picture gets its words. */
export function AttachmentsField({ messageId, drafts }: AttachmentsFieldProps) {
  const { items, add } = drafts;
  const most = formatNumber(MAX_ATTACHMENTS);
  return (
    <Stack gap={4}>
      <FileField
        label={words.attachments}
        description={items.length < MAX_ATTACHMENTS ? words.attachmentsHint(most) : words.attachmentsFull(most)}
        accept={ACCEPTED}
        maxBytes={MAX_BYTES}
        messages={words.chooser}
        value={null}
        onChange={(file) => file && add(file)}
        isDisabled={items.length >= MAX_ATTACHMENTS}
      />
      {items.length > 0 && (
        <ul className={css.items} aria-label={words.attachments}>
          {items.map((one, index) => (
            <Item key={one.id} one={one} place={index + 1} messageId={messageId} drafts={drafts} />
          ))}
        </ul>
      )}
    </Stack>
  );
}

interface ItemProps extends AttachmentsFieldProps {
  one: AttachmentDraft;
  place: number;
}

function Item({ one, place, messageId, drafts: { retry, remove, describe } }: ItemProps) {
  const { id, kind, alt } = one;
  const name = one.name || words.picture(formatNumber(place));
  const unsent = isUnsent(one) ? one : null;
  return (
    <li className={css.item}>
      {kind === 'file' ? (
        <span className={css.sign}>
          <FileText aria-hidden="true" />
        </span>
      ) : (
        <Preview id={id} file={unsent?.file} messageId={messageId} />
      )}
      <bdi className={css.name}>{name}</bdi>
      <IconButton aria-label={words.remove(name)} variant="danger" onPress={() => remove(id)}>
        <X />
      </IconButton>
      {unsent?.error === null && (
        <div className={css.below}>
          <ProgressBar label={words.sending(name)} value={unsent.progress} max={1} isValueHidden size="small" />
        </div>
      )}
      {unsent !== null && unsent.error !== null && (
        <div className={css.below} role="alert">
          <Inline gap={2}>
            <CircleAlert size="1.2em" aria-hidden="true" />
            <span className={css.wrong}>{unsent.error}</span>
            <Button variant="quiet" size="small" onPress={() => retry(unsent)}>
              {words.retry}
            </Button>
          </Inline>
        </div>
      )}
      {kind === 'image' && (
        <div className={css.below}>
          <TextField
            label={words.alt}
            description={words.altHint}
            maxLength={300}
            value={alt}
            onChange={(text) => describe(id, text)}
            isOptional
          />
        </div>
      )}
    </li>
  );
}

interface PreviewProps {
  id: string;
  /** What was chosen in this visit. */
  file: File | undefined;
  messageId: string | undefined;
}

/** The picture as it was chosen, or as the message has it; an icon where neither is at hand, after a reload. */
function Preview({ id, file, messageId }: PreviewProps) {
  const { data: stored } = useAttachmentPicture(messageId ?? '', messageId === undefined || file ? '' : id, 'small');
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    if (file === undefined) return;
    const url = URL.createObjectURL(file);
    setChosen(url);
  }, [file]);
  useEffect(() => () => (chosen === undefined ? undefined : URL.revokeObjectURL(chosen)), [chosen]);
  const url = chosen ?? stored;
  if (url !== undefined) return <img src={url} alt="" className={css.preview} />;
  return (
    <span className={css.sign}>
      <ImageIcon aria-hidden="true" />
    </span>
  );
}
