import type { UserRole } from '@mashq/api/contract';
import { homeOf } from './roles.ts';

export const LOGIN_PATH = '/auth/login';

/** The way to signing in that leads back to `path` afterwards. */
export function loginPath(path: string): string {
  return `${LOGIN_PATH}?${new URLSearchParams({ returnTo: path })}`;
}

/**
 * Where somebody goes after signing in: to the path asked for when it lies in their role's own area of this very app,
 * else to their home. Nothing in a link can lead out of the app or into another's area.
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
