import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useState } from 'react';
import type { Moment } from '../../i18n/dates.ts';
import type { ChatListMessages } from '../../i18n/fa/chat.ts';
import { matchesSearch } from '../../i18n/search-text.ts';
import { ChatOption } from './ChatOption.tsx';
import * as css from './ChatResults.css.ts';
import type { ChatListProps, ChatUser, FoundMessage } from './chat-list-props.ts';
import { useListWindow } from './use-list-window.ts';

export interface ChatResultsHandle {
  /** Gives the list the focus, at its first line or at the one that had it. */
  focus: () => void;
  /** Opens the first one that what is typed fits. */
  chooseFirst: () => void;
}

export interface ChatResultsProps extends Pick<ChatListProps, 'selectedId' | 'selectedMessageId' | 'onSelect'> {
  users: readonly ChatUser[];
  messages: readonly FoundMessage[];
  typed: string;
  now: Moment;
  /** The focus leaves the list upwards, or a letter was typed. */
  onLeave: () => void;
  uiMessages: ChatListMessages;
  ref: Ref<ChatResultsHandle>;
}

interface Line {
  key: string;
  userId: string;
  user?: ChatUser;
  message?: FoundMessage;
}

/** All of a line that is looked through. */
function wordsOf({ user, message }: Line): string {
  if (message !== undefined) return `${message.fullName} ${message.message}`;
  return user === undefined ? '' : `${user.firstName} ${user.lastName} ${user.username} ${user.lastMessage ?? ''}`;
}

/** The lines of a `ChatList`: a list box of two groups, with one stop for Tab. */
export function ChatResults(props: ChatResultsProps) {
  const { users, messages, typed, now, selectedId, selectedMessageId, onSelect, onLeave, uiMessages, ref } = props;
  const id = useId();
  const isSearched = typed.trim() !== '';
  const groups = [
    { name: uiMessages.users, lines: users.map((user): Line => ({ key: `u${user.id}`, userId: user.id, user })) },
    {
      name: uiMessages.messages,
      lines: messages.map((message): Line => ({ key: `m${message.id}`, userId: message.userId, message })),
    },
  ];
  const all = groups.flatMap(({ lines }) => lines);
  const { scroller, spans, page, reveal } = useListWindow(
    groups.map(({ lines }) => ({ count: lines.length, hasHeading: isSearched })),
  );
  const isChosen = ({ userId, message }: Line) =>
    message ? message.id === selectedMessageId : userId === selectedId && selectedMessageId === undefined;
  const [activeKey, setActiveKey] = useState<string>();
  const [hasFocus, setFocus] = useState(false);
  const activeAt = all.findIndex(({ key }) => key === activeKey);
  const chosenAt = all.findIndex(isChosen);
  const optionId = (key: string) => `${id}${key}`;

  const goTo = (place: number) => {
    const within = Math.max(0, Math.min(all.length - 1, place));
    setActiveKey(all[within]?.key);
    if (within < users.length) reveal(0, within);
    else reveal(1, within - users.length);
  };
  const choose = (line: Line | undefined) => {
    if (line === undefined) return;
    setActiveKey(line.key);
    onSelect(line.userId, line.message?.id);
  };

  useImperativeHandle(ref, () => ({
    focus: () => scroller.current?.focus({ preventScroll: true }),
    // What was found for earlier letters may still are there: the first one that fits is meant.
    chooseFirst: () => choose(all.find((line) => matchesSearch(wordsOf(line), typed))),
  }));

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const moves: Record<string, number> = {
      ArrowDown: activeAt + 1,
      ArrowUp: activeAt - 1,
      PageDown: activeAt + page,
      PageUp: activeAt - page,
      Home: 0,
      End: all.length - 1,
    };
    const to = moves[key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'ArrowUp' && activeAt <= 0) onLeave();
    else if (to !== undefined) goTo(to);
    else if (key === 'Enter' || key === ' ') choose(all[activeAt]);
    else if (key === 'Escape') onLeave();
    // The letter goes where the focus now is.
    else if ([...key].length === 1 || key === 'Backspace') return onLeave();
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={scroller}
      role="listbox"
      aria-label={uiMessages.label}
      aria-activedescendant={hasFocus && activeAt >= 0 ? optionId(all[activeAt]?.key ?? '') : undefined}
      tabIndex={0}
      className={css.scroller}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        setFocus(true);
        // By a pointer the line under it is meant, which comes with the press.
        if (activeAt < 0 && event.target.matches(':focus-visible')) goTo(Math.max(0, chosenAt));
      }}
      onBlur={() => setFocus(false)}
    >
      {groups.map(({ name, lines }, group) => {
        const span = spans[group] ?? { start: 0, end: 0, before: 0, height: 0 };
        if (lines.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, which a fieldset is not
          <div key={name} role="group" aria-label={name} className={css.group}>
            {isSearched && (
              <div data-heading="" aria-hidden="true" className={css.heading}>
                {name}
              </div>
            )}
            <div className={css.lines} style={{ blockSize: span.height }}>
              <div style={{ blockSize: span.before }} />
              {lines.slice(span.start, span.end).map((line, place) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the list box has the focus and the keys
                // biome-ignore lint/a11y/useFocusableInteractive: the list box tells which of its options is active
                <div
                  key={line.key}
                  id={optionId(line.key)}
                  role="option"
                  aria-selected={isChosen(line)}
                  aria-posinset={span.start + place + 1}
                  aria-setsize={lines.length}
                  className={css.option}
                  {...(hasFocus && line.key === activeKey && { 'data-active': '' })}
                  onClick={() => choose(line)}
                >
                  <ChatOption user={line.user} message={line.message} typed={typed} now={now} uiMessages={uiMessages} />
                </div>
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}
