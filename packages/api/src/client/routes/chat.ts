// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const chat = {
  messages: ['GET', '/chat/message/'],
  send: ['POST', '/chat/message/'],
  edit: ['PATCH', '/chat/message/{messageId}/'],
  remove: ['DELETE', '/chat/message/{messageId}/'],
  unread: ['GET', '/chat/unread/'],
  read: ['POST', '/chat/read/'],
  image: ['GET', '/chat/message/{messageId}/image/{size}/', 'file'],
  users: ['GET', '/chat/users/'],
  unreadOfUsers: ['GET', '/chat/users/unread/'],
  userMessages: ['GET', '/chat/users/{chatId}/message/'],
  answer: ['POST', '/chat/users/{chatId}/message/'],
  editAnswer: ['PATCH', '/chat/users/{chatId}/message/{messageId}/'],
  removeAnswer: ['DELETE', '/chat/users/{chatId}/message/{messageId}/'],
  readByAdmin: ['POST', '/chat/users/{chatId}/read/'],
  userImage: ['GET', '/chat/users/{chatId}/message/{messageId}/image/{size}/', 'file'],
} as const satisfies RoutesOf<Contract['chat']>;
