import { route } from '../routing/route.ts';
import type { RouteTable } from '../routing/route-table.ts';
import { titles } from '../strings/titles/admin-chat.ts';

const screen = {
  layout: 'admin',
  title: titles.list,
  load: () => import('../screens/admin/ChatListScreen.tsx'),
  name: 'ChatListScreen',
} as const;

/** Support chats, as administrators answer them. */
export const table: RouteTable = {
  routes: [route('/admin/chatList', screen), route('/admin/chatList/:chatId', screen)],
};
