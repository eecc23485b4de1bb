import type { TeacherClassMessage } from '@mashq/api/contract';
import type { ClassMessageContent } from '@mashq/state/messages/class-messages/teacher';
import { jalaliParts } from '@mashq/ui/i18n';
import { deadlineDay, deadlineDays, startOfDay } from '../../../work/homework/deadline-days.ts';
import type { StoredAttachment } from './attachment-draft.ts';

/** What is typed of a message; its pictures and files are beside it. */
export interface DraftMessage {
  title: string;
  body: string;
  isLater: boolean;
  /** The end of the day of a later time. */
  day: string;
  /** The time of that day, as 07:30; null while it is no time. */
  time: string | null;
  /** Null: not pinned. */
  pinnedUntil: string | null;
}

const TOMORROW = 1;
const BEFORE_SCHOOL = '07:30';

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** An empty form, or one with what is stored. */
export function draftOf(message: TeacherClassMessage | undefined): DraftMessage {
  const { title = '', body = '', publish_at, pinned_until = null, state } = message ?? {};
  const isLater = state === 'scheduled' && publish_at != null;
  const at = isLater ? jalaliParts(publish_at) : undefined;
  return {
    title,
    body,
    isLater,
    day: isLater ? deadlineDay(publish_at) : (deadlineDays(TOMORROW + 1)[TOMORROW]?.value ?? ''),
    time: at ? `${twoDigits(at.hour)}:${twoDigits(at.minute)}` : BEFORE_SCHOOL,
    pinnedUntil: pinned_until,
  };
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
  const { title, body, isLater, day, time, pinnedUntil } = draft;
  if (body.trim() === '' || (isLater && time === null)) return null;
  return {
    title: title.trim(),
    body: body.trim(),
    attachments: attachments.map(({ id, alt }) => ({ id, alt: alt.trim() })),
    pinnedUntil,
    draft: isDraft,
    ...(isLater && time !== null && { publishAt: momentOf(day, time) }),
  };
}
