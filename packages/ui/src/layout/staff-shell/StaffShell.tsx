import { type ReactNode, useState } from 'react';
import { AccountBlock } from '../../navigation/account/AccountBlock.tsx';
import type { NavAccount } from '../../navigation/account/types.ts';
import { Logo } from '../../navigation/logo/Logo.tsx';
import { NavDrawer } from '../../navigation/nav-drawer/NavDrawer.tsx';
import type { NavProps } from '../../navigation/nav-item/types.ts';
import { NavRail } from '../../navigation/nav-rail/NavRail.tsx';
import { type NavLayout, NavToggle } from '../../navigation/nav-toggle/NavToggle.tsx';
import { NavVertical } from '../../navigation/nav-vertical/NavVertical.tsx';
import { AppShell } from '../app-shell/AppShell.tsx';

export interface StaffShellProps extends NavProps {
  children: ReactNode;
  /** Home of the area; the logo leads there. */
  homeHref: string;
  /** A tenant's own logo. */
  logoSrc?: string | undefined;
  account: NavAccount;
  /** Width of the side menu, when the app keeps it. @default stored by the shell, 'vertical' at first */
  navLayout?: NavLayout | undefined;
  onNavLayoutChange?: ((layout: NavLayout) => void) | undefined;
  /** Buttons of every screen, such as help: at the end of the header on a phone, over the account at the side on a desktop. */
  tools?: ReactNode;
  /** Buttons at the end of the header. Without them a desktop shows no header. */
  headerEnd?: ReactNode;
  /** Over the content, such as an `OfflineBar`. */
  status?: ReactNode;
  /** @default «رفتن به متن اصلی» */
  skipLabel?: string;
}

/** The frame of teachers, managers and administrators: side menu of 280 or 88 px on a desktop, drawer below 1024 px. */
export function StaffShell({
  children,
  homeHref,
  logoSrc,
  account,
  navLayout,
  onNavLayoutChange,
  tools,
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
    <AppShell
      isMini={isMini}
      logo={logo}
      {...(isMini && { sideLogo: <Logo href={homeHref} src={logoSrc} isMarkOnly /> })}
      nav={isMini ? <NavRail {...nav} /> : <NavVertical {...nav} />}
      navToggle={
        <NavToggle
          layout={layout}
          onChange={(next) => {
            setOwnLayout(next);
            onNavLayoutChange?.(next);
          }}
        />
      }
      sideFoot={
        <>
          {tools}
          <AccountBlock account={account} isMini={isMini} />
        </>
      }
      phoneNav={<NavDrawer {...nav} head={logo} foot={<AccountBlock account={account} />} />}
      headerEnd={headerEnd ?? tools}
      hasDeskHeader={headerEnd != null}
      status={status}
      skipLabel={skipLabel}
    >
      {children}
    </AppShell>
  );
}
