import { downloadAttachment, useAttachmentPicture } from '@mashq/state/messages/class-messages/attachments';
import type { ApiError } from '@mashq/state/platform/api/api';
import { IconButton } from '@mashq/ui/actions/icon-button';
import { List, ListItem } from '@mashq/ui/data/list';
import { formatNumber } from '@mashq/ui/i18n';
import { Download, FileSpreadsheet, FileText, ImageOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { saveFile } from '../../platform/files/save-file.ts';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { attachmentWords as words } from '../strings/class-message-attachments.ts';
import * as css from './Attachments.css.ts';
import type { Attachment } from './AttachmentViewer.tsx';

const KILOBYTE = 1000;

const MEGABYTE = 1000 * KILOBYTE;

/** The size of a file as people say it: whole kilobytes, or megabytes with one decimal. */
function fileSize(bytes: number): string {
  if (bytes < MEGABYTE) return words.kilobytes(formatNumber(Math.max(1, Math.round(bytes / KILOBYTE))));
  // lint-allow: measures – the size of a file
  return words.megabytes(formatNumber(Math.round(bytes / (MEGABYTE / 10)) / 10));
}

const viewer = lazyComponent(() => import('./AttachmentViewer.tsx'), 'AttachmentViewer');

export interface AttachmentsProps {
  messageId: string;
  attachments: readonly Attachment[];
}

/** The pictures of a message, which open over the window, and its files, which are saved. */
export function Attachments({ messageId, attachments }: AttachmentsProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const [wasOpened, setOpened] = useState(false);
  const pictures = attachments
    .filter(({ kind }) => kind === 'image')
    .map((each, index) => ({ ...each, alt: each.alt || words.picture(formatNumber(index + 1)) }));
  const files = attachments.filter(({ kind }) => kind === 'file');
  return (
    <>
      {pictures.length > 0 && (
        <ul className={css.pictures} aria-label={words.pictures}>
          {pictures.map((each) => (
            <li key={each.id}>
              <Picture
                messageId={messageId}
                attachment={each}
                onOpen={() => {
                  setOpened(true);
                  setOpenId(each.id);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {files.length > 0 && (
        <div className={css.files}>
          <List aria-label={words.files}>
            {files.map((each) => (
              <FileItem key={each.id} messageId={messageId} attachment={each} />
            ))}
          </List>
        </div>
      )}
      {wasOpened && (
        <OptionalBoundary>
          <viewer.Component messageId={messageId} pictures={pictures} openId={openId} onOpenIdChange={setOpenId} />
        </OptionalBoundary>
      )}
    </>
  );
}

interface PictureProps {
  messageId: string;
  attachment: Attachment;
  onOpen: () => void;
}

function Picture({ messageId, attachment: { id, alt, width, height }, onOpen }: PictureProps) {
  const { data: url, isError } = useAttachmentPicture(messageId, id, 'small');
  return (
    <Button
      className={css.frame}
      style={{ aspectRatio: `${width ?? 4} / ${height ?? 3}` }}
      aria-label={words.open(alt)}
      isDisabled={url === undefined}
      onPress={onOpen}
    >
      {url !== undefined && <img src={url} alt={alt} className={css.picture} />}
      {isError && (
        <span>
          <ImageOff aria-hidden="true" /> {words.failed}
        </span>
      )}
    </Button>
  );
}

function FileItem({ messageId, attachment }: { messageId: string; attachment: Attachment }) {
  const { id, name, media_type, size } = attachment;
  const [isPending, setPending] = useState(false);
  const isPdf = media_type === 'application/pdf';
  const download = async () => {
    setPending(true);
    try {
      saveFile(await downloadAttachment(messageId, id));
    } catch (error) {
      void showToast((error as ApiError).detail, 'danger');
    } finally {
      setPending(false);
    }
  };
  return (
    <ListItem
      start={isPdf ? <FileText aria-hidden="true" /> : <FileSpreadsheet aria-hidden="true" />}
      title={<bdi>{name}</bdi>}
      description={`${isPdf ? words.pdf : words.workbook} · ${fileSize(size)}`}
      end={
        <IconButton
          variant="secondary"
          aria-label={words.download(name)}
          isDisabled={isPending}
          onPress={() => void download()}
        >
          <Download />
        </IconButton>
      }
    />
  );
}
