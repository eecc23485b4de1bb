import { CheckCheck } from 'lucide-react';
import { type ReactNode, type Ref, useImperativeHandle } from 'react';
import { Button } from '../../actions/button/index.ts';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { Skeleton, SkeletonRegion } from '../../feedback/skeleton/index.ts';
import type { Moment } from '../../i18n/dates.ts';
import { faNotificationList } from '../../i18n/fa/notification-list.ts';
import { messagesFor } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/messages.ts';
import { Announcement } from '../../primitives/announcement/Announcement.tsx';
import { useFocusFallback } from '../../primitives/focus-fallback/use-focus-fallback.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { Card } from '../card/index.ts';
import { List } from '../list/index.ts';
import { groupByDay, groupByKind } from './group-notifications.ts';
import { NotificationLine } from './NotificationLine.tsx';
import * as css from './NotificationList.css.ts';
import type { NotificationEntry, NotificationKinds } from './notification.ts';
import { UndoLine } from './UndoLine.tsx';
import { useDismissal } from './use-dismissal.ts';
import { useMute } from './use-mute.ts';

export interface NotificationListProps extends RootProps {
  /** Newest first. */
  items: readonly NotificationEntry[];
  kinds: NotificationKinds;
  /** @default 'day' */
  groupBy?: 'day' | 'kind';
  /** @default 'ready' */
  status?: 'ready' | 'loading' | 'failed';
  /** What went wrong, when it failed. */
  errorMessage?: string;
  /** Tries again after it failed. */
  onRetry?: () => void;
  /** @default false */
  isRetrying?: boolean;
  /** To whom it speaks. @default 'staff' */
  voice?: 'student' | 'staff';
  /** What is in the place of an empty list. @default a picture and one sentence */
  empty?: ReactNode;
  /** Deletes a notification. A promise that fails brings it back. */
  onDismiss?: (id: string) => unknown;
  /** Brings back the one that was deleted last; without it there is no undoing. */
  onRestore?: (id: string) => unknown;
  /** Wants no more of a kind; without it there is no menu. */
  onMute?: (kind: string) => unknown;
  /** Wants again the kind that was muted last. */
  onUnmute?: (kind: string) => unknown;
  /** Marks all as read; the button is there as long as something is unread. */
  onReadAll?: () => void;
  /** Fetches older ones; without it there are none. */
  onMore?: () => void;
  /** Older ones are on their way. @default false */
  isLoadingMore?: boolean;
  /** The moment from which today is counted. @default now */
  now?: Moment;
  /** Level of the groups' titles. @default 2 */
  level?: 2 | 3 | 4;
  /** @default «حذف اعلان»، «برگرداندن»، … */
  messages?: Partial<Messages<typeof faNotificationList>>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * What somebody was notified of, by day or by kind. A deleted notification can be brought back for as long as the next one is
 * not deleted. Keyboard: Tab goes through the links and buttons, Enter opens, deletes and brings back.
 */
export function NotificationList({
  items,
  kinds,
  groupBy = 'day',
  status = 'ready',
  errorMessage,
  onRetry,
  isRetrying = false,
  voice = 'staff',
  empty,
  onDismiss,
  onRestore,
  onMute,
  onUnmute,
  onReadAll,
  onMore,
  isLoadingMore = false,
  now = Date.now(),
  level = 2,
  messages: overrides,
  className,
  ref,
  ...rest
}: NotificationListProps) {
  const messages = { ...messagesFor('data.notificationList', faNotificationList), ...overrides };
  const { mutedKind, isWanted, mute, unmute } = useMute(onMute, onUnmute);
  const { shown: all, dismissedId, dismiss, restore } = useDismissal(items, onDismiss, onRestore);
  const shown = all.filter(isWanted);
  // By what is there, not at each drawing: who has left the list is not called back to it.
  const lines = [dismissedId, ...shown.map(({ id }) => id)].join(' ');
  const root = useFocusFallback<HTMLDivElement>('a, button:not(:disabled)', lines);
  useImperativeHandle(ref, () => root.current as HTMLDivElement);

  function content() {
    if (status === 'failed') {
      return (
        <ErrorState
          voice={voice}
          {...(errorMessage !== undefined && { message: errorMessage })}
          {...(onRetry && { onRetry })}
          isRetrying={isRetrying}
        />
      );
    }
    if (shown.length === 0) return empty ?? <EmptyState picture="done">{messages.empty[voice]}</EmptyState>;
    const groups = groupBy === 'day' ? groupByDay(shown, now) : groupByKind(shown, kinds);
    return groups.map(({ key, title, items: ofGroup }) => (
      <Card key={key} title={title} level={level}>
        <List aria-label={title}>
          {ofGroup.map((item) =>
            item.id === dismissedId ? (
              <li key={item.id} className={css.undone}>
                <UndoLine label={messages.undo} spokenLabel={messages.undoDismissal(item.title)} onUndo={restore}>
                  {messages.dismissed}
                </UndoLine>
              </li>
            ) : (
              <NotificationLine
                key={item.id}
                item={item}
                kind={kinds[item.kind]}
                hasDay={groupBy === 'kind'}
                onDismiss={onDismiss && (() => dismiss(item))}
                onMute={onMute && (() => mute(item.kind))}
                messages={messages}
              />
            ),
          )}
        </List>
      </Card>
    ));
  }

  const dismissedItem = all.find(({ id }) => id === dismissedId);
  const mutedLabel = mutedKind === null ? '' : (kinds[mutedKind]?.label ?? mutedKind);
  return (
    <div {...rest} ref={root} className={classNames(css.root, className)}>
      <Announcement>{dismissedItem !== undefined && `${dismissedItem.title}: ${messages.dismissed}`}</Announcement>
      <Announcement>{mutedKind !== null && messages.muted(mutedLabel)}</Announcement>
      {mutedKind !== null && (
        <UndoLine label={messages.undo} spokenLabel={messages.undoMute(mutedLabel)} onUndo={unmute}>
          {messages.muted(mutedLabel)}
        </UndoLine>
      )}
      {onReadAll && shown.some(({ isUnread }) => isUnread) && (
        <div className={css.head}>
          <Button variant="quiet" size="small" icon={<CheckCheck size="1.2em" />} onPress={onReadAll}>
            {messages.readAll}
          </Button>
        </div>
      )}
      <SkeletonRegion isLoading={status === 'loading'} skeleton={<ListSkeleton />}>
        <div className={css.root}>{content()}</div>
      </SkeletonRegion>
      {onMore && status === 'ready' && (
        <Button variant="secondary" isPending={isLoadingMore} onPress={onMore}>
          {messages.more}
        </Button>
      )}
    </div>
  );
}

/** Two days of notifications that are on their way. */
function ListSkeleton() {
  return (
    <div className={css.root}>
      {[3, 2].map((lines) => (
        <Card key={lines}>
          <Skeleton shape="heading" width="short" />
          {Array.from({ length: lines }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are alike and never move
            <div key={line} className={css.placeholder}>
              <Skeleton shape="circle" size="medium" />
              <Skeleton lines={2} />
            </div>
          ))}
        </Card>
      ))}
    </div>
  );
}
