import { contract } from '@mashq/api/contract';
import type { CallRegistry } from '../platform/bind.ts';
import type { MessagesServices } from './services.ts';

export function chatRoutes(bind: CallRegistry, { chat }: MessagesServices): void {
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

export function classMessageRoutes(
  bind: CallRegistry,
  { memberClassMessages, teacherClassMessages, classMessageAttachments }: MessagesServices,
): void {
  const member = contract.member.classMessages;
  bind.authenticated(member.list, ({ actor, query }) => memberClassMessages.list(actor, query));
  bind.authenticated(member.unseenCount, ({ actor }) => memberClassMessages.unseenCount(actor));
  bind.authenticated(member.seen, ({ actor, body }) => memberClassMessages.seen(actor, body.ids));

  const teacher = contract.teacher.classMessages;
  bind.authenticated(teacher.list, ({ actor, params, query }) =>
    teacherClassMessages.list(actor, params.classId, query),
  );
  bind.authenticated(teacher.read, ({ actor, params }) => teacherClassMessages.read(actor, params.id));
  bind.authenticated(teacher.create, ({ actor, body }) => teacherClassMessages.create(actor, body));
  bind.authenticated(teacher.replace, ({ actor, params, body }) =>
    teacherClassMessages.replace(actor, params.id, body),
  );
  bind.authenticated(teacher.pin, ({ actor, params, body }) =>
    teacherClassMessages.pin(actor, params.id, body.pinnedUntil),
  );
  bind.authenticated(teacher.remove, ({ actor, params }) => teacherClassMessages.remove(actor, params.id));
  bind.authenticated(teacher.readers, ({ actor, params }) => teacherClassMessages.readers(actor, params.id));

  const { image, file } = contract.classMessageAttachments;
  bind.authenticated(image, ({ actor, params: { id, attachmentId, size } }) =>
    classMessageAttachments.image(actor, id, attachmentId, size),
  );
  bind.authenticated(file, ({ actor, params: { id, attachmentId } }) =>
    classMessageAttachments.file(actor, id, attachmentId),
  );
}
