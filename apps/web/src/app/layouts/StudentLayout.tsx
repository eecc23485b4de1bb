import { QueryProvider } from '@mashq/state/platform/query/QueryProvider';
import { useSession } from '@mashq/state/platform/session/session';
import { useEffect } from 'react';
import { firstScreen } from '../../platform/loading/first-screen.ts';
import { AfterFirstScreen, lazyComponent } from '../../platform/routing/lazy-component.tsx';
import type { LayoutProps } from './layout-props.ts';
import { termsAgain } from './lazy-parts.tsx';
import { studentMenu } from './student-menu.ts';

/** Loaded after the screen itself. */
const answersStatus = lazyComponent(() => import('./AnswersStatus.tsx'), 'AnswersStatus');

/** Student layout: the menu (except around a question) and the status of unsent answers. */
export function StudentLayout({ path, isFocused, children }: LayoutProps) {
  const { activeUser } = useSession();
  // The next screen after a question has the menu; load it now, while there is a network.
  useEffect(() => void firstScreen.then(studentMenu.preload), []);
  if (activeUser === null) return null;
  const status = (
    <AfterFirstScreen>
      <answersStatus.Component />
    </AfterFirstScreen>
  );
  return (
    <QueryProvider>
      {isFocused ? (
        <>
          {status}
          {children}
        </>
      ) : (
        <studentMenu.Component user={activeUser} path={path} status={status}>
          {children}
        </studentMenu.Component>
      )}
      {!isFocused && activeUser.terms_due && termsAgain}
    </QueryProvider>
  );
}
