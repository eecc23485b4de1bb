import { makeId } from '@mashq/state/platform/id';
import { forgetInTab, keepInTab, readTab } from '../../../platform/tab-storage/tab-storage.ts';
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
  const stored = readTab(nameOf(key)) as StoredForm | null;
  if (typeof stored?.draft?.body !== 'string' || !Array.isArray(stored.attachments)) return undefined;
  return { ...stored, id: typeof stored.id === 'string' ? stored.id : makeId() };
}

export const keepForm = (key: string, form: StoredForm): void => keepInTab(nameOf(key), form);

export const forgetForm = (key: string): void => forgetInTab(nameOf(key));
