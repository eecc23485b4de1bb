import { useMemo, useRef, useState } from 'react';
import { EmptyState } from '../../feedback/empty-state/EmptyState.tsx';
import { ErrorState } from '../../feedback/error-state/ErrorState.tsx';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { SkeletonRegion } from '../../feedback/skeleton/SkeletonRegion.tsx';
import { SearchField } from '../../forms/search-field/SearchField.tsx';
import { formatNumber } from '../../i18n/digits.ts';
import { faChat } from '../../i18n/fa/chat.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { classNames } from '../../primitives/root-props.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './ChatList.css.ts';
import { ChatResults, type ChatResultsHandle } from './ChatResults.tsx';
import type { ChatListProps } from './chat-list-props.ts';
import { useDebouncedValue } from './use-debounced-value.ts';

/**
 * Those one can talk with, and messages found by their text. It fills the height of its parent; of a long list only what
 * is in sight is in the page.
 *
 * Keyboard: letters look for somebody from wherever the focus is, the down arrow goes to the list, the arrows walk in it,
 * Enter opens a conversation (from the search field the first one found), Escape goes back to the field and empties it.
 */
export function ChatList({
  users,
  messages = [],
  selectedId,
  selectedMessageId,
  onSelect,
  query,
  defaultQuery = '',
  onQueryChange,
  onSearch,
  searchDelay = 300,
  status = 'ready',
  onRetry,
  now,
  uiMessages: overrides,
  className,
  ...rest
}: ChatListProps) {
  useDigits();
  const own = messagesFor('chat', faChat).list;
  const uiMessages = useMemo(() => ({ ...own, ...overrides }), [own, overrides]);
  const [kept, setKept] = useState(defaultQuery);
  const typed = query ?? kept;
  const announced = useDebouncedValue(typed, searchDelay, onSearch);
  // What is found belongs to this text. Without `onSearch` the parent looks for each letter as it comes.
  const lookedFor = onSearch === undefined ? typed : announced;
  const isLookedFor = lookedFor.trim() !== '';
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<ChatResultsHandle>(null);
  const isSearched = typed.trim() !== '';
  const isEmpty = users.length === 0 && messages.length === 0;
  return (
    <div {...rest} className={classNames(css.root, className)}>
      <div
        className={css.search}
        // Before the field itself, which keeps its keys to itself.
        onKeyDownCapture={(event) => {
          if (event.key !== 'ArrowDown' || isEmpty) return;
          event.preventDefault();
          results.current?.focus();
        }}
      >
        <SearchField
          ref={field}
          label={uiMessages.search}
          isLabelHidden
          placeholder={uiMessages.placeholder}
          clearLabel={uiMessages.clear}
          value={typed}
          onChange={(text) => {
            setKept(text);
            onQueryChange?.(text);
          }}
          onSubmit={() => isSearched && results.current?.chooseFirst()}
        />
      </div>
      <div aria-live="polite" className={visuallyHidden}>
        {status === 'ready' &&
          isSearched &&
          lookedFor === typed &&
          (isEmpty
            ? uiMessages.nothing(typed)
            : uiMessages.found(formatNumber(users.length), formatNumber(messages.length)))}
      </div>
      {status === 'ready' && !isEmpty ? (
        <ChatResults
          ref={results}
          users={users}
          messages={messages}
          typed={typed}
          now={now ?? Date.now()}
          selectedId={selectedId}
          selectedMessageId={selectedMessageId}
          onSelect={onSelect}
          onLeave={() => field.current?.focus()}
          uiMessages={uiMessages}
        />
      ) : (
        <div className={css.face}>
          {status === 'failed' ? (
            <ErrorState
              title={uiMessages.failedTitle}
              message={uiMessages.failedMessage}
              {...(onRetry && { onRetry })}
            />
          ) : (
            <SkeletonRegion isLoading={status === 'loading'} label={uiMessages.loading} skeleton={<ChatListSkeleton />}>
              <EmptyState picture={isLookedFor ? 'search' : 'message'}>
                {isLookedFor ? uiMessages.nothing(lookedFor) : uiMessages.empty}
              </EmptyState>
            </SkeletonRegion>
          )}
        </div>
      )}
    </div>
  );
}

/** Lines on their way. */
function ChatListSkeleton() {
  return Array.from({ length: 6 }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are alike and never move
    <div key={place} className={css.bone}>
      <Skeleton shape="circle" />
      <Skeleton lines={2} />
    </div>
  ));
}
