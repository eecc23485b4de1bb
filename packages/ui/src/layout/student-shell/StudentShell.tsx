import type { ReactNode } from 'react';
import { AccountBlock } from '../../navigation/account/AccountBlock.tsx';
import type { NavAccount } from '../../navigation/account/types.ts';
import { BottomNav } from '../../navigation/bottom-nav/BottomNav.tsx';
import { ExitButton } from '../../navigation/exit-button/ExitButton.tsx';
import { Logo } from '../../navigation/logo/Logo.tsx';
import type { NavProps } from '../../navigation/nav-item/types.ts';
import { NavVertical } from '../../navigation/nav-vertical/NavVertical.tsx';
import { AppShell } from '../app-shell/AppShell.tsx';

export interface StudentShellProps extends NavProps {
  children: ReactNode;
  /** Home of the area; the logo leads there. */
  homeHref: string;
  /** A tenant's own logo. */
  logoSrc?: string | undefined;
  account: NavAccount;
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
  headerEnd,
  headerTone,
  asksBeforeExit = true,
  status,
  skipLabel,
  ...nav
}: StudentShellProps) {
  return (
    <AppShell
      width="student"
      logo={<Logo href={homeHref} src={logoSrc} />}
      nav={<NavVertical {...nav} />}
      sideFoot={
        <>
          {headerEnd}
          <AccountBlock account={account} />
          {nav.onExit && <ExitButton onExit={nav.onExit} asksFirst={asksBeforeExit} />}
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
