export { ChatList } from './ChatList.tsx';
export type { ChatListProps, ChatUser, FoundMessage } from './chat-list-props.ts';
