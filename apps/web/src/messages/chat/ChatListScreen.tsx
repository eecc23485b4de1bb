import { prefetchChatUsers, useChatUsers, useConversation } from '@mashq/state/messages/chat/chat';
import { chatOf } from '@mashq/state/messages/chat/conversation-calls';
import type { ApiError } from '@mashq/state/platform/api/api';
import { Link } from '@mashq/ui/actions/link';
import { ChatList } from '@mashq/ui/chat/chat-list';
import { ChatPanes } from '@mashq/ui/chat/chat-panes';
import { EmptyState } from '@mashq/ui/feedback/empty-state';
import { visuallyHidden } from '@mashq/ui/theme';
import { useEffect, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { focusHeading } from '../../platform/routing/use-focus-heading.ts';
import { useNameInTitle } from '../../platform/routing/use-name-in-title.ts';
import { CHAT_FAILED, CHAT_LIST_FAILED, chatWords as words } from '../strings/chat.ts';
import * as css from './ChatListScreen.css.ts';
import { SupportConversation } from './SupportConversation.tsx';

const LIST = '/admin/chatList';

const listMessages = { failedTitle: CHAT_LIST_FAILED };
const conversationMessages = { failedTitle: CHAT_FAILED };

/** Conversations of support, and the one that is open beside them; on a phone one at a time. */
export function ChatListScreen({ chatId }: { chatId?: string }) {
  const [, navigate] = useLocation();
  const address = new URLSearchParams(useSearch());
  const messageId = address.get('message') ?? undefined;
  // In the address: a chat that is opened is another screen, whose list has found the same.
  const query = address.get('search') ?? '';
  const users = useChatUsers(query);
  const open = (userId: string | undefined, found?: string, search = query, options?: { replace: boolean }) => {
    const asked = new URLSearchParams({ ...(found && { message: found }), ...(search && { search }) }).toString();
    navigate(`${LIST}${userId === undefined ? '' : `/${userId}`}${asked && `?${asked}`}`, options);
  };
  return (
    <div className={css.panes}>
      <h1 className={visuallyHidden}>{words.list}</h1>
      <ChatPanes
        isConversationOpen={chatId !== undefined}
        list={
          <ChatList
            users={(users.data?.filter_user ?? []).map((user) => ({
              id: user.id,
              firstName: user.first_name,
              lastName: user.last_name,
              username: user.username,
              unreadCount: user.unread_count,
              lastMessage: user.last_message,
              ...(user.last_message_at !== null && { lastMessageAt: new Date(user.last_message_at) }),
            }))}
            messages={(users.data?.filter_message ?? []).map((found) => ({
              id: found.id,
              userId: found.userid,
              fullName: found.full_name,
              message: found.message,
              sentAt: new Date(found.sent_at),
            }))}
            status={users.data !== undefined ? 'ready' : users.isError ? 'failed' : 'loading'}
            uiMessages={listMessages}
            onRetry={() => void users.refetch()}
            selectedId={chatId}
            selectedMessageId={messageId}
            defaultQuery={query}
            onSearch={(text) => open(chatId, messageId, text, { replace: true })}
            onSelect={open}
          />
        }
      >
        {chatId === undefined ? (
          <EmptyState picture="message">{words.pick}</EmptyState>
        ) : (
          <OpenConversation key={chatId} chatId={chatId} markedId={messageId} onBack={() => open(undefined)} />
        )}
      </ChatPanes>
    </div>
  );
}

ChatListScreen.prefetch = prefetchChatUsers;

interface OpenConversationProps {
  chatId: string;
  markedId: string | undefined;
  onBack: () => void;
}

function OpenConversation({ chatId, markedId, onBack }: OpenConversationProps) {
  const calls = useMemo(() => chatOf(chatId), [chatId]);
  const { first, error } = useConversation(calls);
  useNameInTitle(first?.full_name);
  const isNamed = first !== undefined;
  useEffect(() => {
    // The heading of the screen is the same for every chat. Who has begun to write stays there.
    if (isNamed && !document.activeElement?.matches('textarea')) focusHeading('main header h2');
  }, [isNamed]);
  if (first === undefined && (error as ApiError | null)?.status === 404)
    return (
      <EmptyState
        picture="lost"
        action={
          <Link variant="secondary" href={LIST}>
            {words.list}
          </Link>
        }
      >
        {words.missing}
      </EmptyState>
    );
  const name = first?.full_name ?? '';
  const role = first?.role === 'STUDENT' || first?.role === 'TEACHER' ? words.roles[first.role] : words.roles.other;
  return (
    <SupportConversation
      calls={calls}
      title={name}
      subtitle={first === undefined ? '' : words.subtitle(role, first.school_name ?? '')}
      otherName={name}
      markedId={markedId}
      onBack={onBack}
      uiMessages={conversationMessages}
    />
  );
}
