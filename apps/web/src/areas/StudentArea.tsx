import { startAnswers } from '@mashq/state/member';
import { useWaitingAnswers } from '@mashq/state/outbox';
import { QueryProvider } from '@mashq/state/query';
import { logout, useSession } from '@mashq/state/session';
import { useIsOnline } from '@mashq/state/status';
import { OfflineBar } from '@mashq/ui/feedback/offline-bar';
import { StudentShell } from '@mashq/ui/layout/student-shell';
import { House, NotebookPen, UserRound } from 'lucide-react';
import { useEffect } from 'react';
import { navAccount } from '../account/nav-account.ts';
import { product } from '../strings/product.ts';
import { student } from '../strings/student.ts';
import type { FrameProps } from './areas.ts';
import { RefusedAnswers } from './RefusedAnswers.tsx';

const ITEMS = [
  { title: product.home, path: '/student', icon: <House /> },
  { title: student.homeworks.title, path: '/student/homeworks', icon: <NotebookPen /> },
  { title: product.account, path: '/student/profile', icon: <UserRound />, isAccount: true },
];

/** Around a student's screens: the menu, and what is to be said of answers on their way. */
export function StudentArea({ path, isFocused, children }: FrameProps) {
  const { activeUser } = useSession();
  useEffect(startAnswers, []);
  if (activeUser === null) return null;
  return (
    <QueryProvider>
      {isFocused ? (
        <>
          <AnswersStatus />
          {children}
        </>
      ) : (
        <StudentShell
          items={ITEMS}
          currentPath={path}
          homeHref="/student"
          account={navAccount(activeUser, '/student/profile')}
          status={<AnswersStatus />}
          onExit={logout}
        >
          {children}
        </StudentShell>
      )}
    </QueryProvider>
  );
}

function AnswersStatus() {
  const isOnline = useIsOnline();
  const { waiting } = useWaitingAnswers();
  return (
    <>
      <OfflineBar isOnline={isOnline} waiting={waiting.length} />
      <RefusedAnswers />
    </>
  );
}
