import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '../../platform/api/api.ts';
import { classMessageAttachmentApi } from '../../platform/api/class-message-api.ts';
import { classMessageKeys } from './keys.ts';

/**
 * An address of a picture within this page: the token goes in a header, so that the picture is fetched first. It is fetched once
 * a visit. An empty id asks for nothing.
 */
export function useAttachmentPicture(messageId: string, attachmentId: string, size: 'small' | 'large') {
  return useQuery<string, ApiError>({
    queryKey: classMessageKeys.picture(messageId, attachmentId, size),
    queryFn: ({ signal }) =>
      classMessageAttachmentApi
        .image({ params: { id: messageId, attachmentId, size } }, { signal })
        .then((file) => URL.createObjectURL(file)),
    enabled: attachmentId !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** A file of a message, to be saved. Throws `ApiError`. */
export const downloadAttachment = (messageId: string, attachmentId: string): Promise<File> =>
  classMessageAttachmentApi.file({ params: { id: messageId, attachmentId } });
