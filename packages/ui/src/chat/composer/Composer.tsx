import { Check, ImagePlus, Lock, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { TextArea, TextField } from 'react-aria-components/TextField';
import { Button } from '../../actions/button/Button.tsx';
import { FlipInRtl } from '../../actions/flip-in-rtl/FlipInRtl.tsx';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { FIVE_MEGABYTES, IMAGES } from '../../forms/file-field/file-fault.ts';
import { formatNumber } from '../../i18n/digits.ts';
import { type ComposerMessages, faChat } from '../../i18n/fa/chat.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './Composer.css.ts';
import { ComposerImage } from './ComposerImage.tsx';
import { EditedOriginal } from './EditedOriginal.tsx';
import { type EditedMessage, useDraft } from './use-draft.ts';
import { useOneImage } from './use-one-image.ts';

/** What is sent: text, an image, or both. */
export interface Draft {
  /** Without spaces around it; empty when only a picture is sent. */
  text: string;
  image: File | null;
}

export interface ComposerProps {
  /**
   * Sends. What was written goes away when it returns or its promise is kept; when it fails it stays and the reader is
   * told. For messages that appear in the conversation at once, return nothing.
   */
  onSend: (draft: Draft) => void | Promise<void>;
  /** The own message that is edited, or null. What was being written waits meanwhile. @default null */
  editing?: EditedMessage | null;
  /** Saves the edited message, with the same promise. The parent then sets `editing` to null. */
  onSave?: (text: string) => void | Promise<void>;
  /** The edit is left as it was. */
  onCancelEdit?: () => void;
  /** The up arrow in an empty field: edit the last own message. */
  onEditLast?: () => void;
  /** What was written in this conversation before and not sent. @default '' */
  defaultText?: string;
  /** Called with what is being written, to keep it. */
  onTextChange?: (text: string) => void;
  /** Most characters of a message. What is pasted is never cut: a message says by how much it is too long. @default 2000 */
  maxLength?: number;
  /** A picture can be sent. @default true */
  hasImages?: boolean;
  /** Kinds of pictures that are taken. @default JPEG, PNG and WebP */
  accept?: readonly string[];
  /** Largest picture, in bytes. @default 5 MB */
  maxBytes?: number;
  /** Nothing can be sent here, and why. */
  disabledReason?: string;
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean;
  /** Replaces some of the Persian messages. */
  uiMessages?: Partial<ComposerMessages>;
}

/** From this share of the limit on, what is left is announced. */
const NEARLY_FULL = 0.8;

/** On a telephone's keyboard there is no Shift+Enter: there Enter begins a new line and the button sends. */
const hasOnlyTouch = () => window.matchMedia?.('(hover: none) and (pointer: coarse)').matches ?? false;

/**
 * What one writes, below a `Conversation`. Keyboard: Enter sends or saves, Shift+Enter begins a new line, Escape leaves an
 * edit, the up arrow in an empty field edits the last own message, a picture in the clipboard is pasted.
 */
export function Composer({
  onSend,
  editing = null,
  onSave,
  onCancelEdit,
  onEditLast,
  defaultText = '',
  onTextChange,
  maxLength = 2000,
  hasImages = true,
  accept = IMAGES,
  maxBytes = FIVE_MEGABYTES,
  disabledReason,
  autoFocus = false,
  uiMessages: overrides,
}: ComposerProps) {
  useDigits();
  const uiMessages = { ...messagesFor('chat', faChat).composer, ...overrides };
  const { text, setText } = useDraft(editing, defaultText, onTextChange);
  const canAttach = hasImages && editing === null;
  const picture = useOneImage(canAttach, accept, maxBytes, uiMessages);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();

  const editedId = editing?.id;
  useEffect(() => {
    setFailure(undefined);
    if (editedId === undefined) return;
    const area = field.current;
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, [editedId]);

  if (disabledReason !== undefined) {
    return (
      <div className={css.closed}>
        <Lock size="1.2em" aria-hidden="true" className={css.closedIcon} />
        {disabledReason}
      </div>
    );
  }

  const trimmed = text.trim();
  const left = maxLength - text.length;
  const isReady =
    left >= 0 &&
    (editing === null ? trimmed !== '' || picture.image !== null : trimmed !== '' && trimmed !== editing.text.trim());

  const submit = async () => {
    if (!isReady || isPending) return;
    setFailure(undefined);
    picture.forgetFault();
    // Kept when this is an edit: the draft that waits is another.
    const done = () => {
      if (editing !== null) return;
      setText('');
      picture.remove();
    };
    try {
      const work = editing === null ? onSend({ text: trimmed, image: picture.image }) : onSave?.(trimmed);
      if (work !== undefined) {
        setPending(true);
        await work;
      }
      done();
    } catch {
      setFailure(editing === null ? uiMessages.failed : uiMessages.saveFailed);
    } finally {
      setPending(false);
      // A user who has gone elsewhere meanwhile is left there.
      const now = document.activeElement;
      if (now === document.body || field.current?.form?.contains(now)) field.current?.focus();
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // The Enter and Escape that end a composition (Chinese, Japanese, some Persian keyboards) belong to the keyboard.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter' && !event.shiftKey && !hasOnlyTouch()) {
      event.preventDefault();
      void submit();
    } else if (event.key === 'Escape' && editing !== null && !isPending) {
      event.preventDefault();
      onCancelEdit?.();
    } else if (event.key === 'ArrowUp' && text === '' && editing === null && onEditLast) {
      event.preventDefault();
      onEditLast();
    }
  };

  const wrong = failure ?? picture.fault;
  const isNearlyFull = text.length >= maxLength * NEARLY_FULL;
  const count =
    left < 0 ? uiMessages.over(formatNumber(-left)) : isNearlyFull ? uiMessages.left(formatNumber(left)) : '';
  return (
    <form
      className={css.root}
      {...(picture.isOver && { 'data-drop-target': '' })}
      {...picture.dropProps}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {editing !== null && (
        <EditedOriginal
          text={editing.text}
          onCancel={() => {
            field.current?.focus();
            onCancelEdit?.();
          }}
          isDisabled={isPending}
          uiMessages={uiMessages}
        />
      )}
      {canAttach && picture.image !== null && (
        <ComposerImage
          image={picture.image}
          onRemove={() => {
            field.current?.focus();
            picture.remove();
          }}
          isDisabled={isPending}
          uiMessages={uiMessages}
        />
      )}
      <div className={css.line}>
        {canAttach && (
          <span className={css.attach}>
            <FileTrigger acceptedFileTypes={accept} onSelect={(files) => picture.take([...(files ?? [])])}>
              <IconButton aria-label={uiMessages.attach} isDisabled={isPending}>
                <ImagePlus />
              </IconButton>
            </FileTrigger>
          </span>
        )}
        <TextField
          aria-label={editing === null ? uiMessages.label : uiMessages.editing}
          aria-describedby={hintId}
          value={text}
          onChange={setText}
          isReadOnly={isPending}
          isInvalid={left < 0}
          autoFocus={autoFocus}
          className={css.field}
        >
          <TextArea
            ref={field}
            rows={1}
            dir="auto"
            placeholder={uiMessages.placeholder}
            className={css.area}
            onKeyDown={onKeyDown}
            onPaste={picture.onPaste}
          />
        </TextField>
        {editing === null ? (
          <Button
            type="submit"
            isDisabled={!isReady && !isPending}
            isPending={isPending}
            pendingLabel={uiMessages.sending}
            icon={
              <FlipInRtl>
                <SendHorizontal size="1.2em" />
              </FlipInRtl>
            }
          >
            <span className={css.sendLabel}>{uiMessages.send}</span>
          </Button>
        ) : (
          <Button
            type="submit"
            isDisabled={!isReady && !isPending}
            isPending={isPending}
            pendingLabel={uiMessages.saving}
            icon={<Check size="1.2em" strokeWidth={3} />}
          >
            <span className={css.sendLabel}>{uiMessages.save}</span>
          </Button>
        )}
      </div>
      <div aria-live="polite" className={css.notes}>
        {wrong !== undefined && <p className={css.wrong}>{wrong}</p>}
        {count !== '' && (
          <p className={css.count} {...(left < 0 && { 'data-over': '' })}>
            {count}
          </p>
        )}
      </div>
      <span id={hintId} className={visuallyHidden}>
        {uiMessages.keys}
      </span>
      {picture.isOver && (
        <div className={css.drop} aria-hidden="true">
          {uiMessages.drop}
        </div>
      )}
    </form>
  );
}
