import { QueryProvider } from '@mashq/state/query';
import { useSession } from '@mashq/state/session';
import { StaffShell } from '@mashq/ui/layout/staff-shell';
import { House } from 'lucide-react';
import { navAccount } from '../account/nav-account.ts';
import { signOutItem } from '../account/sign-out-item.tsx';
import { useSignOut } from '../account/use-sign-out.tsx';
import { homeOf } from '../routing/roles.ts';
import { product } from '../strings/product.ts';
import type { LayoutProps } from './layout-props.ts';

/** Layout for school managers, organization managers and system administrators. */
export function ManagementLayout({ path, children }: LayoutProps) {
  const { activeUser } = useSession();
  const { ask, dialog } = useSignOut('staff');
  if (activeUser === null) return null;
  const home = homeOf(activeUser.role);
  const items = [{ title: product.home, path: home, icon: <House /> }, signOutItem];
  return (
    <QueryProvider>
      <StaffShell items={items} currentPath={path} homeHref={home} account={navAccount(activeUser, home)} onExit={ask}>
        {children}
      </StaffShell>
      {dialog}
    </QueryProvider>
  );
}
