import type { CallOptions } from '@mashq/api/client';
import type { AdminChatPage, ChatMessage, ChatPage } from '@mashq/api/contract';
import { accountApi } from '../../platform/api/account.ts';

export interface NewChatMessage {
  readonly id: string;
  readonly message: string;
  readonly image: string | null;
}

/** What a side may do with one conversation. */
export interface ChatCalls {
  /** Names the conversation in caches. */
  readonly key: string;
  readonly page: (
    before: number | undefined,
    options: CallOptions,
  ) => Promise<ChatPage & Partial<Pick<AdminChatPage, 'full_name' | 'school_name' | 'role'>>>;
  readonly send: (message: NewChatMessage) => Promise<ChatMessage>;
  readonly edit: (messageId: string, message: string) => Promise<ChatMessage>;
  readonly remove: (messageId: string) => Promise<unknown>;
  readonly read: (seq: number) => Promise<unknown>;
  readonly image: (messageId: string, size: 'small' | 'large') => Promise<File>;
}

const queryOf = (before: number | undefined) => (before === undefined ? {} : { before });

/** The signed-in person’s own conversation with support. */
export const ownChat: ChatCalls = {
  key: 'own',
  page: (before, options) => accountApi.chat.messages({ query: queryOf(before) }, options),
  send: (body) => accountApi.chat.send({ body }),
  edit: (messageId, message) => accountApi.chat.edit({ params: { messageId }, body: { message } }),
  remove: (messageId) => accountApi.chat.remove({ params: { messageId } }),
  read: (seq) => accountApi.chat.read({ body: { seq } }),
  image: (messageId, size) => accountApi.chat.image({ params: { messageId, size } }),
};

/** Somebody’s conversation, as an administrator reads and answers it. */
export function chatOf(chatId: string): ChatCalls {
  return {
    key: chatId,
    page: (before, options) => accountApi.chat.userMessages({ params: { chatId }, query: queryOf(before) }, options),
    send: (body) => accountApi.chat.answer({ params: { chatId }, body }),
    edit: (messageId, message) => accountApi.chat.editAnswer({ params: { chatId, messageId }, body: { message } }),
    remove: (messageId) => accountApi.chat.removeAnswer({ params: { chatId, messageId } }),
    read: (seq) => accountApi.chat.readByAdmin({ params: { chatId }, body: { seq } }),
    image: (messageId, size) => accountApi.chat.userImage({ params: { chatId, messageId, size } }),
  };
}
