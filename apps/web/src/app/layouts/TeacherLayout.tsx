import { QueryProvider } from '@mashq/state/platform/query/QueryProvider';
import { useSession } from '@mashq/state/platform/session/session';
import { StaffShell } from '@mashq/ui/layout/staff-shell';
import { GraduationCap, House, UserRound, UsersRound } from 'lucide-react';
import { signOutItem, useSignOut } from '../../accounts/account/use-sign-out.tsx';
import { navAccount } from '../../platform/people/nav-account.ts';
import { classPath } from '../../platform/routing/class-path.ts';
import { product } from '../../platform/strings/product.ts';
import { teacherClasses } from '../../platform/strings/teacher-classes.ts';
import { teacherMenu } from '../strings/teacher-menu.ts';
import type { LayoutProps } from './layout-props.ts';
import { frameTools, printHead, termsAgain } from './lazy-parts.tsx';
import { useSideMenu } from './use-side-menu.ts';

/** Teacher layout: the menu, with the classes and the work that is set for them under one item. */
export function TeacherLayout({ path, children }: LayoutProps) {
  const { activeUser } = useSession();
  const { ask, dialog } = useSignOut('staff');
  const sideMenu = useSideMenu();
  if (activeUser === null) return null;
  const classes = activeUser.classes.map((one) => ({ title: one.title, path: classPath(one) }));
  const items = [
    { title: product.home, path: '/teacher', icon: <House /> },
    {
      title: teacherClasses.title,
      path: '/teacher/classes',
      icon: <UsersRound />,
      children: [
        { title: teacherClasses.all, path: '/teacher/classes' },
        ...classes,
        { title: teacherMenu.homeworks, path: '/teacher/homeworks' },
        { title: teacherMenu.packages, path: '/teacher/packages' },
        { title: teacherMenu.reviews, path: '/teacher/reviews' },
        { title: teacherMenu.quizzes, path: '/teacher/quiz-reports' },
        { title: teacherMenu.books, path: '/teacher/skills' },
        { title: teacherMenu.questions, path: '/teacher/question' },
        { title: teacherMenu.lab, path: '/lab/science' },
      ],
    },
    { title: teacherMenu.students, path: '/teacher/students', icon: <GraduationCap /> },
    { title: product.account, path: '/teacher/profile', icon: <UserRound />, isAccount: true },
    signOutItem,
  ];
  return (
    <QueryProvider>
      <StaffShell
        items={items}
        currentPath={path}
        homeHref="/teacher"
        account={navAccount(activeUser, '/teacher/profile')}
        {...sideMenu}
        onExit={ask}
        tools={frameTools}
      >
        {printHead(activeUser.school_name)}
        {children}
      </StaffShell>
      {activeUser.terms_due && termsAgain}
      {dialog}
    </QueryProvider>
  );
}
