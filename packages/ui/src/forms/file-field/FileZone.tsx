import { type ClipboardEvent, type DragEvent, type ReactNode, type Ref, useState } from 'react';
import * as css from './FileField.css.ts';
import { isAccepted } from './file-fault.ts';

export interface FileZoneProps {
  /** Kinds of files that may be dropped. */
  accept: readonly string[];
  isDisabled: boolean;
  /** Files that were dropped or pasted, and the names of folders among them. */
  onFiles: (files: readonly File[], folders: readonly string[]) => void;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Takes files that are dropped on it, or pasted while the focus is inside. It is no stop of the keyboard itself: what it
 * holds has a button that opens the window of files.
 */
export function FileZone({ accept, isDisabled, onFiles, children, ref }: FileZoneProps) {
  const [isTarget, setTarget] = useState(false);

  function take(event: DragEvent | ClipboardEvent, data: DataTransfer) {
    if (isDisabled || !hasFiles(data)) return;
    event.preventDefault();
    const files: File[] = [];
    const folders: string[] = [];
    for (const item of data.items) {
      const entry = item.webkitGetAsEntry?.() ?? null;
      const file = item.getAsFile();
      if (entry?.isDirectory) folders.push(entry.name);
      else if (file !== null) files.push(file);
    }
    if (files.length > 0 || folders.length > 0) onFiles(files, folders);
  }

  function follow(event: DragEvent) {
    const fits = !isDisabled && [...event.dataTransfer.items].some(({ type }) => isAccepted({ type }, accept));
    setTarget(fits);
    if (!hasFiles(event.dataTransfer)) return;
    // A file that misses the field must not replace the page.
    event.preventDefault();
    event.dataTransfer.dropEffect = fits ? 'copy' : 'none';
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what is dropped or pasted; its button is for the keyboard
    <div
      ref={ref}
      className={css.zone}
      {...(isTarget && { 'data-drop-target': '' })}
      {...(isDisabled && { 'data-disabled': '' })}
      onDragEnter={follow}
      onDragOver={follow}
      onDragLeave={(event) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) setTarget(false);
      }}
      onDrop={(event) => {
        setTarget(false);
        take(event, event.dataTransfer);
      }}
      onPaste={(event) => take(event, event.clipboardData)}
    >
      {children}
    </div>
  );
}

function hasFiles(data: DataTransfer): boolean {
  return [...data.items].some(({ kind }) => kind === 'file');
}
