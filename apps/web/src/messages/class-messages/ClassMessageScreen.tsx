import type { ClassMessage } from '@mashq/api/contract';
import { useMemberClassMessages, useSeeClassMessages } from '@mashq/state/messages/class-messages/member';
import { useSession } from '@mashq/state/platform/session/session';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDateTime } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Pin, Sparkles } from 'lucide-react';
import { useEffect } from 'react';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { personOf } from '../../platform/people/nav-account.ts';
import { classMessageWords } from '../strings/student-class-message.ts';
import { Attachments } from './Attachments.tsx';
import { MessageText } from './MessageText.tsx';

const words = classMessageWords;

/** What the child's teachers wrote to the class. A message that is shown counts as seen. */
export function ClassMessageScreen() {
  const { activeUser } = useSession();
  const messages = useMemberClassMessages();
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = messages;
  useSeen(messages.data?.items);
  return (
    <Page width="student" title={words.title}>
      <QueryBoundary query={messages} voice="student" skeleton={<MessagesSkeleton />}>
        {({ items }) =>
          items.length === 0 ? (
            <LazyEmptyState
              picture="people"
              person={personOf(activeUser?.gender ?? null)}
              action={
                <Link variant="primary" href="/student">
                  {words.home}
                </Link>
              }
            >
              {words.empty}
            </LazyEmptyState>
          ) : (
            <Stack gap={5}>
              {items.map((message) => (
                <MessageCard key={message.id} message={message} />
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
    </Page>
  );
}

/** Reports messages that are shown and were not seen before. */
function useSeen(items: readonly ClassMessage[] | undefined): void {
  const { mutate } = useSeeClassMessages();
  const unseen = (items ?? []).filter(({ seen_at }) => seen_at === null).map(({ id }) => id);
  const ids = unseen.join(' ');
  useEffect(() => {
    if (ids !== '') mutate(ids.split(' ').slice(0, MAX_BATCH_SIZE));
  }, [ids, mutate]);
}

/** As many as one call takes. */
const MAX_BATCH_SIZE = 100;

function MessageCard({ message }: { message: ClassMessage }) {
  const { id, title, attachments, author_name, class_title, is_pinned, edited_at, published_at, seen_at } = message;
  const marks = (
    <Inline gap={2}>
      {is_pinned && (
        <Badge tone="reward" icon={<Pin size="1em" />}>
          {words.pinned}
        </Badge>
      )}
      {seen_at === null && (
        <Badge tone="info" icon={<Sparkles size="1em" />}>
          {words.fresh}
        </Badge>
      )}
    </Inline>
  );
  const time = formatDateTime(published_at, 'weekday');
  return (
    <Card
      as="article"
      title={title || author_name}
      subtitle={title ? `${author_name} · ${class_title}` : class_title}
      actions={marks}
      footer={edited_at === null ? time : `${time} · ${words.edited}`}
    >
      <MessageText message={message} />
      <Attachments messageId={id} attachments={attachments} />
    </Card>
  );
}

function MessagesSkeleton() {
  return (
    <Stack gap={5}>
      <Skeleton shape="card" size="large" />
      <Skeleton shape="card" size="large" />
    </Stack>
  );
}
