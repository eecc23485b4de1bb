export { type ChatCalls, chatOf, ownChat } from './calls.ts';
export { useChatPictures, useChatUsers, useConversation, useUnreadChat, useUnreadOfUsers } from './chat.ts';
