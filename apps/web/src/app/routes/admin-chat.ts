import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles } from '../strings/titles/admin-chat.ts';

const screen = {
  layout: 'admin',
  title: titles.list,
  load: () => import('../../messages/chat/ChatListScreen.tsx'),
  name: 'ChatListScreen',
} as const;

/** Support chats, as administrators answer them. */
export const table: RouteTable = {
  routes: [route('/admin/chatList', screen), route('/admin/chatList/:chatId', screen)],
};
