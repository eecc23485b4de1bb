import { useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { faChat, type ImageViewerMessages } from '../../i18n/fa/chat.ts';
import { messagesFor } from '../../i18n/language.ts';
import * as css from './ImageViewer.css.ts';
import { type ViewerImage, ViewerStage } from './ViewerStage.tsx';

export interface ImageViewerProps {
  /** The pictures one can go through, in their order. */
  images: readonly ViewerImage[];
  /** The picture that is shown; null while the viewer is closed. */
  openId: string | null;
  /** Another picture is shown, or none: the viewer was closed. */
  onOpenIdChange: (id: string | null) => void;
  /** Replaces some of the Persian messages. */
  uiMessages?: Partial<ImageViewerMessages>;
}

/**
 * A picture over the whole window. It takes the focus, holds it, and gives it back to what opened it.
 *
 * Keyboard: + and − make it larger and smaller, 0 fits it to the window, the arrows move a picture that is larger than the
 * window and else go to the next and the one before, Page Down and Page Up always go, Escape closes. Pointer: the wheel,
 * a double press and two fingers make it larger, dragging moves it.
 */
export function ImageViewer({ images, openId, onOpenIdChange, uiMessages: overrides }: ImageViewerProps) {
  const uiMessages = { ...messagesFor('chat', faChat).viewer, ...overrides };
  const index = images.findIndex(({ id }) => id === openId);
  // What was shown last stays in sight while the viewer leaves.
  const [last, setLast] = useState({ images, index });
  if (index >= 0 && (last.images !== images || last.index !== index)) setLast({ images, index });
  const shown = index >= 0 ? { images, index } : last;
  const image = shown.images[shown.index];
  return (
    <ModalOverlay isOpen={index >= 0} onOpenChange={(isOpen) => !isOpen && onOpenIdChange(null)} className={css.scrim}>
      <Modal className={css.panel}>
        <Dialog aria-label={uiMessages.label} className={css.dialog}>
          {image !== undefined && (
            <ViewerStage
              image={image}
              index={shown.index}
              total={shown.images.length}
              onGo={(to) => onOpenIdChange(shown.images[to]?.id ?? null)}
              onLeave={() => onOpenIdChange(null)}
              uiMessages={uiMessages}
            />
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
