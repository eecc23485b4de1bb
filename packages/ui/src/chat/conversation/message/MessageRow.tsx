import { Check, CheckCheck, CircleAlert, Clock, EllipsisVertical } from 'lucide-react';
import { memo } from 'react';
import { formatTime } from '../../../i18n/dates.ts';
import type { ConversationMessages } from '../../../i18n/fa/chat.ts';
import { faPunctuation } from '../../../i18n/fa/punctuation.ts';
import { messagesFor } from '../../../i18n/language.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { MessageImage } from './MessageImage.tsx';
import * as css from './MessageRow.css.ts';
import { MessageText } from './MessageText.tsx';
import type { ChatMessage, MessageState } from './message.ts';

/** What a message can be asked. The same object as long as the conversation stands, so that no message is drawn again for it. */
export interface RowActions {
  openMenu: (message: ChatMessage, opener: HTMLElement) => void;
  openImage: (message: ChatMessage) => void;
  resend: (message: ChatMessage) => void;
  discard: (message: ChatMessage) => void;
}

export interface MessageRowProps {
  message: ChatMessage;
  /** Place among the loaded messages, from 1, and how many all are; -1 when older ones are not loaded yet. */
  place: number;
  total: number;
  /** Name of the day, on the first message of a day. */
  day: string | null;
  isFirstUnread: boolean;
  /** The first one of a group of messages of one sender, and the last. */
  isGroupStart: boolean;
  isGroupEnd: boolean;
  /** The name of the sender is shown. */
  isNamed: boolean;
  /** Has or had the focus: the keyboard stops at what is inside. */
  isActive: boolean;
  /** Was looked for. */
  isMarked: boolean;
  hasMenu: boolean;
  canResend: boolean;
  canDiscard: boolean;
  actions: RowActions;
  uiMessages: ConversationMessages;
}

const MARKS = { sending: Clock, sent: Check, read: CheckCheck, failed: CircleAlert } as const;

/** All of a message in one sentence, as a screen reader says it when the focus comes. */
function spoken(props: MessageRowProps, time: string, state: MessageState | null): string {
  const { message, uiMessages, day, isFirstUnread } = props;
  const { isOwn, senderName, text, image, isEdited } = message;
  return [
    isFirstUnread && uiMessages.unread,
    day,
    isOwn ? uiMessages.you : senderName,
    text,
    image && (image.alt ?? uiMessages.image(isOwn ? uiMessages.you : senderName)),
    uiMessages.time(time),
    isEdited && uiMessages.edited,
    state && uiMessages[state],
  ]
    .filter(Boolean)
    .join(messagesFor('punctuation', faPunctuation).comma);
}

/**
 * One message with what is above it. Plain elements, no components of react-aria: while somebody scrolls, dozens come and
 * go in each frame.
 */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const {
    message,
    place,
    total,
    day,
    isFirstUnread,
    isGroupStart,
    isGroupEnd,
    isNamed,
    isActive,
    actions,
    uiMessages,
  } = props;
  useDigits();
  const { isOwn, senderName, text, image, isEdited = false } = message;
  const state = isOwn ? (message.state ?? 'sent') : null;
  const time = formatTime(message.sentAt);
  const Mark = state && MARKS[state];
  const reach = isActive ? 0 : -1;
  return (
    <>
      {day !== null && <div className={css.day}>{day}</div>}
      {isFirstUnread && <div className={css.unread}>{uiMessages.unread}</div>}
      <article
        data-message=""
        tabIndex={-1}
        aria-label={spoken(props, time, state)}
        aria-posinset={place}
        aria-setsize={total}
        className={css.message}
        {...(isOwn && { 'data-own': '' })}
        {...(isGroupStart && { 'data-group-start': '' })}
        {...(isGroupEnd && { 'data-group-end': '' })}
        {...(props.isMarked && { 'data-marked': '' })}
        {...(state === 'failed' && { 'data-failed': '' })}
        onContextMenu={(event) => {
          // On words that are chosen and on links the browser's own menu is wanted.
          const isElsewhere = !(event.target instanceof Element) || event.target.closest('a') !== null;
          if (!props.hasMenu || isElsewhere || !(window.getSelection()?.isCollapsed ?? true)) return;
          event.preventDefault();
          actions.openMenu(message, event.currentTarget.querySelector('[aria-haspopup=menu]') ?? event.currentTarget);
        }}
      >
        {isNamed && isGroupStart && !isOwn && <span className={css.name}>{senderName}</span>}
        <div className={css.line}>
          <div className={css.bubble}>
            {image !== undefined && (
              <MessageImage
                image={image}
                label={`${uiMessages.open}: ${image.alt ?? uiMessages.image(isOwn ? uiMessages.you : senderName)}`}
                failedLabel={uiMessages.imageFailed}
                isReachable={isActive}
                onOpen={() => actions.openImage(message)}
              />
            )}
            <div className={css.content}>
              {text !== undefined && text !== '' && (
                <MessageText linkHint={uiMessages.link} isReachable={isActive}>
                  {text}
                </MessageText>
              )}
              <span className={css.meta}>
                {isEdited && <span>{uiMessages.edited}</span>}
                <time dateTime={new Date(message.sentAt).toISOString()}>{time}</time>
                {Mark && state && (
                  <>
                    <Mark size="1.15em" strokeWidth={2.5} aria-hidden="true" />
                    <span className={visuallyHidden}>{uiMessages[state]}</span>
                  </>
                )}
              </span>
            </div>
          </div>
          {props.hasMenu && (
            <button
              type="button"
              tabIndex={reach}
              aria-label={uiMessages.actions}
              aria-haspopup="menu"
              className={css.more}
              onClick={(event) => actions.openMenu(message, event.currentTarget)}
            >
              <EllipsisVertical size="1.25em" aria-hidden="true" />
            </button>
          )}
        </div>
        {state === 'failed' && (
          <div className={css.failure}>
            <span className={css.failed}>{uiMessages.failed}</span>
            {props.canResend && (
              <button type="button" tabIndex={reach} className={css.mend} onClick={() => actions.resend(message)}>
                {uiMessages.retry}
              </button>
            )}
            {props.canDiscard && (
              <button type="button" tabIndex={reach} className={css.mend} onClick={() => actions.discard(message)}>
                {uiMessages.discard}
              </button>
            )}
          </div>
        )}
      </article>
    </>
  );
});
