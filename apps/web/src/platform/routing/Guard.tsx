import { useSession } from '@mashq/state/platform/session/session';
import { Spinner } from '@mashq/ui/feedback/spinner';
import type { ReactNode } from 'react';
import { Redirect, useSearch } from 'wouter';
import * as css from './full-page.css.ts';
import { lazyComponent } from './lazy-component.tsx';
import { afterLogin, loginPath } from './return-to.ts';
import { layoutOf } from './roles.ts';
import type { LayoutName } from './route.ts';

const profileFailure = lazyComponent(
  () => import('./rare-screens.ts').then(({ rareScreens }) => rareScreens.profileFailure()),
  'ProfileFailure',
);

export interface GuardProps {
  layout: LayoutName;
  /** The current path. */
  path: string;
  children: ReactNode;
}

/** Lets each role into its own layout only, and redirects signed-in users away from the login page. */
export function Guard({ layout, path, children }: GuardProps) {
  const { activeUser, loading, error } = useSession();
  const search = useSearch();
  if (layout === 'public' || layout === 'plain') return children;
  if (loading) return <PageSpinner />;
  if (error !== null) return <profileFailure.Component message={error} />;
  if (layout === 'auth') {
    if (activeUser === null) return children;
    return redirect(afterLogin(activeUser.role, new URLSearchParams(search).get('returnTo')));
  }
  if (activeUser !== null && layoutOf(activeUser.role) === layout) return children;
  return redirect(loginPath(search === '' ? path : `${path}?${search}`));
}

/** A `Redirect` navigates once, when it mounts; the key makes a second redirect in a row mount again. */
const redirect = (to: string) => <Redirect key={to} to={to} replace />;

/** Shown while the session and the screen load. */
export function PageSpinner() {
  return (
    <div className={css.whole}>
      <Spinner size="large" />
    </div>
  );
}
