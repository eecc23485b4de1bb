import { QueryProvider } from '@mashq/state/query';
import { logout, useSession } from '@mashq/state/session';
import { StudentShell } from '@mashq/ui/layout/student-shell';
import { House, NotebookPen, UserRound } from 'lucide-react';
import { navAccount } from '../account/nav-account.ts';
import { Aside } from '../routing/Aside.tsx';
import { lazyScreen } from '../routing/lazy-screen.tsx';
import { product } from '../strings/product.ts';
import { studentHomeworks } from '../strings/student/homeworks.ts';
import type { FrameProps } from './areas.ts';

/** Answers go on their way, and what is to be said of them is said, once the screen itself is there. */
const answersStatus = lazyScreen(() => import('./AnswersStatus.tsx'), 'AnswersStatus');

const ITEMS = [
  { title: product.home, path: '/student', icon: <House /> },
  { title: studentHomeworks.title, path: '/student/homeworks', icon: <NotebookPen /> },
  { title: product.account, path: '/student/profile', icon: <UserRound />, isAccount: true },
];

/** Around a student's screens: the menu, and what is to be said of answers on their way. */
export function StudentArea({ path, isFocused, children }: FrameProps) {
  const { activeUser } = useSession();
  if (activeUser === null) return null;
  const status = (
    <Aside>
      <answersStatus.Component />
    </Aside>
  );
  return (
    <QueryProvider>
      {isFocused ? (
        <>
          {status}
          {children}
        </>
      ) : (
        <StudentShell
          items={ITEMS}
          currentPath={path}
          homeHref="/student"
          account={navAccount(activeUser, '/student/profile')}
          status={status}
          onExit={logout}
        >
          {children}
        </StudentShell>
      )}
    </QueryProvider>
  );
}
