import { QueryProvider } from '@mashq/state/query';
import { useSession } from '@mashq/state/session';
import { StaffShell } from '@mashq/ui/layout/staff-shell';
import { House } from 'lucide-react';
import { exitItem } from '../account/exit-item.tsx';
import { navAccount } from '../account/nav-account.ts';
import { useExit } from '../account/use-exit.tsx';
import { homeOf } from '../routing/roles.ts';
import { product } from '../strings/product.ts';
import type { FrameProps } from './frame-props.ts';

/** Around the screens of managers of schools and organisations, and of the system's administrators. */
export function OfficeArea({ path, children }: FrameProps) {
  const { activeUser } = useSession();
  const { ask, dialog } = useExit('staff');
  if (activeUser === null) return null;
  const home = homeOf(activeUser.role);
  const items = [{ title: product.home, path: home, icon: <House /> }, exitItem];
  return (
    <QueryProvider>
      <StaffShell items={items} currentPath={path} homeHref={home} account={navAccount(activeUser, home)} onExit={ask}>
        {children}
      </StaffShell>
      {dialog}
    </QueryProvider>
  );
}
