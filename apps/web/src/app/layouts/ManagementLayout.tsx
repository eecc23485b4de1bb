import { QueryProvider } from '@mashq/state/platform/query/QueryProvider';
import { useSession } from '@mashq/state/platform/session/session';
import { StaffShell } from '@mashq/ui/layout/staff-shell';
import {
  ChartLine,
  ClipboardCheck,
  ClipboardList,
  GraduationCap,
  House,
  MessagesSquare,
  School,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { useState } from 'react';
import { exitAccountItem, signOutItem, useSignOut } from '../../accounts/account/use-sign-out.tsx';
import { UnreadBadge } from '../../messages/chat/UnreadBadge.tsx';
import { chatWords } from '../../messages/strings/chat.ts';
import { navAccount } from '../../platform/people/nav-account.ts';
import { AfterFirstScreen, lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { homeOf } from '../../platform/routing/roles.ts';
import { product } from '../../platform/strings/product.ts';
import { titles as roster } from '../../school/strings/screen-titles.ts';
import { teacherMenu } from '../strings/teacher-menu.ts';
import { schools } from '../strings/titles/organization-screens.ts';
import type { AdminItem } from './AdminMenu.tsx';
import type { LayoutProps } from './layout-props.ts';
import { frameTools, printHead, termsAgain } from './lazy-parts.tsx';
import type { SchoolOfMenu } from './OverseenSchoolMenu.tsx';
import type { GradesOfMenu } from './SchoolGradesMenu.tsx';
import { useSideMenu } from './use-side-menu.ts';

const overseenSchool = lazyComponent(() => import('./OverseenSchoolMenu.tsx'), 'OverseenSchoolMenu');
const unreadChats = lazyComponent(() => import('../../messages/chat/UnreadChats.tsx'), 'UnreadChats');
const adminMenu = lazyComponent(() => import('./AdminMenu.tsx'), 'AdminMenu');
const schoolGrades = lazyComponent(() => import('./SchoolGradesMenu.tsx'), 'SchoolGradesMenu');

/**
 * Layout for school managers, organization managers and system administrators. A manager's menu has the grades of the
 * school, its roster and an account page; that of an organization has its trends, the school whose page is shown with its students, and its account;
 * that of an administrator is loaded apart.
 */
export function ManagementLayout({ path, children }: LayoutProps) {
  const { activeUser } = useSession();
  const { ask, dialog } = useSignOut('staff');
  const sideMenu = useSideMenu();
  const [menu, setMenu] = useState<GradesOfMenu>();
  const [adminItems, setAdminItems] = useState<readonly AdminItem[]>([]);
  const [school, setSchool] = useState<SchoolOfMenu>();
  const [unread, setUnread] = useState(0);
  if (activeUser === null) return null;
  const schoolId = /^\/organization\/school\/([^/]+)/.exec(path)?.[1];
  const home = homeOf(activeUser.role);
  const isManager = activeUser.role === 'MANAGER';
  const isOrganization = activeUser.role === 'ORGANIZATION';
  const isAdmin = activeUser.role === 'SYS_ADMIN';
  const first = menu?.grades[0];
  const items = [
    { title: product.home, path: home, icon: <House /> },
    ...(isOrganization ? [{ title: schools.trends, path: '/organization/trends', icon: <ChartLine /> }] : []),
    ...(school && school.id === schoolId
      ? [
          { title: school.title, path: school.path, icon: <School /> },
          { title: school.studentsTitle, path: school.studentsPath, icon: <UsersRound /> },
        ]
      : []),
    ...(menu && first
      ? [{ title: menu.title, path: first.path, icon: <GraduationCap />, children: [...menu.grades] }]
      : []),
    ...(isAdmin
      ? [
          {
            title: chatWords.list,
            path: '/admin/chatList',
            icon: <MessagesSquare />,
            info: <UnreadBadge count={unread} />,
          },
        ]
      : []),
    ...adminItems,
    ...(isManager ? [{ title: teacherMenu.students, path: '/school/students', icon: <UsersRound /> }] : []),
    ...(isManager ? [{ title: teacherMenu.quizzes, path: '/school/quiz-reports', icon: <ClipboardCheck /> }] : []),
    ...(isManager ? [{ title: roster.roster, path: '/school/roster', icon: <ClipboardList /> }] : []),
    ...(isManager
      ? [{ title: product.account, path: '/school/profile', icon: <UserRound />, isAccount: true as const }]
      : []),
    ...(isOrganization
      ? [
          {
            title: product.accountGroup,
            path: '/organization/profile',
            icon: <UserRound />,
            children: [{ title: product.account, path: '/organization/profile' }, exitAccountItem],
          },
        ]
      : [signOutItem]),
  ];
  return (
    <QueryProvider>
      <StaffShell
        items={items}
        currentPath={path}
        homeHref={home}
        account={navAccount(activeUser, isAdmin ? home : `${home}/profile`)}
        {...sideMenu}
        onExit={ask}
        tools={frameTools}
      >
        {printHead(activeUser.school_name)}
        {children}
      </StaffShell>
      {schoolId !== undefined && (
        <AfterFirstScreen>
          <overseenSchool.Component schoolId={schoolId} onLoad={setSchool} />
        </AfterFirstScreen>
      )}
      {isAdmin && (
        <AfterFirstScreen>
          <adminMenu.Component onLoad={setAdminItems} />
        </AfterFirstScreen>
      )}
      {isManager && (
        <AfterFirstScreen>
          <schoolGrades.Component onLoad={setMenu} />
        </AfterFirstScreen>
      )}
      {isAdmin && (
        <AfterFirstScreen>
          <unreadChats.Component onCount={setUnread} />
        </AfterFirstScreen>
      )}
      {activeUser.terms_due && termsAgain}
      {dialog}
    </QueryProvider>
  );
}
