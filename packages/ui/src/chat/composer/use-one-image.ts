import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { fileFault } from '../../forms/file-field/file-fault.ts';
import { formatNumber } from '../../i18n/digits.ts';
import type { ComposerMessages } from '../../i18n/fa/chat.ts';

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** The one picture of a message: chosen, pasted or dropped, or refused with a reason. */
export function useOneImage(
  isTaken: boolean,
  accept: readonly string[],
  maxBytes: number,
  uiMessages: ComposerMessages,
) {
  const [image, setImage] = useState<File | null>(null);
  const [fault, setFault] = useState<string>();
  const [isOver, setOver] = useState(false);
  /** Each element that is dragged over announces coming and going: over the whole are as many as have come and not gone. */
  const depth = useRef(0);

  const take = (files: readonly File[]) => {
    const [file] = files;
    if (file === undefined) return;
    const wrong = fileFault(file, accept, maxBytes);
    if (wrong === 'kind') setFault(uiMessages.wrongKind);
    else if (wrong === 'size') setFault(uiMessages.tooLarge(formatNumber(maxBytes / 1_000_000)));
    else {
      setImage(file);
      setFault(files.length > 1 ? uiMessages.oneImage : undefined);
    }
  };

  const dropProps = isTaken && {
    onDragEnter: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth.current += 1;
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth.current = Math.max(0, depth.current - 1);
      if (depth.current === 0) setOver(false);
    },
    onDragOver: (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      depth.current = 0;
      setOver(false);
      take([...event.dataTransfer.files]);
    },
  };

  return {
    image,
    fault,
    isOver,
    take,
    dropProps,
    onPaste: (event: ClipboardEvent) => {
      const files = [...event.clipboardData.files];
      // Words copied from an office program come with a picture of themselves: the words are meant.
      if (!isTaken || files.length === 0 || event.clipboardData.getData('text/plain') !== '') return;
      event.preventDefault();
      take(files);
    },
    remove: () => {
      setImage(null);
      setFault(undefined);
    },
    forgetFault: () => setFault(undefined),
  };
}
