import { useState } from 'react';
import { EmptyState } from '../../feedback/empty-state/EmptyState.tsx';
import { matchesSearch } from '../../i18n/search-text.ts';
import { ChatList, type ChatUser, type FoundMessage } from '../chat-list/index.ts';
import { ChatPanes } from '../chat-panes/ChatPanes.tsx';
import { Composer, type Draft, type EditedMessage } from '../composer/index.ts';
import { type ChatMessage, Conversation } from '../conversation/index.ts';
import { MESSAGES, NEWS, NOW } from './sample-chat.ts';
import { USERS } from './sample-users.ts';

const nameOf = ({ firstName, lastName }: ChatUser) => `${firstName} ${lastName}`;

/** What each one has written, as a server would keep it. */
const BEGINNING: Readonly<Record<string, readonly ChatMessage[]>> = {
  ava: [...MESSAGES, ...NEWS],
  ...Object.fromEntries(
    USERS.filter(({ id, lastMessage }) => id !== 'ava' && lastMessage).map((user) => [
      user.id,
      [
        {
          id: `${user.id}-1`,
          senderId: user.id,
          senderName: nameOf(user),
          isOwn: false,
          text: user.lastMessage ?? '',
          sentAt: user.lastMessageAt ?? NOW,
        },
      ],
    ]),
  ),
};

export interface SampleChatProps {
  /** How long the server of the sample takes, in milliseconds. */
  delay: number;
  /** The conversation that is open at first. */
  openId?: string;
}

/** The chat of an app, its server played by a timer: a message with «قطع» in it does not get through the first time. */
export function SampleChat({ delay, openId }: SampleChatProps) {
  const [messages, setMessages] = useState(BEGINNING);
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<{ userId: string; messageId?: string | undefined } | null>(
    openId === undefined ? null : { userId: openId },
  );
  const [editing, setEditing] = useState<EditedMessage | null>(null);

  const user = USERS.find(({ id }) => id === chosen?.userId);
  const change = (userId: string, next: (old: readonly ChatMessage[]) => readonly ChatMessage[]) =>
    setMessages((old) => ({ ...old, [userId]: next(old[userId] ?? []) }));
  const put = (userId: string, id: string, more: Partial<ChatMessage>) =>
    change(userId, (old) => old.map((message) => (message.id === id ? { ...message, ...more } : message)));

  const deliver = (userId: string, id: string, isThrough: boolean) =>
    setTimeout(() => put(userId, id, { state: isThrough ? 'sent' : 'failed' }), delay);

  const send = (userId: string, { text, image }: Draft) => {
    const id = crypto.randomUUID();
    const message: ChatMessage = {
      id,
      senderId: 'admin',
      senderName: 'پشتیبانی مشق',
      isOwn: true,
      text,
      ...(image && { image: { url: URL.createObjectURL(image) } }),
      sentAt: NOW,
      state: 'sending',
      canEdit: true,
      canDelete: true,
    };
    change(userId, (old) => [...old, message]);
    deliver(userId, id, !text.includes('قطع'));
  };

  const users = USERS.map((one) => {
    const last = messages[one.id]?.at(-1);
    return {
      ...one,
      unreadCount: read.has(one.id) ? 0 : one.unreadCount,
      ...(last && { lastMessage: last.text || 'تصویر', lastMessageAt: last.sentAt }),
    };
  }).filter((one) => matchesSearch(`${nameOf(one)} ${one.username}`, query));
  const found = query === '' ? [] : findMessages(messages, query);
  const own = user && messages[user.id]?.findLast(({ isOwn, state }) => isOwn && state === 'sent');

  return (
    <ChatPanes
      isConversationOpen={user !== undefined}
      list={
        <ChatList
          users={users}
          messages={found}
          now={NOW}
          searchDelay={delay}
          selectedId={user?.id}
          selectedMessageId={chosen?.messageId}
          onSearch={setQuery}
          onSelect={(userId, messageId) => {
            setEditing(null);
            setChosen({ userId, messageId });
          }}
        />
      }
    >
      {user === undefined ? (
        <EmptyState picture="message">گفت‌وگویی را از فهرست باز کنید.</EmptyState>
      ) : (
        <Conversation
          key={user.id}
          title={nameOf(user)}
          subtitle="دبستان شهید رجایی"
          avatar={{ person: user.person ?? 'other' }}
          messages={messages[user.id] ?? []}
          now={NOW}
          markedId={chosen?.messageId}
          firstUnreadId={user.id === 'ava' ? NEWS[0]?.id : undefined}
          onBack={() => setChosen(null)}
          onSeen={() => setRead((old) => new Set(old).add(user.id))}
          onEdit={({ id, text = '' }) => setEditing({ id, text })}
          onDelete={({ id }) => change(user.id, (old) => old.filter((message) => message.id !== id))}
          onResend={({ id }) => {
            put(user.id, id, { state: 'sending' });
            deliver(user.id, id, true);
          }}
          onDiscard={({ id }) => change(user.id, (old) => old.filter((message) => message.id !== id))}
        >
          <Composer
            onSend={(draft) => send(user.id, draft)}
            editing={editing}
            onSave={async (text) => {
              await new Promise((resolve) => setTimeout(resolve, delay));
              if (editing !== null) put(user.id, editing.id, { text, isEdited: true });
              setEditing(null);
            }}
            onCancelEdit={() => setEditing(null)}
            {...(own && { onEditLast: () => setEditing({ id: own.id, text: own.text ?? '' }) })}
          />
        </Conversation>
      )}
    </ChatPanes>
  );
}

function findMessages(all: Readonly<Record<string, readonly ChatMessage[]>>, query: string): FoundMessage[] {
  return USERS.flatMap((user) =>
    (all[user.id] ?? [])
      .filter(({ text }) => text !== undefined && matchesSearch(text, query))
      .map(({ id, text = '', sentAt }) => ({ id, userId: user.id, fullName: nameOf(user), message: text, sentAt })),
  );
}
