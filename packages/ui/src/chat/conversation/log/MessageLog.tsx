import { ArrowDown } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Button } from '../../../actions/button/Button.tsx';
import { Spinner } from '../../../feedback/spinner/Spinner.tsx';
import { formatNumber } from '../../../i18n/digits.ts';
import type { ConversationMessages } from '../../../i18n/fa/chat.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import type { ConversationProps } from '../conversation-props.ts';
import { continues, dayName, dayOf } from '../message/day.ts';
import { MessageDialogs, type MessageDialogsHandle } from '../message/MessageDialogs.tsx';
import type { MessageAbilities } from '../message/MessageMenu.tsx';
import { MessageRow, type RowActions } from '../message/MessageRow.tsx';
import type { ChatMessage } from '../message/message.ts';
import { useClipboard } from '../message/use-clipboard.ts';
import { useUnread } from '../unread/use-unread.ts';
import { rowByKey } from './log-keys.ts';
import * as css from './MessageLog.css.ts';
import { rowOf, useMessageWindow } from './use-message-window.ts';
import { useOlder } from './use-older.ts';

export interface MessageLogProps
  extends Pick<
    ConversationProps,
    | 'messages'
    | 'hasOlder'
    | 'onLoadOlder'
    | 'firstUnreadId'
    | 'markedId'
    | 'showsSenders'
    | 'onEdit'
    | 'onDelete'
    | 'onResend'
    | 'onDiscard'
    | 'onSeen'
    | 'now'
  > {
  label: string;
  uiMessages: ConversationMessages;
}

/**
 * The messages, those near the view drawn. It is a `log`, but not a live one: what is drawn while one scrolls is not
 * news. News is shown by a region of its own.
 */
