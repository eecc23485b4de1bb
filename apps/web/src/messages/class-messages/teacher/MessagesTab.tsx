import type { TeacherClassMessage } from '@mashq/api/contract';
import { useTeacherClassMessages } from '@mashq/state/messages/class-messages/teacher';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { useState } from 'react';
import { LazyEmptyState } from '../../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import type { ClassTabProps } from '../../../platform/routing/class-path.ts';
import { lazyComponent } from '../../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../../platform/routing/OptionalBoundary.tsx';
import { classMessages } from '../../strings/teacher-class-messages.ts';
import { MessageCard } from './MessageCard.tsx';
import { editMessagePath } from './message-path.ts';

const words = classMessages;
const readersDialog = lazyComponent(() => import('./ReadersDialog.tsx'), 'ReadersDialog');
const removeDialog = lazyComponent(() => import('./RemoveMessageDialog.tsx'), 'RemoveMessageDialog');

interface Asked {
  what: 'readers' | 'remove';
  message: TeacherClassMessage;
}

/** The messages to a class: drafts and scheduled ones first, then as children read them. */
export function MessagesTab({ schoolClass }: ClassTabProps) {
  const messages = useTeacherClassMessages(schoolClass.id);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = messages;
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  const ask = (what: Asked['what'], message: TeacherClassMessage) => {
    setAsked({ what, message });
    setOpen(true);
  };
  const add = (
    <Link variant="primary" href={editMessagePath(schoolClass)}>
      {words.new}
    </Link>
  );
  return (
    <>
      <QueryBoundary query={messages} skeleton={<Skeleton shape="card" size="huge" />}>
        {({ items }) =>
          items.length === 0 ? (
            <LazyEmptyState picture="people" action={add}>
              {words.empty}
            </LazyEmptyState>
          ) : (
            <Stack gap={5}>
              <Inline justify="between">
                <p>{words.intro}</p>
                {add}
              </Inline>
              {items.map((message) => (
                <MessageCard
                  key={message.id}
                  message={message}
                  editHref={editMessagePath(schoolClass, message.id)}
                  onReaders={() => ask('readers', message)}
                  onRemove={() => ask('remove', message)}
                />
              ))}
              {hasNextPage && (
                <Button variant="secondary" isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
                  {words.more}
                </Button>
              )}
            </Stack>
          )
        }
      </QueryBoundary>
      <OptionalBoundary>
        {asked?.what === 'readers' && (
          <readersDialog.Component
            key={asked.message.id}
            message={asked.message}
            isOpen={isOpen}
            onOpenChange={setOpen}
          />
        )}
        {asked?.what === 'remove' && (
          <removeDialog.Component
            key={asked.message.id}
            message={asked.message}
            isOpen={isOpen}
            onOpenChange={setOpen}
          />
        )}
      </OptionalBoundary>
    </>
  );
}
