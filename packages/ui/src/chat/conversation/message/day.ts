import { formatDate, jalaliParts, type Moment } from '../../../i18n/dates.ts';
import type { ConversationMessages } from '../../../i18n/fa/chat.ts';
import type { ChatMessage } from './message.ts';

const GROUP_GAP = 5 * 60_000;

/** Reading a date costs microseconds, which a long conversation would feel: each message is read once. */
const days = new WeakMap<ChatMessage, number>();

/** The day a message was sent on, in days since 1970 on Tehran's calendar. */
export function dayOf(message: ChatMessage): number {
  let day = days.get(message);
  if (day === undefined) {
    day = jalaliParts(message.sentAt).dayNumber;
    days.set(message, day);
  }
  return day;
}

/** «امروز», «دیروز», and any other day by its full Jalali date. */
export function dayName(
  message: ChatMessage,
  now: Moment,
  uiMessages: Pick<ConversationMessages, 'today' | 'yesterday'>,
) {
  const ago = jalaliParts(now).dayNumber - dayOf(message);
  if (ago === 0) return uiMessages.today;
  return ago === 1 ? uiMessages.yesterday : formatDate(message.sentAt, 'full');
}

/** Whether a message is under the one before it as one group: same sender, same day, soon after. */
export function continues(message: ChatMessage, previous: ChatMessage | undefined): boolean {
  return (
    previous !== undefined &&
    previous.senderId === message.senderId &&
    previous.isOwn === message.isOwn &&
    dayOf(previous) === dayOf(message) &&
    new Date(message.sentAt).getTime() - new Date(previous.sentAt).getTime() < GROUP_GAP
  );
}
