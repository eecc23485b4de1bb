import { useMemo } from 'react';
import { EmptyState } from '../../feedback/empty-state/EmptyState.tsx';
import { ErrorState } from '../../feedback/error-state/ErrorState.tsx';
import { SkeletonRegion } from '../../feedback/skeleton/SkeletonRegion.tsx';
import { faChat } from '../../i18n/fa/chat.ts';
import { messagesFor } from '../../i18n/language.ts';
import * as css from './Conversation.css.ts';
import { ConversationHead } from './ConversationHead.tsx';
import { ConversationSkeleton } from './ConversationSkeleton.tsx';
import type { ConversationProps } from './conversation-props.ts';
import { MessageLog } from './log/MessageLog.tsx';

/**
 * A conversation: who it is with, its messages, and what the reader writes below. It fills the height of its parent.
 * Give it the id of the conversation as `key`, so that another one opens at its own place.
 *
 * However many messages there are, only those near the view are in the page. The window is the kit's own and not
 * react-aria's: a log is no list to choose from, its rows are as high as their text, it hangs at its lower end, and
 * grows at both. Of 10,000 items react-aria would also make as many React elements before the first is drawn.
 *
 * Keyboard: Tab reaches the messages, the arrows go from one to the next, Page Up and Page Down a page, Home and End to
 * the first and the newest, Enter or the context key opens what can be done with one, Escape goes back to them all.
 */
export function Conversation({
  title,
  subtitle,
  avatar,
  onBack,
  actions,
  status = 'ready',
  onRetry,
  children,
  uiMessages: overrides,
  ...log
}: ConversationProps) {
  const own = messagesFor('chat', faChat).conversation;
  const uiMessages = useMemo(() => ({ ...own, ...overrides }), [own, overrides]);
  return (
    <section aria-label={title} className={css.root}>
      <ConversationHead
        title={title}
        subtitle={subtitle}
        backLabel={uiMessages.back}
        {...(avatar && { avatar })}
        {...(onBack && { onBack })}
        actions={actions}
      />
      {status === 'ready' && log.messages.length > 0 ? (
        <MessageLog {...log} label={uiMessages.log(title)} uiMessages={uiMessages} />
      ) : (
        <div className={css.face}>
          {status === 'failed' ? (
            <ErrorState
              title={uiMessages.failedTitle}
              message={uiMessages.failedMessage}
              {...(onRetry && { onRetry })}
            />
          ) : (
            <SkeletonRegion
              isLoading={status === 'loading'}
              label={uiMessages.loading}
              skeleton={<ConversationSkeleton />}
            >
              <EmptyState picture="message">{uiMessages.empty}</EmptyState>
            </SkeletonRegion>
          )}
        </div>
      )}
      {children}
    </section>
  );
}
