import { QueryProvider } from '@mashq/state/query';
import { useSession } from '@mashq/state/session';
import { StaffShell } from '@mashq/ui/layout/staff-shell';
import { House, NotebookPen, UserRound, UsersRound } from 'lucide-react';
import { exitItem } from '../account/exit-item.tsx';
import { navAccount } from '../account/nav-account.ts';
import { useExit } from '../account/use-exit.tsx';
import { product } from '../strings/product.ts';
import { teacherClasses } from '../strings/teacher/classes.ts';
import { teacherHomeworks } from '../strings/teacher/homeworks.ts';
import { classPath } from './class-path.ts';
import type { FrameProps } from './frame-props.ts';

/** Around a teacher's screens: the menu with the classes in it. */
export function TeacherArea({ path, children }: FrameProps) {
  const { activeUser } = useSession();
  const { ask, dialog } = useExit('staff');
  if (activeUser === null) return null;
  const classes = activeUser.classes.map((one) => ({ title: one.title, path: classPath(one) }));
  const items = [
    { title: product.home, path: '/teacher', icon: <House /> },
    { title: teacherHomeworks.title, path: '/teacher/homeworks', icon: <NotebookPen /> },
    {
      title: teacherClasses.title,
      path: '/teacher/classes',
      icon: <UsersRound />,
      children: [{ title: teacherClasses.all, path: '/teacher/classes' }, ...classes],
    },
    { title: product.account, path: '/teacher/profile', icon: <UserRound />, isAccount: true },
    exitItem,
  ];
  return (
    <QueryProvider>
      <StaffShell
        items={items}
        currentPath={path}
        homeHref="/teacher"
        account={navAccount(activeUser, '/teacher/profile')}
        onExit={ask}
      >
        {children}
      </StaffShell>
      {dialog}
    </QueryProvider>
  );
}
