import type { Context } from '../platform/context.ts';
import type { PlatformServices } from '../platform/services.ts';
import { chatService } from './chat/service.ts';
import { classMessageAttachmentService } from './class-messages/attachments.ts';
import { memberClassMessageService } from './class-messages/member-service.ts';
import { teacherClassMessageService } from './class-messages/teacher-service.ts';

/** Chats with support and messages to a class. */
export function createMessages(context: Context, { images, files }: Pick<PlatformServices, 'images' | 'files'>) {
  return {
    chat: chatService(context, images),
    memberClassMessages: memberClassMessageService(context),
    teacherClassMessages: teacherClassMessageService(context, { images, files }),
    classMessageAttachments: classMessageAttachmentService(context, { images, files }),
  };
}

export type MessagesServices = ReturnType<typeof createMessages>;
