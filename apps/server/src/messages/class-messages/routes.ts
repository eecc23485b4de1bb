import { contract } from '@mashq/api/contract';
import type { Bind } from '../../platform/bind.ts';
import type { MessagesServices } from '../services.ts';

export function classMessageRoutes(
  bind: Bind,
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
