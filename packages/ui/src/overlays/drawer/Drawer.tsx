import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import * as faOverlays from '../../i18n/fa/overlays.ts';
import { messagesFor } from '../../i18n/language.ts';
import { ownText } from '../../i18n/own-direction.ts';
import { ContentStart } from '../../primitives/announcement/Announcement.tsx';
import { classNames } from '../../primitives/root-props.ts';
import type { DialogContent } from '../dialog/Dialog.tsx';
import { ScrollBody } from '../dialog/ScrollBody.tsx';
import { clearScrim, scrim } from '../scrim.css.ts';
import * as css from './Drawer.css.ts';

export interface DrawerProps {
  /** What it holds, at its head. */
  title: string;
  /** Scrolls inside the drawer when it is long. */
  children: DialogContent;
  /** The side of the page it comes from: `start` is the right in a right-to-left page. @default 'start' */
  side?: 'start' | 'end';
  /**
   * `strip` takes only 100 px below 600 px, so that the page behind it stays in sight; `panel` is wider, to be read, and below 600 px
   * a sheet at the lower edge, at most half as high as the page; `sheet` and `wideSheet` are for forms, 404 and 560 px, and there nearly
   * as wide as the page. @default 'drawer'
   */
  width?: 'drawer' | 'strip' | 'panel' | 'sheet' | 'wideSheet';
  /** What can be done, at its foot, in sight while the content scrolls; the main action first. */
  actions?: DialogContent;
  /** Class names of the panel. */
  className?: string;
  ref?: Ref<HTMLElement>;
  /** Whether it is open, when the parent keeps it; inside a `DialogTrigger` it keeps itself. */
  isOpen?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** @default «بستن» */
  closeLabel?: string;
}

/**
 * A layer of 280 px that slides in from a side of the page: the menu of small screens, settings; wider, with actions at its foot, a
 * form beside what it is about. It takes the focus, holds it, and gives it back. Keyboard: Tab goes round inside, Escape closes.
 */
export function Drawer({
  title,
  children,
  side = 'start',
  width = 'drawer',
  closeLabel = messagesFor('overlays.close', faOverlays.close),
  actions,
  className,
  ref,
  ...rest
}: DrawerProps) {
  return (
    <ModalOverlay {...rest} isDismissable className={width === 'strip' ? clearScrim : scrim}>
      <Modal className={classNames(css.panel, css.side[side], className)} data-width={width}>
        <AriaDialog {...(ref !== undefined && { ref })} className={css.dialog}>
          {({ close }): ReactNode => (
            <>
              <header className={css.head}>
                <Heading slot="title" className={css.title}>
                  {ownText(title)}
                </Heading>
                <IconButton slot="close" aria-label={closeLabel}>
                  <X />
                </IconButton>
              </header>
              <ScrollBody label={title} className={css.body}>
                <ContentStart>{typeof children === 'function' ? children(close) : children}</ContentStart>
              </ScrollBody>
              {actions != null && (
                <footer className={css.foot}>{typeof actions === 'function' ? actions(close) : actions}</footer>
              )}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
