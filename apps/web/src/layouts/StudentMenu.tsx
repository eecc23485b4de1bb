import { StudentShell } from '@mashq/ui/layout/student-shell';
import { House, NotebookPen, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { navAccount, type ShownPerson } from '../account/nav-account.ts';
import { useSignOut } from '../account/use-sign-out.tsx';
import { product } from '../strings/product.ts';
import { studentHomeworks } from '../strings/student/homeworks.ts';

const ITEMS = [
  { title: product.home, path: '/student', icon: <House /> },
  { title: studentHomeworks.title, path: '/student/homeworks', icon: <NotebookPen /> },
  { title: product.account, path: '/student/profile', icon: <UserRound />, isAccount: true },
];

export interface StudentMenuProps {
  user: ShownPerson;
  path: string;
  /** Status of unsent answers. */
  status: ReactNode;
  children: ReactNode;
}

/** The student's menu, at the side or at the bottom of a screen. */
export function StudentMenu({ user, path, status, children }: StudentMenuProps) {
  const { ask, dialog } = useSignOut('student');
  return (
    <StudentShell
      items={ITEMS}
      currentPath={path}
      homeHref="/student"
      account={navAccount(user, '/student/profile')}
      status={status}
      onExit={ask}
      asksBeforeExit={false}
    >
      {children}
      {dialog}
    </StudentShell>
  );
}
