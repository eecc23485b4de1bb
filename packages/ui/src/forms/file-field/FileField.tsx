import { FileUp, ImagePlus, RotateCcw, X } from 'lucide-react';
import { type ReactNode, type Ref, useMemo, useState } from 'react';
import { Button } from '../../actions/button/index.ts';
import { IconButton } from '../../actions/icon-button/index.ts';
import { ProgressBar } from '../../feedback/progress-bar/index.ts';
import { formatNumber } from '../../i18n/digits.ts';
import * as faFiles from '../../i18n/fa/files.ts';
import { messagesFor } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/messages.ts';
import { Announcement } from '../../primitives/announcement/Announcement.tsx';
import { useFocusFallback } from '../../primitives/focus-fallback/use-focus-fallback.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { FileChooser } from './FileChooser.tsx';
import * as css from './FileField.css.ts';
import { FILE_CONTROL, FileFault, FileFieldFrame } from './FileFieldFrame.tsx';
import { FileZone } from './FileZone.tsx';
import { FIVE_MEGABYTES, fileFault, IMAGES } from './file-fault.ts';
import { usePreview } from './use-preview.ts';

export interface FileFieldProps extends RootProps {
  /** Stands above the field, always visible. */
  label: string;
  /** Which pictures are wanted, under the label. */
  description?: ReactNode;
  /** The picture that was chosen, when the parent keeps it; null for none. */
  value?: File | null;
  /** Called with a picture that fits, or with null when it is taken away. */
  onChange?: (value: File | null) => void;
  /** Name in the form's data, where the picture is then, also when it was dropped or pasted. */
  name?: string;
  /**
   * Kinds of files that are taken: types, families of types (`image/*`) or endings (`.csv`). With others than pictures among them nothing
   * is previewed, and the words are those of files. @default JPEG, PNG and WebP
   */
  accept?: readonly string[];
  /** Largest file, in bytes. @default 5 MB */
  maxBytes?: number;
  /** Share that was sent, 0 to 1, while it is being sent. */
  progress?: number | undefined;
  /** What went wrong with the sending. */
  errorMessage?: string | undefined;
  /** Sends it again after it went wrong. */
  onRetry?: (() => void) | undefined;
  /** A form is not sent without one. @default false */
  isRequired?: boolean;
  /** @default false */
  isDisabled?: boolean;
  /** @default «انتخاب تصویر»، «یا تصویر را اینجا رها کنید»، …; of other kinds «انتخاب فایل»، «یا فایل را اینجا رها کنید»، … */
  messages?: Partial<Messages<typeof faFiles.file>>;
  onBlur?: () => void;
  /** What chooses the picture, or takes it away. */
  ref?: Ref<HTMLElement>;
}

/**
 * One picture, or one file of other kinds: chosen, dropped or pasted, a picture seen before it is sent, its sending shown. Keyboard: Tab to the button, Enter; a picture
 * in the clipboard is pasted while the field has the focus.
 */
export function FileField({
  label,
  description,
  value: given,
  onChange,
  name,
  accept = IMAGES,
  maxBytes = FIVE_MEGABYTES,
  progress,
  errorMessage,
  onRetry,
  isRequired = false,
  isDisabled = false,
  messages: overrides,
  ref,
  ...rest
}: FileFieldProps) {
  const [own, setOwn] = useState<File | null>(null);
  const value = given === undefined ? own : given;
  const files = useMemo(() => (value === null ? [] : [value]), [value]);
  const isPicture = accept.every((kind) => kind.startsWith('image/'));
  const words = isPicture
    ? messagesFor('forms.file', faFiles.file)
    : messagesFor<Messages<typeof faFiles.file>>('forms.otherFile', faFiles.otherFile);
  const messages = { ...words, ...overrides };
  const [refusal, setRefusal] = useState<string | null>(null);
  const [news, setNews] = useState('');
  const change = (next: File | null) => {
    setNews(next === null ? (value === null ? '' : messages.removed(value.name)) : messages.chosen(next.name));
    setOwn(next);
    onChange?.(next);
  };
  const preview = usePreview(isPicture ? value : null);
  const isSending = progress !== undefined;
  // The chooser goes when a picture comes, and what takes the picture away goes with it.
  const zone = useFocusFallback<HTMLDivElement>(FILE_CONTROL, value);

  /** No file is a folder that was dropped, or a window of files that was closed. */
  function take([file]: readonly File[], [folder]: readonly string[] = []) {
    if (file === undefined) return folder !== undefined && setRefusal(messages.wrongKind);
    const fault = fileFault(file, accept, maxBytes);
    if (fault === 'kind') setRefusal(messages.wrongKind);
    else if (fault === 'size') setRefusal(messages.tooLarge(formatNumber(maxBytes / 1_000_000)));
    else {
      setRefusal(null);
      change(file);
    }
  }

  const wrong = refusal ?? errorMessage;
  return (
    <FileFieldFrame
      {...rest}
      ref={ref}
      label={label}
      description={description}
      name={name}
      files={files}
      isDisabled={isDisabled}
      isRequired={isRequired}
      onReset={() => change(null)}
      message={wrong}
      missing={messages.missing}
      faults={
        wrong !== undefined && (
          <span className={css.wrong}>
            <FileFault>{wrong}</FileFault>
            {refusal === null && onRetry && (
              <Button variant="quiet" size="small" icon={<RotateCcw size="1.1em" />} onPress={onRetry}>
                {messages.retry}
              </Button>
            )}
          </span>
        )
      }
    >
      <FileZone ref={zone} accept={accept} isDisabled={isDisabled || isSending} onFiles={take}>
        {value === null ? (
          <FileChooser
            icon={isPicture ? ImagePlus : FileUp}
            label={messages.choose}
            note={messages.drop}
            accept={accept}
            isDisabled={isDisabled}
            onChoose={take}
          />
        ) : (
          <div className={css.chosen}>
            {preview !== null && <img src={preview} alt={messages.preview} className={css.picture} />}
            <span className={css.name}>
              <bdi>{value.name}</bdi>
            </span>
            <IconButton
              aria-label={messages.remove}
              variant="danger"
              isDisabled={isDisabled || isSending}
              onPress={() => {
                setRefusal(null);
                change(null);
              }}
            >
              <X />
            </IconButton>
          </div>
        )}
      </FileZone>
      <Announcement>{news}</Announcement>
      {isSending && <ProgressBar label={messages.sending} value={progress} max={1} isValueHidden size="small" />}
    </FileFieldFrame>
  );
}
