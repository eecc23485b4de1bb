export { downloadAttachment, useAttachmentPicture } from './attachments.ts';
export { useMemberClassMessages, useSeeClassMessages, useUnseenClassMessages } from './member.ts';
export {
  type ClassMessageContent,
  useClassMessageContent,
  useClassMessageReaders,
  usePinClassMessage,
  useRemoveClassMessage,
  useSaveClassMessage,
  useTeacherClassMessages,
} from './teacher.ts';