export function MessageLog({
  messages,
  hasOlder = false,
  onLoadOlder,
  firstUnreadId,
  markedId,
  showsSenders = false,
  onSeen,
  now,
  label,
  uiMessages,
  ...can
}: MessageLogProps) {
  useDigits();
  const { onEdit, onDelete, onResend, onDiscard } = can;
  const [openAt] = useState(() => placeOf(messages, markedId ?? firstUnreadId));
  const log = useMessageWindow(messages, openAt);
  const { view } = log;
  const { span, isAtEnd } = view;
  const { state: older, retry } = useOlder(hasOlder, onLoadOlder, messages[0]?.id, span.start === 0);
  const unread = markedId === undefined && openAt >= 0 ? messages.length - openAt : 0;
  const news = useUnread(messages, isAtEnd, unread, log.goToEnd, uiMessages);
  const [activeId, setActiveId] = useState<string>();
  const dialogs = useRef<MessageDialogsHandle>(null);

  const marked = useRef(openAt < 0 ? undefined : markedId);
  useEffect(() => {
    if (marked.current === markedId) return;
    const row = placeOf(messages, markedId);
    // One that is not loaded yet is gone to when it comes.
    marked.current = row < 0 ? undefined : markedId;
    if (row >= 0) log.focusRow(row);
  }, [markedId, messages, log.focusRow]);

  const newest = messages.at(-1);
  const seen = useRef<string>(undefined);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      if (!isAtEnd || newest === undefined || newest.id === seen.current) return;
      seen.current = newest.id;
      onSeen?.(newest);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isAtEnd, newest, onSeen]);

  const hasCopy = useClipboard();
  const abilities = (message: ChatMessage): MessageAbilities => {
    const isFailed = message.isOwn && message.state === 'failed';
    const isSettled = !isFailed && message.state !== 'sending';
    return {
      open: message.image !== undefined,
      copy: hasCopy && Boolean(message.text),
      resend: isFailed && onResend !== undefined,
      discard: isFailed && onDiscard !== undefined,
      edit: isSettled && message.canEdit === true && onEdit !== undefined,
      delete: isSettled && message.canDelete === true && onDelete !== undefined,
    };
  };
  const hasMenu = (message: ChatMessage) => Object.values(abilities(message)).some(Boolean);

  const { scroller } = log;
  const giveFocusBack = useCallback(() => scroller.current?.focus({ preventScroll: true }), [scroller]);
  const handlers = useRef({ onResend, onDiscard });
  useEffect(() => {
    handlers.current = { onResend, onDiscard };
  }, [onResend, onDiscard]);
  const actions = useMemo<RowActions>(
    () => ({
      openMenu: (message, opener) => dialogs.current?.openMenu(message, opener),
      openImage: (message) => dialogs.current?.openImage(message),
      resend: (message) => {
        // The button that was pressed goes away; the focus stays with its message.
        document.activeElement?.closest<HTMLElement>('[data-message]')?.focus({ preventScroll: true });
        handlers.current.onResend?.(message);
      },
      discard: (message) => {
        giveFocusBack();
        handlers.current.onDiscard?.(message);
      },
    }),
    [giveFocusBack],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
    const from = rowOf(event.target);
    const isOnMessage = event.target.hasAttribute('data-message');
    const message = from === null ? undefined : messages[from];
    if (event.key === 'Escape' && from !== null) {
      giveFocusBack();
    } else if ((event.key === 'Enter' || event.key === 'ContextMenu') && isOnMessage && message && hasMenu(message)) {
      event.preventDefault();
      actions.openMenu(message, event.target.querySelector<HTMLElement>('[aria-haspopup=menu]') ?? event.target);
    } else {
      const row = rowByKey(event.key, from, messages.length, view);
      if (row === null) return;
      event.preventDefault();
      log.focusRow(row);
    }
  };

  const present = now ?? Date.now();
  const { before, after } = view.spacers;
  const drawn = messages.slice(span.start, span.end);
  // Over the very first message its own day stands.
  const top = view.inSight.start > 0 ? messages[view.inSight.start] : undefined;
  return (
    <div className={css.area}>
      <div
        ref={scroller}
        role="log"
        aria-live="off"
        aria-label={label}
        aria-busy={older === 'loading'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
        tabIndex={0}
        className={css.scroller}
        onScroll={log.onScroll}
        onKeyDown={onKeyDown}
        onFocus={(event) => setActiveId(messages[rowOf(event.target) ?? -1]?.id)}
      >
        <div className={css.content}>
          <div className={css.head}>
            {older === 'loading' && <Spinner label={uiMessages.older} isLabelHidden={false} size="small" />}
            {older === 'failed' && (
              <>
                <span role="alert">{uiMessages.olderFailed}</span>
                <Button
                  variant="quiet"
                  size="small"
                  onPress={() => {
                    giveFocusBack();
                    retry();
                  }}
                >
                  {uiMessages.olderRetry}
                </Button>
              </>
            )}
            {!hasOlder && older === 'idle' && uiMessages.beginning}
          </div>
          <div className={css.spacer} style={{ blockSize: before }} />
          <div ref={log.rows} className={css.rows}>
            {drawn.map((message, place) => {
              const row = span.start + place;
              const previous = messages[row - 1];
              const isFirstUnread = message.id === firstUnreadId;
              const isNewDay = previous === undefined || dayOf(previous) !== dayOf(message);
              const next = messages[row + 1];
              return (
                <div key={message.id} data-row={row}>
                  <MessageRow
                    message={message}
                    place={row + 1}
                    total={hasOlder ? -1 : messages.length}
                    day={isNewDay ? dayName(message, present, uiMessages) : null}
                    isFirstUnread={isFirstUnread}
                    isGroupStart={isFirstUnread || !continues(message, previous)}
                    isGroupEnd={next === undefined || next.id === firstUnreadId || !continues(next, message)}
                    isNamed={showsSenders}
                    isActive={message.id === activeId}
                    isMarked={message.id === markedId}
                    hasMenu={hasMenu(message)}
                    canResend={onResend !== undefined}
                    canDiscard={onDiscard !== undefined}
                    actions={actions}
                    uiMessages={uiMessages}
                  />
                </div>
              );
            })}
          </div>
          <div className={css.spacer} style={{ blockSize: after }} />
        </div>
      </div>
      {!isAtEnd && top !== undefined && (
        <div className={css.floatingDay} aria-hidden="true">
          {dayName(top, present, uiMessages)}
        </div>
      )}
      {!isAtEnd && (
        <AriaButton
          className={css.toEnd}
          {...(news.count > 0 ? { 'data-unread': '' } : { 'aria-label': uiMessages.toEnd })}
          onPress={() => {
            log.goToEnd();
            giveFocusBack();
          }}
        >
          {news.count > 0 && uiMessages.newMessages(formatNumber(news.count))}
          <ArrowDown size="1.25em" aria-hidden="true" />
        </AriaButton>
      )}
      <div aria-live="polite" className={visuallyHidden}>
        <span key={news.turn}>{news.announcement}</span>
      </div>
      <MessageDialogs
        ref={dialogs}
        messages={messages}
        can={abilities}
        onEdit={onEdit}
        onDelete={onDelete}
        actions={actions}
        giveFocusBack={giveFocusBack}
        uiMessages={uiMessages}
      />
    </div>
  );
}

function placeOf(messages: readonly ChatMessage[], id: string | undefined): number {
  return id === undefined ? -1 : messages.findLastIndex((message) => message.id === id);
}
