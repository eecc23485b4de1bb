import type { ReactNode } from 'react';
import { AccountBlock } from '../../navigation/account/AccountBlock.tsx';
import type { NavAccount } from '../../navigation/account/types.ts';
import { BottomNav } from '../../navigation/bottom-nav/BottomNav.tsx';
import { ExitButton } from '../../navigation/exit-button/ExitButton.tsx';
import { Logo } from '../../navigation/logo/Logo.tsx';
import type { NavProps } from '../../navigation/nav-item/types.ts';
import { NavRail } from '../../navigation/nav-rail/NavRail.tsx';
import { type NavLayout, NavToggle } from '../../navigation/nav-toggle/NavToggle.tsx';
import { NavVertical } from '../../navigation/nav-vertical/NavVertical.tsx';
import { AppShell } from '../app-shell/AppShell.tsx';

export interface StudentShellProps extends NavProps {
  children: ReactNode;
  /** Home of the area; the logo leads there. */
  homeHref: string;
  /** A tenant's own logo. */
  logoSrc?: string | undefined;
  account: NavAccount;
  /** Width of the side menu. Without `onNavLayoutChange` nobody can change it. @default 'vertical' */
  navLayout?: NavLayout | undefined;
  onNavLayoutChange?: ((layout: NavLayout) => void) | undefined;
  /** At the end of the header on a phone and of the menu on a desktop: cups, settings. */
  headerEnd?: ReactNode;
  /** `false` where `onExit` asks by itself before leaving. @default true */
  asksBeforeExit?: boolean;
  /** `sky` goes on in the `NotebookScene` that the screen begins with. @default 'surface' */
  headerTone?: 'surface' | 'sky' | undefined;
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
  navLayout = 'vertical',
  onNavLayoutChange,
  headerEnd,
  headerTone,
  asksBeforeExit = true,
  status,
  skipLabel,
  ...nav
}: StudentShellProps) {
  const isMini = navLayout === 'mini';
  return (
    <AppShell
      width="student"
      isMini={isMini}
      logo={<Logo href={homeHref} src={logoSrc} />}
      {...(isMini && { sideLogo: <Logo href={homeHref} src={logoSrc} isMarkOnly /> })}
      nav={isMini ? <NavRail {...nav} /> : <NavVertical {...nav} />}
      navToggle={onNavLayoutChange && <NavToggle layout={navLayout} onChange={onNavLayoutChange} />}
      sideFoot={
        <>
          {headerEnd}
          <AccountBlock account={account} isMini={isMini} />
          {nav.onExit && <ExitButton onExit={nav.onExit} asksFirst={asksBeforeExit} isMini={isMini} />}
        </>
      }
      bottomNav={<BottomNav {...nav} account={account} />}
      headerEnd={headerEnd}
      headerTone={headerTone}
      status={status}
      skipLabel={skipLabel}
    >
      {children}
    </AppShell>
  );
}
