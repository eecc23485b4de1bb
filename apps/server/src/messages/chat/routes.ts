import { contract } from '@mashq/api/contract';
import type { Bind } from '../../platform/bind.ts';
import type { MessagesServices } from '../services.ts';

export function chatRoutes(bind: Bind, { chat }: MessagesServices): void {
  const calls = contract.chat;
  bind.authenticated(calls.messages, ({ actor, query }) => chat.messages(actor, query.before));
  bind.authenticated(calls.send, ({ actor, body }) => chat.send(actor, body));
  bind.authenticated(calls.edit, ({ actor, params, body }) => chat.edit(actor, params.messageId, body.message));
  bind.authenticated(calls.remove, ({ actor, params }) => chat.remove(actor, params.messageId));
  bind.authenticated(calls.unread, ({ actor }) => chat.unread(actor));
  bind.authenticated(calls.read, ({ actor, body }) => chat.read(actor, body.seq));
  bind.authenticated(calls.image, ({ actor, params }) => chat.image(actor, params.messageId, params.size));
  bind.authenticated(calls.users, ({ actor, query }) => chat.users(actor, query.query));
  bind.authenticated(calls.unreadOfUsers, () => chat.unreadOfUsers());
  bind.authenticated(calls.userMessages, ({ actor, params, query }) =>
    chat.userMessages(actor, params.chatId, query.before),
  );
  bind.authenticated(calls.answer, ({ actor, params, body }) => chat.answer(actor, params.chatId, body));
  bind.authenticated(calls.editAnswer, ({ actor, params, body }) =>
    chat.editAnswer(actor, params.chatId, params.messageId, body.message),
  );
  bind.authenticated(calls.editAnswerById, ({ actor, params, body }) =>
    chat.editAnswer(actor, params.chatId, body.id, body.text),
  );
  bind.authenticated(calls.removeAnswerById, ({ actor, params, query }) =>
    chat.removeAnswer(actor, params.chatId, query.id),
  );
  bind.authenticated(calls.removeAnswer, ({ actor, params }) =>
    chat.removeAnswer(actor, params.chatId, params.messageId),
  );
  bind.authenticated(calls.readByAdmin, ({ params, body }) => chat.readByAdmin(params.chatId, body.seq));
  bind.authenticated(calls.userImage, ({ actor, params }) =>
    chat.userImage(actor, params.chatId, params.messageId, params.size),
  );
}
