import { useSession } from '@mashq/state/session';
import type { ReactNode } from 'react';
import { Redirect, useSearch } from 'wouter';
import { lazyScreen } from './lazy-screen.tsx';
import { afterLogin, loginPath } from './return-to.ts';
import { areaOf } from './roles.ts';
import type { Area } from './route.ts';
import { Waiting } from './Waiting.tsx';

const profileFailure = lazyScreen(() => import('./ProfileFailure.tsx'), 'ProfileFailure');

export interface GuardProps {
  area: Area;
  /** The path being shown. */
  path: string;
  children: ReactNode;
}

/** Lets each role into its own area only, and whoever is signed in past the door. */
export function Guard({ area, path, children }: GuardProps) {
  const { activeUser, loading, error } = useSession();
  const search = useSearch();
  if (area === 'public' || area === 'plain') return children;
  if (loading) return <Waiting />;
  if (error !== null) return <profileFailure.Component message={error} />;
  if (area === 'auth') {
    if (activeUser === null) return children;
    return redirect(afterLogin(activeUser.role, new URLSearchParams(search).get('returnTo')));
  }
  if (activeUser !== null && areaOf(activeUser.role) === area) return children;
  return redirect(loginPath(search === '' ? path : `${path}?${search}`));
}

/** A redirect leads on once in its life: the next one must be another, or the second of two in a row would not happen. */
const redirect = (to: string) => <Redirect key={to} to={to} replace />;
