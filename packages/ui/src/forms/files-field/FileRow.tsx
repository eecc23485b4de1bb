import { CircleCheck, FileText, RotateCcw, X } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../actions/button/index.ts';
import { IconButton } from '../../actions/icon-button/index.ts';
import { ProgressBar } from '../../feedback/progress-bar/index.ts';
import { formatNumber } from '../../i18n/digits.ts';
import type * as faFiles from '../../i18n/fa/files.ts';
import type { Messages } from '../../i18n/messages.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { usePreview } from '../file-field/use-preview.ts';
import * as css from './FilesField.css.ts';

/** How the sending of one file stands. */
export interface FileUpload {
  /** Share that was sent, 0 to 1, while it is being sent; 1 when it arrived. */
  progress?: number;
  /** What went wrong. */
  errorMessage?: string;
}

export interface FileRowProps extends RootProps {
  file: File;
  upload: FileUpload | undefined;
  isDisabled: boolean;
  messages: Messages<typeof faFiles.files>;
  onRemove: () => void;
  onRetry: (() => void) | undefined;
  ref?: Ref<HTMLLIElement>;
}

const MEGABYTE = 1_000_000;

/** One chosen file: what it is, how its sending stands, and what takes it away. */
export function FileRow({ file, upload, isDisabled, messages, onRemove, onRetry, className, ...rest }: FileRowProps) {
  const preview = usePreview(file.type.startsWith('image/') ? file : null);
  const { progress, errorMessage } = upload ?? {};
  const hasFailed = errorMessage !== undefined;
  return (
    <li {...rest} className={classNames(css.file, className)} {...(hasFailed && { 'data-failed': '' })}>
      {preview === null ? (
        <span className={css.icon} aria-hidden="true">
          <FileText size="1.5em" />
        </span>
      ) : (
        <img src={preview} alt="" className={css.picture} />
      )}
      <div className={css.words}>
        <bdi className={css.name}>{file.name}</bdi>
        <span className={css.state}>
          <span>{sizeOf(file.size, messages)}</span>
          {hasFailed && <span className={css.failed}>{errorMessage}</span>}
          {!hasFailed && progress === 1 && (
            <span className={css.sent}>
              <CircleCheck size="1.1em" aria-hidden="true" />
              {messages.sent}
            </span>
          )}
        </span>
        {!hasFailed && progress !== undefined && progress < 1 && (
          <ProgressBar
            label={messages.sending(file.name)}
            isLabelHidden
            isValueHidden
            value={progress}
            max={1}
            size="small"
          />
        )}
      </div>
      {hasFailed && onRetry && (
        <Button
          variant="quiet"
          size="small"
          aria-label={messages.retryOf(file.name)}
          icon={<RotateCcw size="1.1em" />}
          isDisabled={isDisabled}
          onPress={onRetry}
        >
          {messages.retry}
        </Button>
      )}
      <IconButton aria-label={messages.remove(file.name)} isDisabled={isDisabled} onPress={onRemove} data-remove="">
        <X />
      </IconButton>
    </li>
  );
}

const sizeOf = (bytes: number, messages: FileRowProps['messages']) =>
  bytes < MEGABYTE
    ? messages.kilobytes(formatNumber(Math.max(1, Math.round(bytes / 1000))))
    : messages.megabytes(formatNumber(Math.round(bytes / (MEGABYTE / 10)) / 10));
