import { makeId } from '@mashq/state/id';
import type { StoredAttachment } from './attachment-draft.ts';
import type { DraftMessage } from './draft-message.ts';

/** What is stored of a form in this tab until it is saved, so that a reload loses neither words nor uploads. */
export interface StoredForm {
  /** Of the message that will be written: the same after a reload, so that it is written once. */
  readonly id: string;
  readonly draft: DraftMessage;
  readonly attachments: readonly StoredAttachment[];
}

const nameOf = (key: string) => `mashq.class-message.${key}`;

export function readStoredForm(key: string): StoredForm | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(nameOf(key)) ?? 'null') as StoredForm | null;
    if (typeof stored?.draft?.body !== 'string' || !Array.isArray(stored.attachments)) return undefined;
    return { ...stored, id: typeof stored.id === 'string' ? stored.id : makeId() };
  } catch {
    return undefined;
  }
}

export function keepForm(key: string, form: StoredForm): void {
  try {
    sessionStorage.setItem(nameOf(key), JSON.stringify(form));
  } catch {
    // Storage is full or forbidden: the form works without it.
  }
}

export function forgetForm(key: string): void {
  try {
    sessionStorage.removeItem(nameOf(key));
  } catch {
    // See above.
  }
}
