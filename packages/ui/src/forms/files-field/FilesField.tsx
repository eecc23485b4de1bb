import { FileUp } from 'lucide-react';
import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { formatNumber } from '../../i18n/digits.ts';
import * as faFiles from '../../i18n/fa/files.ts';
import { messagesFor } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/messages.ts';
import { useFocusFallback } from '../../primitives/focus-fallback/use-focus-fallback.ts';
import { keyed } from '../../primitives/keyed.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { FileChooser } from '../file-field/FileChooser.tsx';
import { FILE_CONTROL, FileFault, FileFieldFrame } from '../file-field/FileFieldFrame.tsx';
import { FileZone } from '../file-field/FileZone.tsx';
import { FIVE_MEGABYTES, IMAGES } from '../file-field/file-fault.ts';
import { chooseFiles, type FileLimits, type Refusal } from './choose-files.ts';
import { FileRow, type FileUpload } from './FileRow.tsx';
import * as css from './FilesField.css.ts';

export interface FilesFieldProps extends RootProps {
  /** Stands above the field, always visible. */
  label: string;
  /** Which files are wanted and how large they may be, under the label. */
  description?: ReactNode;
  /** The chosen files, when the parent keeps them. */
  value?: readonly File[];
  /** Called with all chosen files, whenever some come or go. */
  onChange?: (value: readonly File[]) => void;
  /** Name in the form's data, where the files are then, those that were dropped or pasted too. */
  name?: string;
  /** Kinds of files that are taken. @default JPEG, PNG and WebP */
  accept?: readonly string[];
  /** @default 10 */
  maxFiles?: number;
  /** Largest file, in bytes. @default 5 MB */
  maxBytes?: number;
  /** All files together, in bytes. @default as many as `maxFiles` of the largest */
  maxTotalBytes?: number;
  /** How the sending of each file stands; a file that is not in it waits. */
  uploads?: ReadonlyMap<File, FileUpload>;
  /** Sends a file again after that went wrong. */
  onRetry?: (file: File) => void;
  /** What is wrong with the field as a whole. */
  errorMessage?: string | undefined;
  /** A form is not sent without one. @default false */
  isRequired?: boolean;
  /** @default false */
  isDisabled?: boolean;
  /** @default «انتخاب فایل‌ها»، «یا فایل‌ها را اینجا رها کنید»، … */
  messages?: Partial<Messages<typeof faFiles.files>>;
  onBlur?: () => void;
  /** What chooses the files. */
  ref?: Ref<HTMLElement>;
}

const NONE: readonly File[] = [];

/**
 * Several files: chosen, dropped or pasted, each with its sending, a new try and a way out. Keyboard: Tab to the button,
 * Enter; then Tab from file to file. Files in the clipboard are pasted while the field has the focus.
 */
export function FilesField({
  label,
  description,
  value: given,
  onChange,
  name,
  accept = IMAGES,
  maxFiles = 10,
  maxBytes = FIVE_MEGABYTES,
  maxTotalBytes = maxFiles * maxBytes,
  uploads,
  onRetry,
  errorMessage,
  isRequired = false,
  isDisabled = false,
  messages: overrides,
  ref,
  ...rest
}: FilesFieldProps) {
  const [own, setOwn] = useState(NONE);
  const value = given ?? own;
  const messages = { ...messagesFor('forms.files', faFiles.files), ...overrides };
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [news, setNews] = useState('');
  const focusRemovalAt = useRemovalFocus(value);
  // The chooser is disabled by the last file that fits.
  const body = useFocusFallback<HTMLDivElement>(FILE_CONTROL, value);
  const isFull = value.length >= maxFiles;
  const limits: FileLimits = { accept, maxFiles, maxBytes, maxTotalBytes };

  function change(files: readonly File[]) {
    setOwn(files);
    onChange?.(files);
  }

  function add(added: Iterable<File>, folders: readonly Refusal[] = []) {
    const { files, refusals: refused } = chooseFiles(value, added, limits);
    setRefusals([...folders, ...refused]);
    const count = files.length - value.length;
    setNews(count > 0 ? messages.added(formatNumber(count)) : '');
    if (count > 0) change(files);
  }

  function remove(place: number) {
    focusRemovalAt(place);
    setRefusals([]);
    setNews(messages.removed(value[place]?.name ?? ''));
    change(value.filter((_, other) => other !== place));
  }

  return (
    <FileFieldFrame
      {...rest}
      ref={ref}
      label={label}
      description={description}
      name={name}
      files={value}
      isMultiple
      isDisabled={isDisabled}
      isRequired={isRequired}
      onReset={() => change(NONE)}
      message={errorMessage}
      missing={messages.missing}
      faults={
        <>
          <span className={visuallyHidden}>{news}</span>
          {keyed(refusals, ({ name, fault }) => `${name} ${fault}`).map(([key, { name: file, fault }]) => (
            <FileFault key={key}>{refusalWords(file, fault, limits, messages)}</FileFault>
          ))}
          {errorMessage !== undefined && <FileFault>{errorMessage}</FileFault>}
        </>
      }
    >
      <div ref={body} className={css.body}>
        <FileZone
          accept={accept}
          isDisabled={isDisabled || isFull}
          onFiles={(files, folders) =>
            add(
              files,
              folders.map((folder) => ({ name: folder, fault: 'folder' })),
            )
          }
        >
          <FileChooser
            icon={FileUp}
            label={messages.choose}
            note={isFull ? messages.full(formatNumber(maxFiles)) : messages.drop}
            accept={accept}
            isMultiple
            isDisabled={isDisabled || isFull}
            onChoose={add}
          />
        </FileZone>
        {value.length > 0 && (
          <>
            <span className={css.count}>{messages.count(formatNumber(value.length), formatNumber(maxFiles))}</span>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
            <ul role="list" aria-label={messages.list(label)} className={css.list}>
              {keyed(value, ({ name, size, lastModified }) => `${name} ${size} ${lastModified}`).map(
                ([key, file], index) => (
                  <FileRow
                    key={key}
                    file={file}
                    upload={uploads?.get(file)}
                    isDisabled={isDisabled}
                    messages={messages}
                    onRemove={() => remove(index)}
                    onRetry={onRetry && (() => onRetry(file))}
                  />
                ),
              )}
            </ul>
          </>
        )}
      </div>
    </FileFieldFrame>
  );
}

function refusalWords(
  file: string,
  fault: Refusal['fault'],
  { maxFiles, maxBytes, maxTotalBytes }: FileLimits,
  { refused }: Messages<typeof faFiles.files>,
): string {
  const megabytes = (bytes: number) => formatNumber(Math.round(bytes / 100_000) / 10);
  if (fault === 'size') return refused.size(file, megabytes(maxBytes));
  if (fault === 'total') return refused.total(file, megabytes(maxTotalBytes));
  if (fault === 'many') return refused.many(file, formatNumber(maxFiles));
  return refused[fault](file);
}

/** Moves the focus from a file that was taken away to the one in its place, or to the last. */
function useRemovalFocus(value: readonly File[]): (place: number) => void {
  const removed = useRef<{ place: number; list: Element | null } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was focused is known when the files have changed
  useLayoutEffect(() => {
    const { place, list } = removed.current ?? {};
    removed.current = null;
    const buttons = [...(list?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    if (place !== undefined) buttons[Math.min(place, buttons.length - 1)]?.focus({ preventScroll: true });
  }, [value]);
  return (place) => {
    removed.current = { place, list: document.activeElement?.closest('ul') ?? null };
  };
}
