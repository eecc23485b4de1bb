import type { UserRole } from '@mashq/api/contract';
import { homeOf } from './roles.ts';

export const LOGIN_PATH = '/auth/login';

/** Login path that returns to `path` after signing in. */
export function loginPath(path: string): string {
  return `${LOGIN_PATH}?${new URLSearchParams({ returnTo: path })}`;
}

/**
 * The path after signing in: the requested one if it belongs to the user's role in this app, else the role's home. A link
 * cannot lead out of the app or into another role's screens.
 */
export function afterLogin(role: UserRole, returnTo: string | null): string {
  const home = homeOf(role);
  if (returnTo === null || !returnTo.startsWith('/')) return home;
  const here = 'https://mashq.invalid';
  if (!URL.canParse(returnTo, here)) return home;
  const { origin, pathname, search, hash } = new URL(returnTo, here);
  const isOwn = origin === here && (pathname === home || pathname.startsWith(`${home}/`));
  return isOwn ? pathname + search + hash : home;
}
