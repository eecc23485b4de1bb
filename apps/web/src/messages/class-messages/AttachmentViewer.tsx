import type { ClassMessage } from '@mashq/api/contract';
import { useAttachmentPicture } from '@mashq/state/messages/class-messages/attachments';
import { ImageViewer } from '@mashq/ui/chat/image-viewer';

/** A picture or file of a class message. */
export type Attachment = ClassMessage['attachments'][number];

export interface AttachmentViewerProps {
  messageId: string;
  pictures: readonly Attachment[];
  openId: string | null;
  onOpenIdChange: (id: string | null) => void;
}

/** The pictures of a message over the whole window. The large one is fetched when it is looked at. */
export function AttachmentViewer({ messageId, pictures, openId, onOpenIdChange }: AttachmentViewerProps) {
  const large = useAttachmentPicture(messageId, openId ?? '', 'large');
  const small = useAttachmentPicture(messageId, openId ?? '', 'small');
  const images = pictures.map(({ id, alt }) => ({
    id,
    alt,
    url: id === openId ? (large.data ?? small.data ?? '') : '',
  }));
  return <ImageViewer images={images} openId={openId} onOpenIdChange={onOpenIdChange} />;
}
