import { Avatar } from '../../data/avatar/Avatar.tsx';
import { formatDate, formatTime, jalaliParts, type Moment } from '../../i18n/dates.ts';
import { formatNumber } from '../../i18n/digits.ts';
import type { ChatListMessages } from '../../i18n/fa/chat.ts';
import { ownDirection, ownLanguage } from '../../i18n/own-direction.ts';
import { matchesSearch } from '../../i18n/search-text.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './ChatOption.css.ts';
import type { ChatUser, FoundMessage } from './chat-list-props.ts';
import { MarkedText } from './MarkedText.tsx';
import { excerpt } from './mark-matches.ts';

/** More than this are not counted out in the badge. */
const COUNTED = 99;

export interface ChatOptionProps {
  /** One of the two. */
  user?: ChatUser | undefined;
  message?: FoundMessage | undefined;
  typed: string;
  now: Moment;
  uiMessages: ChatListMessages;
}

/** The time of today, «دیروز», or the date. */
function when(moment: Moment, now: Moment, yesterday: string): string {
  const ago = jalaliParts(now).dayNumber - jalaliParts(moment).dayNumber;
  if (ago === 0) return formatTime(moment);
  return ago === 1 ? yesterday : formatDate(moment, 'numeric');
}

/** What is in one line of the list. */
export function ChatOption({ user, message, typed, now, uiMessages }: ChatOptionProps) {
  const name = user ? `${user.firstName} ${user.lastName}`.trim() : (message?.fullName ?? '');
  const text = user ? (user.lastMessage ?? '') : excerpt(message?.message ?? '', typed);
  const moment = user ? user.lastMessageAt : message?.sentAt;
  const unread = user?.unreadCount ?? 0;
  // Found by the user name alone: it is shown, for else one would wonder why.
  const isByUsername =
    user !== undefined && !matchesSearch(`${name} ${text}`, typed) && matchesSearch(user.username, typed);
  return (
    <>
      <Avatar name={name} src={user?.picture} person={user?.person} />
      <span className={css.words}>
        <span className={css.line}>
          <span dir={ownDirection(name)} className={css.name}>
            <MarkedText typed={typed}>{name}</MarkedText>
          </span>
          {moment !== undefined && <span className={css.time}>{when(moment, now, uiMessages.yesterday)}</span>}
        </span>
        <span className={css.line}>
          <span
            {...(ownDirection(text) === 'rtl' ? { dir: 'rtl' } : ownLanguage(text))}
            className={css.text}
            {...(unread > 0 && { 'data-unread': '' })}
          >
            {isByUsername ? (
              <bdi dir="ltr">
                <MarkedText typed={typed}>{user.username}</MarkedText>
              </bdi>
            ) : text === '' ? (
              uiMessages.noLastMessage
            ) : (
              <MarkedText typed={typed}>{text}</MarkedText>
            )}
          </span>
          {unread > 0 && (
            <span className={css.unread}>
              <span aria-hidden="true">
                {unread > COUNTED ? uiMessages.manyUnread(formatNumber(COUNTED)) : formatNumber(unread)}
              </span>
              <span className={visuallyHidden}>{uiMessages.unread(formatNumber(unread))}</span>
            </span>
          )}
        </span>
      </span>
    </>
  );
}
