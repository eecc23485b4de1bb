import { Menu, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import * as faNavigation from '../../i18n/fa/navigation.ts';
import { messagesFor } from '../../i18n/language.ts';
import { breakpoint } from '../../theme/breakpoints.ts';
import type { NavProps } from '../nav-item/types.ts';
import { usePathState } from '../nav-item/use-path-state.ts';
import { NavVertical } from '../nav-vertical/NavVertical.tsx';
import * as css from './NavDrawer.css.ts';

export interface NavDrawerProps extends NavProps {
  /** Leads home; usually a `Logo` with its address. */
  head?: ReactNode;
  /** At the lower edge: who is signed in, or the way to sign in. */
  foot?: ReactNode;
  /** Name of the drawer. @default «منو» */
  drawerLabel?: string;
  /** Name of the button that opens it. @default «باز کردن منو» */
  openLabel?: string;
  /** Name of the cross. @default «بستن منو» */
  closeLabel?: string;
}

/**
 * The menu of small screens: a button, and a sheet of 280 px from the start of the line. It closes by the cross, Escape,
 * a press beside it, a choice, a change of screen, and when the window becomes as wide as a desktop.
 * It is a native `dialog`: the browser keeps the focus inside and the rest of the page still, with no code on the
 * first screen of the product.
 */
export function NavDrawer({
  head,
  foot,
  drawerLabel = messagesFor('navigation.drawer', faNavigation.drawer).label,
  openLabel = messagesFor('navigation.drawer', faNavigation.drawer).open,
  closeLabel = messagesFor('navigation.drawer', faNavigation.drawer).close,
  ...nav
}: NavDrawerProps) {
  const [isOpen, setOpen] = usePathState(nav.currentPath, false);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => setOpen(false);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) {
      element.showModal();
      // The dialog itself first: its name is heard, and no entry looks chosen before anybody chose.
      element.focus();
    } else element.close();
  }, [isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: closing needs no earlier state
  useEffect(() => {
    if (!isOpen) return;
    const desk = window.matchMedia(breakpoint.desktop);
    desk.addEventListener('change', close);
    return () => desk.removeEventListener('change', close);
  }, [isOpen]);

  return (
    <>
      <IconButton aria-label={openLabel} aria-expanded={isOpen} aria-haspopup="dialog" onPress={() => setOpen(true)}>
        <Menu />
      </IconButton>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the click is the pointer's way; Escape is the dialog's own */}
      <dialog
        ref={dialog}
        aria-label={drawerLabel}
        tabIndex={-1}
        className={css.drawer}
        onClose={({ currentTarget }) => {
          // The browser says so later: by then it may have been opened again.
          if (!currentTarget.open) close();
        }}
        onClick={(event) => {
          // The dialog's own box is all covered; only its backdrop lets a click reach the dialog itself outside it.
          const box = event.currentTarget.getBoundingClientRect();
          const isBeside = event.clientX < box.left || event.clientX > box.right;
          if (event.target === event.currentTarget && isBeside) close();
        }}
      >
        {isOpen && (
          <>
            <div className={css.head}>
              {head}
              <IconButton aria-label={closeLabel} onPress={close}>
                <X />
              </IconButton>
            </div>
            <NavVertical {...nav} onNavigate={close} />
            {foot != null && <div className={css.foot}>{foot}</div>}
          </>
        )}
      </dialog>
    </>
  );
}
