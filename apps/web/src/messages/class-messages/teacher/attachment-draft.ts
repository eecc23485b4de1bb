import type { TeacherClassMessage } from '@mashq/api/contract';
import type { ApiError } from '@mashq/state/platform/api/api';
import { makeId } from '@mashq/state/platform/id';
import { uploadFile, uploadPicture } from '@mashq/state/platform/upload/upload-picture';
import { useRef, useState } from 'react';

/** Pictures and files of a message at most, as the contract says. */
export const MAX_ATTACHMENTS = 6;

/** Bytes of one at most. */
export const MAX_BYTES = 8_000_000;

export const PICTURES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
export const ACCEPTED: readonly string[] = [
  ...PICTURES,
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

/** An attachment that the server has. */
export interface StoredAttachment {
  readonly id: string;
  readonly kind: 'image' | 'file';
  readonly name: string;
  readonly alt: string;
}

/** One that is being sent, or failed; it keeps its id, so that a further try resumes the upload. */
export interface UnsentAttachment extends StoredAttachment {
  readonly file: File;
  /** Share that has arrived, 0 to 1. */
  readonly progress: number;
  readonly error: string | null;
}

export type AttachmentDraft = StoredAttachment | UnsentAttachment;

export const isUnsent = (one: AttachmentDraft): one is UnsentAttachment => 'file' in one;

/** What a message has. */
export const storedAttachments = (message: TeacherClassMessage | undefined): readonly StoredAttachment[] =>
  (message?.attachments ?? []).map(({ id, kind, name, alt }) => ({ id, kind, name, alt }));

/** The pictures and files of a form: each is sent as soon as it is chosen. */
export function useAttachmentDrafts(initial: readonly StoredAttachment[]) {
  const [items, setItems] = useState<readonly AttachmentDraft[]>(initial);
  const aborts = useRef(new Map<string, AbortController>());
  const change = (id: string, edit: (one: AttachmentDraft) => AttachmentDraft) =>
    setItems((before) => before.map((one) => (one.id === id ? edit(one) : one)));

  async function send({ id, file, kind }: UnsentAttachment): Promise<void> {
    const abort = new AbortController();
    aborts.current.set(id, abort);
    const options = {
      id,
      signal: abort.signal,
      onProgress: (progress: number) => change(id, (one) => ({ ...one, progress })),
    };
    change(id, (one) => ({ ...one, error: null }));
    try {
      const sent = kind === 'image' ? await uploadPicture(file, options) : await uploadFile(file, options);
      const name = 'name' in sent ? sent.name : file.name;
      change(id, ({ alt }) => ({ id, kind, name, alt }));
    } catch (error) {
      if (!abort.signal.aborted) change(id, (one) => ({ ...one, error: (error as ApiError).detail }));
    }
  }

  return {
    items,
    isSending: items.some(isUnsent),
    add: (file: File) => {
      const kind = PICTURES.includes(file.type) ? 'image' : 'file';
      const one: UnsentAttachment = { id: makeId(), kind, name: file.name, alt: '', file, progress: 0, error: null };
      setItems((before) => [...before, one]);
      void send(one);
    },
    retry: (one: UnsentAttachment) => void send(one),
    remove: (id: string) => {
      aborts.current.get(id)?.abort();
      setItems((before) => before.filter((one) => one.id !== id));
    },
    describe: (id: string, alt: string) => change(id, (one) => ({ ...one, alt })),
  };
}
