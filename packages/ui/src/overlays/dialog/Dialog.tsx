import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import * as faOverlays from '../../i18n/fa/overlays.ts';
import { messagesFor } from '../../i18n/language.ts';
import { ownText } from '../../i18n/own-direction.ts';
import { ContentStart } from '../../primitives/announcement/Announcement.tsx';
import * as css from './Dialog.css.ts';
import { ScrollBody } from './ScrollBody.tsx';

export type DialogSize = 'small' | 'medium' | 'large';

/** Content, or a function that makes it and is handed what closes the dialog. */
export type DialogContent = ReactNode | ((close: () => void) => ReactNode);

export interface DialogProps {
  /** What it is about, at its head. */
  title: string;
  /** Scrolls inside the dialog when it is long. */
  children: DialogContent;
  /** What can be done, at its foot, in sight while the content scrolls; the main action first. */
  actions?: DialogContent;
  /** Width on wide screens: 26, 36 or 52 rem. On narrow screens it is a sheet at the lower edge. @default 'medium' */
  size?: DialogSize;
  /** Whether it is open, when the parent keeps it; inside a `DialogTrigger` it keeps itself. */
  isOpen?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Escape, a press outside and the closing button close it. Switch off only while work is under way. @default true */
  isDismissable?: boolean;
  /** `alertdialog` for what interrupts with a question. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** @default «بستن» */
  closeLabel?: string;
  /** Leaves the closing button at the head out, where the foot has one. @default false */
  hideCloseButton?: boolean;
}

/**
 * A layer that must be dealt with before going on. It takes the focus, holds it, and gives it back to what opened it.
 * Keyboard: Tab goes round inside, Escape closes.
 */
export function Dialog({
  title,
  children,
  actions,
  size = 'medium',
  isDismissable = true,
  role = 'dialog',
  closeLabel = messagesFor('overlays.close', faOverlays.close),
  hideCloseButton = false,
  ...rest
}: DialogProps) {
  return (
    <ModalOverlay
      {...rest}
      className={css.scrim}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Modal className={`${css.panel} ${css.size[size]}`}>
        <AriaDialog role={role} className={css.dialog}>
          {({ close }) => (
            <>
              <header className={css.head}>
                <Heading slot="title" className={css.title}>
                  {ownText(title)}
                </Heading>
                {!hideCloseButton && (
                  <IconButton slot="close" aria-label={closeLabel} isDisabled={!isDismissable}>
                    <X />
                  </IconButton>
                )}
              </header>
              <ScrollBody label={title} className={css.body}>
                <ContentStart>{contentOf(children, close)}</ContentStart>
              </ScrollBody>
              {actions != null && <footer className={css.foot}>{contentOf(actions, close)}</footer>}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

function contentOf(content: DialogContent, close: () => void): ReactNode {
  return typeof content === 'function' ? content(close) : content;
}
