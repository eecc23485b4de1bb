import { useChatPictures, useConversation } from '@mashq/state/messages/chat/chat';
import type { ChatCalls } from '@mashq/state/messages/chat/conversation-calls';
import { Composer, type EditedMessage } from '@mashq/ui/chat/composer';
import { type ChatMessage, Conversation, type ConversationProps } from '@mashq/ui/chat/conversation';
import { useMemo, useState } from 'react';
import { showToast } from '../../platform/toasts/show-toast.ts';
import {
  CHAT_MESSAGE_DELETED,
  CHAT_MESSAGE_DELETED_FA,
  studentChatWords,
  chatWords as words,
} from '../strings/chat.ts';

export interface SupportConversationProps {
  /** Keep it the same while the conversation is open. */
  calls: ChatCalls;
  title: string;
  subtitle?: string;
  /** Name of the other side, beside its messages. */
  otherName: string;
  /** The message that was looked for. */
  markedId?: string | undefined;
  onBack?: () => void;
  /** Other words than the usual ones. */
  uiMessages?: NonNullable<ConversationProps['uiMessages']>;
  /** @default 'staff' */
  voice?: 'student' | 'staff';
}

const MEGABYTE = 1024 * 1024;

/** A conversation with what is written in it: both sides of the support chat. */
export function SupportConversation({
  calls,
  title,
  subtitle,
  otherName,
  markedId,
  onBack,
  uiMessages,
  voice = 'staff',
}: SupportConversationProps) {
  const chat = useConversation(calls, (detail) => void showToast(detail, 'danger'));
  const { stored, waiting, first } = chat;
  const pictures = useChatPictures(calls, stored);
  const [editing, setEditing] = useState<EditedMessage | null>(null);
  // Where the reader was when the conversation opened: the mark stays while it is open.
  const [readAt, setReadAt] = useState<number>();
  if (readAt === undefined && first !== undefined) setReadAt(first.read_seq);

  const otherReadAt = first?.other_read_seq ?? 0;

  const messages = useMemo(
    () => [
      ...stored.map(
        (message): ChatMessage => ({
          id: message.id,
          senderId: message.sender,
          senderName: message.is_own ? words.supportName : otherName,
          isOwn: message.is_own,
          text: message.message,
          ...(message.image && pictures[message.id] !== undefined && { image: { url: pictures[message.id] ?? '' } }),
          sentAt: new Date(message.sent_at),
          ...(message.is_own && message.seq <= otherReadAt && { state: 'read' as const }),
          isEdited: message.edited_at !== null,
          canEdit: message.is_own && !message.image,
          canDelete: message.is_own,
        }),
      ),
      ...waiting.map(
        (message): ChatMessage => ({
          id: message.id,
          senderId: 'me',
          senderName: '',
          isOwn: true,
          // Under the picture, until it has arrived.
          text: message.state === 'sending' && message.picture ? words.uploaded(message.progress) : message.text,
          ...(message.picture && { image: { url: message.picture.url } }),
          sentAt: new Date(message.sentAt),
          state: message.state,
        }),
      ),
    ],
    [stored, waiting, pictures, otherName, otherReadAt],
  );
  const lastOwn = stored.findLast(({ is_own, image }) => is_own && !image);
  const firstUnread = stored.find(({ is_own, seq }) => !is_own && readAt !== undefined && seq > readAt);

  return (
    <Conversation
      title={title}
      {...(subtitle !== undefined && { subtitle })}
      {...(onBack && { onBack })}
      {...(uiMessages && { uiMessages })}
      messages={messages}
      status={chat.data !== undefined ? 'ready' : chat.isError ? 'failed' : 'loading'}
      onRetry={() => void chat.refetch()}
      hasOlder={chat.hasNextPage}
      onLoadOlder={async () => {
        const { isError } = await chat.fetchNextPage();
        if (isError) throw new Error('older messages did not load');
      }}
      firstUnreadId={firstUnread?.id}
      markedId={markedId}
      onSeen={({ id }) => {
        const seq = stored.find((message) => message.id === id)?.seq;
        if (seq !== undefined) void chat.read(seq);
      }}
      onEdit={({ id, text = '' }) => setEditing({ id, text })}
      onDelete={async ({ id }) => {
        try {
          await chat.remove.mutateAsync(id);
          void showToast(CHAT_MESSAGE_DELETED, 'success', CHAT_MESSAGE_DELETED_FA);
        } catch (error) {
          void showToast((voice === 'student' ? studentChatWords : words).deleteFailed, 'danger');
          throw error;
        }
      }}
      onResend={({ id }) => chat.resend(id)}
      onDiscard={({ id }) => chat.discard(id)}
    >
      <Composer
        {...(voice === 'student' && { uiMessages: studentChatWords.composer })}
        onSend={(draft) => chat.send(draft)}
        maxBytes={8 * MEGABYTE}
        editing={editing}
        onSave={async (text) => {
          if (editing !== null) await chat.edit.mutateAsync({ id: editing.id, text });
          setEditing(null);
        }}
        onCancelEdit={() => setEditing(null)}
        {...(lastOwn && { onEditLast: () => setEditing({ id: lastOwn.id, text: lastOwn.message }) })}
      />
    </Conversation>
  );
}
