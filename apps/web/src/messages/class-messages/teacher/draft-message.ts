import type { TeacherClassMessage } from '@mashq/api/contract';
import {
  hasTooManyParts,
  plainRichText,
  type RichTextDocument,
  readRichText,
  richTextOf,
  wholeRichText,
} from '@mashq/curriculum/rich-text';
import type { ClassMessageContent } from '@mashq/state/messages/class-messages/teacher';
import { jalaliParts } from '@mashq/ui/i18n';
import { deadlineDay, deadlineDays, startOfDay } from '../../../work/homework/deadline-days.ts';
import type { StoredAttachment } from './attachment-draft.ts';

/** What is typed of a message; its pictures and files are beside it. */
export interface DraftMessage {
  title: string;
  document: RichTextDocument;
  isLater: boolean;
  /** The end of the day of a later time. */
  day: string;
  /** The time of that day, as 07:30; null while it is no time. */
  time: string | null;
  /** Null: not pinned. */
  pinnedUntil: string | null;
}

/** Characters that the server takes. */
export const MAX_BODY = 4000;

const TOMORROW = 1;
const BEFORE_SCHOOL = '07:30';

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** An empty form, or one with what is stored. */
export function draftOf(message: TeacherClassMessage | undefined): DraftMessage {
  const { title = '', body = '', document, publish_at, pinned_until = null, state } = message ?? {};
  const isLater = state === 'scheduled' && publish_at != null;
  const at = isLater ? jalaliParts(publish_at) : undefined;
  return {
    title,
    document: document ?? richTextOf(body),
    isLater,
    day: isLater ? deadlineDay(publish_at) : (deadlineDays(TOMORROW + 1)[TOMORROW]?.value ?? ''),
    time: at ? `${twoDigits(at.hour)}:${twoDigits(at.minute)}` : BEFORE_SCHOOL,
    pinnedUntil: pinned_until,
  };
}

/** What was stored of a form; one of before had its text without form. */
export function storedDraft(stored: unknown): DraftMessage | undefined {
  const draft = stored as (DraftMessage & { body?: unknown }) | null | undefined;
  if (typeof draft?.title !== 'string') return undefined;
  const { body, document, ...rest } = draft;
  return { ...rest, document: typeof body === 'string' ? richTextOf(body) : wholeRichText(document) };
}

/** The moment of a day's time in Tehran. */
function momentOf(day: string, time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(Date.parse(startOfDay(day)) + (hour * 60 + minute) * 60_000).toISOString();
}

/** The request; null while something is missing. */
export function contentOf(
  draft: DraftMessage,
  attachments: readonly Pick<StoredAttachment, 'id' | 'alt'>[],
  isDraft: boolean,
): ClassMessageContent | null {
  const { title, document, isLater, day, time, pinnedUntil } = draft;
  const body = plainRichText(document).trim();
  if (body === '' || body.length > MAX_BODY || hasTooManyParts(document) || (isLater && time === null)) return null;
  const hasForm = JSON.stringify(readRichText(document)) !== JSON.stringify(richTextOf(body));
  return {
    title: title.trim(),
    body,
    document: hasForm ? document : null,
    attachments: attachments.map(({ id, alt }) => ({ id, alt: alt.trim() })),
    pinnedUntil,
    draft: isDraft,
    ...(isLater && time !== null && { publishAt: momentOf(day, time) }),
  };
}
