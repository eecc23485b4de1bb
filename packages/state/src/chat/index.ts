export { type ChatCalls, chatOf, ownChat } from './calls.ts';
export { useChatPictures, useChatUsers, useConversation, useUnreadChat } from './chat.ts';
