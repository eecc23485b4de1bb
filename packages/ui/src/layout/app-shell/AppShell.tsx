import type { ReactNode, Ref } from 'react';
import * as faLayout from '../../i18n/fa/layout.ts';
import { messagesFor } from '../../i18n/language.ts';
import { ContentStart } from '../../primitives/announcement/Announcement.tsx';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { MAIN_ID, SkipLink } from '../skip-link/SkipLink.tsx';
import * as css from './AppShell.css.ts';
import * as mainCss from './main.css.ts';

export interface AppShellProps extends RootProps {
  children: ReactNode;
  /** The menu at the side from 1024 px on: a `NavVertical`, or a `NavRail` with `isMini`. */
  nav: ReactNode;
  /** The side is 88 px wide instead of 280. @default false */
  isMini?: boolean;
  /** A `NavToggle`, on the edge of the side. */
  navToggle?: ReactNode;
  /** A `Logo`: over the menu at the side, and in the header below 1024 px. */
  logo: ReactNode;
  /** A `Logo` for the side alone, such as the mark without the word when it is narrow. @default the same */
  sideLogo?: ReactNode;
  /** At the lower edge of the side: the account, the way out. */
  sideFoot?: ReactNode;
  /** Before the logo below 1024 px: the button of a `NavDrawer`. */
  phoneNav?: ReactNode;
  /** At the lower edge of the screen below 1024 px: a `BottomNav`. */
  bottomNav?: ReactNode;
  /** At the end of the header: buttons, cups. */
  headerEnd?: ReactNode;
  /** The header is on a desktop too, with what is at its end; a phone always has it. @default false */
  hasDeskHeader?: boolean;
  /** `sky` goes on in the `NotebookScene` that the screen begins with. @default 'surface' */
  headerTone?: 'surface' | 'sky' | undefined;
  /** Over the content: an `OfflineBar`. */
  status?: ReactNode;
  /** Widest the content may grow: students' 834 px, staff's 1200 px, or all there is. @default 'staff' */
  width?: keyof typeof mainCss.width;
  /** Name of the side with all that is beside the menu. @default «نوار کناری» */
  sideLabel?: string;
  /** @default «رفتن به متن اصلی» */
  skipLabel?: string | undefined;
  ref?: Ref<HTMLDivElement>;
}

/**
 * What the frames of all signed-in areas have in common: a menu at the side on a desktop, a header and a menu for the hand on
 * a phone, and the one `main`. Its places are filled by the caller, so that an area carries only the menus it shows;
 * `StaffShell` and `StudentShell` are made of it. Keyboard: Tab comes first to a way over the navigation.
 */
export function AppShell({
  children,
  nav,
  isMini = false,
  navToggle,
  logo,
  sideLogo = logo,
  sideFoot,
  phoneNav,
  bottomNav,
  headerEnd,
  hasDeskHeader = false,
  headerTone,
  status,
  width = 'staff',
  sideLabel = messagesFor('layout.appShell', faLayout.appShell).side,
  skipLabel,
  className,
  ...rest
}: AppShellProps) {
  return (
    <div {...rest} className={classNames(css.root, className)}>
      <SkipLink {...(skipLabel !== undefined && { label: skipLabel })} />
      <aside aria-label={sideLabel} className={css.side} {...(isMini && { 'data-mini': '' })}>
        <div className={css.scroller}>
          <div className={css.logo}>{sideLogo}</div>
          {nav}
          {sideFoot != null && <div className={css.foot}>{sideFoot}</div>}
        </div>
        {navToggle != null && <div className={css.toggle}>{navToggle}</div>}
      </aside>
      <div className={css.column}>
        <header className={css.header} data-tone={headerTone} {...(!hasDeskHeader && { 'data-phone-only': '' })}>
          <div className={css.headerPhone}>
            {phoneNav}
            {logo}
          </div>
          <div className={css.headerEnd}>{headerEnd}</div>
        </header>
        {status}
        <main id={MAIN_ID} tabIndex={-1} className={`${mainCss.main} ${mainCss.width[width]}`}>
          <ContentStart>{children}</ContentStart>
        </main>
        {bottomNav}
      </div>
    </div>
  );
}
