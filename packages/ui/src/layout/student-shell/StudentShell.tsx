import type { ReactNode } from 'react';
import { AccountBlock } from '../../navigation/account/AccountBlock.tsx';
import type { NavAccount } from '../../navigation/account/types.ts';
import { BottomNav } from '../../navigation/bottom-nav/BottomNav.tsx';
import { ExitButton } from '../../navigation/exit-button/ExitButton.tsx';
import { Logo } from '../../navigation/logo/Logo.tsx';
import type { NavProps } from '../../navigation/nav-item/types.ts';
import { NavVertical } from '../../navigation/nav-vertical/NavVertical.tsx';
import * as sideCss from '../side-nav.css.ts';
import { MAIN_ID, SkipLink } from '../skip-link/SkipLink.tsx';
import * as css from './StudentShell.css.ts';

export interface StudentShellProps extends NavProps {
  children: ReactNode;
  /** Home of the area; the logo leads there. */
  homeHref: string;
  /** A tenant's own logo. */
  logoSrc?: string | undefined;
  account: NavAccount;
  /** At the end of the header on a phone and of the menu on a desk: cups, settings. */
  headerEnd?: ReactNode;
  /** Over the content: an `OfflineBar`. */
  status?: ReactNode;
  /** @default «رفتن به متن اصلی» */
  skipLabel?: string;
}

/**
 * The frame of a student's screens, content at most 834 px wide: menu at the bottom below 1024 px, at the side from
 * there on, with the student's own block and the way out, which asks first.
 */
export function StudentShell({
  children,
  homeHref,
  logoSrc,
  account,
  headerEnd,
  status,
  skipLabel,
  ...nav
}: StudentShellProps) {
  const logo = <Logo href={homeHref} src={logoSrc} />;
  return (
    <div className={sideCss.root}>
      <SkipLink {...(skipLabel !== undefined && { label: skipLabel })} />
      <div className={sideCss.side}>
        <div className={sideCss.scroller}>
          <div className={sideCss.logo}>{logo}</div>
          <NavVertical {...nav} />
          <div className={sideCss.foot}>
            {headerEnd}
            <AccountBlock account={account} />
            {nav.onExit && <ExitButton onExit={nav.onExit} />}
          </div>
        </div>
      </div>
      <div className={sideCss.column}>
        <header className={sideCss.header} data-phone-only="">
          {logo}
          <div className={sideCss.headerEnd}>{headerEnd}</div>
        </header>
        {status}
        <main id={MAIN_ID} tabIndex={-1} className={`${sideCss.main} ${css.main}`}>
          {children}
        </main>
        <BottomNav {...nav} account={account} />
      </div>
    </div>
  );
}
