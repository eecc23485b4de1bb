import { useClosedHints } from '@mashq/state/help/first-visit-hints';
import { StudentShell } from '@mashq/ui/layout/student-shell';
import { BookOpenText, ClipboardCheck, House, NotebookPen, UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSignOut } from '../../accounts/account/use-sign-out.tsx';
import { navAccount, type ShownPerson } from '../../platform/people/nav-account.ts';
import { AfterFirstScreen, lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { product } from '../../platform/strings/product.ts';
import { studentHomeworks } from '../../work/strings/student-homeworks.ts';
import { titles } from '../strings/titles/student.ts';
import { frameTools } from './lazy-parts.tsx';
import { useSideMenu } from './use-side-menu.ts';

const newBadgesCount = lazyComponent(() => import('./NewBadges.tsx'), 'NewBadges');

interface StudentUser extends ShownPerson {
  readonly has_quiz?: boolean;
  readonly courses: readonly { readonly id: number; readonly subject: string }[];
}

/** Home, the mathematics course, homework, quizzes where the school has them, account. A child without a class has no course yet. */
function itemsOf({ courses, has_quiz }: StudentUser) {
  const math = courses.find(({ subject }) => subject === 'math');
  return [
    { title: product.home, path: '/student', icon: <House /> },
    ...(math ? [{ title: product.course, path: `/student/courses/math/${math.id}`, icon: <BookOpenText /> }] : []),
    { title: studentHomeworks.title, path: '/student/homeworks', icon: <NotebookPen /> },
    ...(has_quiz ? [{ title: titles.quizzes, path: '/student/quiz', icon: <ClipboardCheck /> }] : []),
    { title: product.account, path: '/student/profile', icon: <UserRound />, isAccount: true },
  ];
}

export interface StudentMenuProps {
  user: StudentUser;
  path: string;
  /** Status of unsent answers. */
  status: ReactNode;
  children: ReactNode;
}

/** The student's menu, at the side or at the bottom of a screen. */
export function StudentMenu({ user, path, status, children }: StudentMenuProps) {
  const { ask, dialog } = useSignOut('student');
  const sideMenu = useSideMenu();
  const [newBadges, setNewBadges] = useState(0);
  // Asked for with the screen, so that the screen's hint can come with it.
  useClosedHints();
  return (
    <StudentShell
      items={itemsOf(user)}
      currentPath={path}
      homeHref="/student"
      account={{ ...navAccount(user, '/student/profile'), newBadges }}
      {...sideMenu}
      status={status}
      onExit={ask}
      headerEnd={frameTools}
      headerTone={path === '/student' ? 'sky' : undefined}
      asksBeforeExit={false}
    >
      {children}
      <AfterFirstScreen>
        <newBadgesCount.Component onCount={setNewBadges} />
      </AfterFirstScreen>
      {dialog}
    </StudentShell>
  );
}
