import { type ReactNode, useState } from 'react';
import { AccountBlock } from '../../navigation/account/AccountBlock.tsx';
import type { NavAccount } from '../../navigation/account/types.ts';
import { Logo } from '../../navigation/logo/Logo.tsx';
import { NavDrawer } from '../../navigation/nav-drawer/NavDrawer.tsx';
import type { NavProps } from '../../navigation/nav-item/types.ts';
import { NavMini } from '../../navigation/nav-mini/NavMini.tsx';
import { type NavLayout, NavToggle } from '../../navigation/nav-toggle/NavToggle.tsx';
import { NavVertical } from '../../navigation/nav-vertical/NavVertical.tsx';
import * as sideCss from '../side-nav.css.ts';
import { MAIN_ID, SkipLink } from '../skip-link/SkipLink.tsx';
import * as css from './StaffShell.css.ts';

export interface StaffShellProps extends NavProps {
  children: ReactNode;
  /** Home of the area; the logo leads there. */
  homeHref: string;
  /** A tenant's own logo. */
  logoSrc?: string | undefined;
  account: NavAccount;
  /** Width of the side menu, when the app keeps it. @default kept by the shell, 'vertical' at first */
  navLayout?: NavLayout | undefined;
  onNavLayoutChange?: ((layout: NavLayout) => void) | undefined;
  /** Buttons at the end of the header. Without them a desk shows no header. */
  headerEnd?: ReactNode;
  /** Over the content, such as an `OfflineBar`. */
  status?: ReactNode;
  /** @default «رفتن به متن اصلی» */
  skipLabel?: string;
}

/** The frame of teachers, managers and administrators: side menu of 280 or 88 px on a desk, drawer below 1024 px. */
export function StaffShell({
  children,
  homeHref,
  logoSrc,
  account,
  navLayout,
  onNavLayoutChange,
  headerEnd,
  status,
  skipLabel,
  ...nav
}: StaffShellProps) {
  const [ownLayout, setOwnLayout] = useState<NavLayout>('vertical');
  const layout = navLayout ?? ownLayout;
  const isMini = layout === 'mini';
  const logo = <Logo href={homeHref} src={logoSrc} />;
  return (
    <div className={sideCss.root}>
      <SkipLink {...(skipLabel !== undefined && { label: skipLabel })} />
      <div className={sideCss.side} {...(isMini && { 'data-mini': '' })}>
        <div className={sideCss.scroller}>
          <div className={sideCss.logo}>{isMini ? <Logo href={homeHref} src={logoSrc} isMarkOnly /> : logo}</div>
          {isMini ? <NavMini {...nav} /> : <NavVertical {...nav} />}
          <div className={sideCss.foot}>
            <AccountBlock account={account} isMini={isMini} />
          </div>
        </div>
        <div className={sideCss.toggle}>
          <NavToggle
            layout={layout}
            onChange={(next) => {
              setOwnLayout(next);
              onNavLayoutChange?.(next);
            }}
          />
        </div>
      </div>
      <div className={sideCss.column}>
        <header className={sideCss.header} {...(headerEnd == null && { 'data-phone-only': '' })}>
          <div className={sideCss.headerPhone}>
            <NavDrawer {...nav} head={logo} foot={<AccountBlock account={account} />} />
            {logo}
          </div>
          <div className={sideCss.headerEnd}>{headerEnd}</div>
        </header>
        {status}
        <main id={MAIN_ID} tabIndex={-1} className={`${sideCss.main} ${css.main}`}>
          {children}
        </main>
      </div>
    </div>
  );
}
