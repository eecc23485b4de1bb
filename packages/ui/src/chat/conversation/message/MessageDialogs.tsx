import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { ConversationMessages } from '../../../i18n/fa/chat.ts';
import { ConfirmDialog } from '../../../overlays/confirm-dialog/ConfirmDialog.tsx';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { ImageViewer } from '../../image-viewer/ImageViewer.tsx';
import type { ConversationProps } from '../conversation-props.ts';
import { type MessageAbilities, MessageMenu } from './MessageMenu.tsx';
import type { RowActions } from './MessageRow.tsx';
import type { ChatMessage } from './message.ts';

export type MessageDialogsHandle = Pick<RowActions, 'openMenu' | 'openImage'>;

export interface MessageDialogsProps {
  messages: readonly ChatMessage[];
  can: (message: ChatMessage) => MessageAbilities;
  onEdit: ConversationProps['onEdit'];
  onDelete: ConversationProps['onDelete'];
  actions: RowActions;
  /** The focus goes to the log: the message it came from may be gone. */
  giveFocusBack: () => void;
  uiMessages: ConversationMessages;
  ref: Ref<MessageDialogsHandle>;
}

/** What opens over the messages: the menu of one, the question before one is deleted, and its picture large. */
export function MessageDialogs(props: MessageDialogsProps) {
  const { messages, can, onEdit, onDelete, actions, giveFocusBack, uiMessages, ref } = props;
  const opener = useRef<HTMLElement>(null);
  const [menuOf, setMenuOf] = useState<ChatMessage | null>(null);
  const [toDelete, setToDelete] = useState<ChatMessage | null>(null);
  const [pictureOf, setPictureOf] = useState<string | null>(null);
  const [copied, setCopied] = useState('');

  useImperativeHandle(
    ref,
    () => ({
      openMenu: (message, from) => {
        opener.current = from;
        setCopied('');
        setMenuOf(message);
      },
      openImage: ({ id }) => setPictureOf(id),
    }),
    [],
  );

  // Set by hand: the messages need not be drawn again for it.
  useEffect(() => {
    const button = opener.current;
    if (menuOf === null || button === null) return;
    button.setAttribute('aria-expanded', 'true');
    return () => button.removeAttribute('aria-expanded');
  }, [menuOf]);

  const act: Record<keyof MessageAbilities, (message: ChatMessage) => void> = {
    open: ({ id }) => setPictureOf(id),
    copy: async ({ text = '' }) => {
      try {
        await navigator.clipboard.writeText(text);
        setCopied(uiMessages.copied);
      } catch {
        setCopied(uiMessages.copyFailed);
      }
    },
    resend: actions.resend,
    discard: actions.discard,
    edit: (message) => onEdit?.(message),
    delete: (message) => {
      giveFocusBack();
      setToDelete(message);
    },
  };

  const pictures = pictureOf === null ? [] : messages.filter(({ image }) => image !== undefined);
  return (
    <>
      <MessageMenu
        message={menuOf}
        opener={opener}
        can={can}
        onAction={(action, message) => {
          setMenuOf(null);
          // After the menu has given the focus back, so that what opens now has somewhere to return it to.
          requestAnimationFrame(() => act[action](message));
        }}
        onClose={() => setMenuOf(null)}
        uiMessages={uiMessages}
      />
      <ConfirmDialog
        isOpen={toDelete !== null}
        onOpenChange={(isOpen) => !isOpen && setToDelete(null)}
        variant="danger"
        title={uiMessages.deleteTitle}
        confirmLabel={uiMessages.deleteYes}
        closeLabel={uiMessages.deleteNo}
        onConfirm={() => (toDelete === null ? undefined : onDelete?.(toDelete))}
      >
        {uiMessages.deleteQuestion}
      </ConfirmDialog>
      <ImageViewer
        images={pictures.map(({ id, image, senderName, isOwn }) => ({
          id,
          url: image?.url ?? '',
          alt: image?.alt ?? uiMessages.image(isOwn ? uiMessages.you : senderName),
        }))}
        openId={pictureOf}
        onOpenIdChange={setPictureOf}
      />
      <div aria-live="polite" className={visuallyHidden}>
        {copied}
      </div>
    </>
  );
}
