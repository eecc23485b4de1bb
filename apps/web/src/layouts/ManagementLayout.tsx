import { useSchoolGrades } from '@mashq/state/management';
import { QueryProvider } from '@mashq/state/query';
import { useSession } from '@mashq/state/session';
import { StaffShell, type StaffShellProps } from '@mashq/ui/layout/staff-shell';
import { GraduationCap, House, UserRound } from 'lucide-react';
import { navAccount } from '../account/nav-account.ts';
import { signOutItem } from '../account/sign-out-item.tsx';
import { useSignOut } from '../account/use-sign-out.tsx';
import { gradePath } from '../routing/grade-path.ts';
import { homeOf } from '../routing/roles.ts';
import { management } from '../strings/management.ts';
import { product } from '../strings/product.ts';
import type { LayoutProps } from './layout-props.ts';

/** Layout for school managers, organization managers and system administrators. */
export function ManagementLayout({ path, children }: LayoutProps) {
  const { activeUser } = useSession();
  const { ask, dialog } = useSignOut('staff');
  if (activeUser === null) return null;
  const home = homeOf(activeUser.role);
  const isManager = activeUser.role === 'MANAGER';
  const shell = {
    currentPath: path,
    homeHref: home,
    account: navAccount(activeUser, isManager ? '/school/profile' : home),
    onExit: ask,
    children,
  };
  return (
    <QueryProvider>
      {isManager ? <SchoolShell {...shell} /> : <StaffShell {...shell} items={[homeItem(home), signOutItem]} />}
      {dialog}
    </QueryProvider>
  );
}

const homeItem = (path: string) => ({ title: product.home, path, icon: <House /> });

/** The menu of a school: home, the grades that it has classes in, account. */
function SchoolShell(shell: Omit<StaffShellProps, 'items'>) {
  const { data = [] } = useSchoolGrades();
  const grades = data.map(({ grade }) => ({ title: management.grade[grade], path: gradePath(grade) }));
  const [first] = grades;
  const items = [
    homeItem('/school'),
    ...(first === undefined
      ? []
      : [{ title: management.grades, path: first.path, icon: <GraduationCap />, children: grades }]),
    { title: product.account, path: '/school/profile', icon: <UserRound />, isAccount: true },
    signOutItem,
  ];
  return <StaffShell {...shell} items={items} />;
}
