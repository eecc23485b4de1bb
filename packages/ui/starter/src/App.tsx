import { NotFoundScreen } from '@mashq/ui/feedback/not-found-screen';
import { Spinner } from '@mashq/ui/feedback/spinner';
import { StaffShell } from '@mashq/ui/layout/staff-shell';
import { EXIT_PATH } from '@mashq/ui/navigation/nav-item';
import { LogOut, Settings, UsersRound } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { navigate, usePath } from './navigation.ts';
import { SignIn } from './SignIn.tsx';
import { school } from './school.ts';
import { type Account, signOut, storedAccount } from './server.ts';
import { strings } from './strings.ts';

// Who signs in does not wait for the code of all screens.
const Students = lazy(() => import('./Students.tsx').then(({ Students }) => ({ default: Students })));
const StudentForm = lazy(() => import('./StudentForm.tsx').then(({ StudentForm }) => ({ default: StudentForm })));
const SettingsScreen = lazy(() =>
  import('./SettingsScreen.tsx').then(({ SettingsScreen }) => ({ default: SettingsScreen })),
);

const items = [
  { title: strings.menu.students, path: '/students', icon: <UsersRound /> },
  { title: strings.menu.settings, path: '/settings', icon: <Settings /> },
  { title: strings.menu.exit, path: EXIT_PATH, icon: <LogOut /> },
];

/** Each path with its screen; the title is that of the window too. */
function screenOf(path: string) {
  const [, first = '', id = ''] = path.split('/');
  if (first === '' || (first === 'students' && id === ''))
    return { title: strings.students.title, screen: <Students /> };
  if (first === 'students')
    return {
      title: id === 'new' ? strings.form.titleNew : strings.form.titleEdit,
      screen: <StudentForm key={id} id={id === 'new' ? null : id} />,
    };
  if (first === 'settings') return { title: strings.settings.title, screen: <SettingsScreen /> };
  return null;
}

export function App() {
  const path = usePath();
  const [account, setAccount] = useState<Account | null>(storedAccount);
  const found = screenOf(path);
  const title = account === null ? strings.signIn.title : found?.title;
  useEffect(() => {
    document.title = title === undefined ? school.name : `${title} · ${school.name}`;
  }, [title]);

  if (account === null) return <SignIn onDone={setAccount} />;
  if (found === null) return <NotFoundScreen homeHref="/students" />;
  return (
    <StaffShell
      items={items}
      currentPath={path === '/' ? '/students' : path}
      homeHref="/students"
      account={{ name: account.name, href: '/settings', person: 'woman' }}
      onExit={() => {
        signOut();
        setAccount(null);
        navigate('/');
      }}
    >
      <Suspense fallback={<Spinner isCentred />}>{found.screen}</Suspense>
    </StaffShell>
  );
}
