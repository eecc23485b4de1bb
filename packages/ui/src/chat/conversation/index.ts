export { Conversation } from './Conversation.tsx';
export type { ConversationProps } from './conversation-props.ts';
export type { ChatImage, ChatMessage, MessageState } from './message/message.ts';
