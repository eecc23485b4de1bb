import { matchRoute, useRouter } from 'wouter';
import type { AppRoute, RouteParams } from '../../platform/routing/route.ts';
import { useRoutesFor } from './route-tables.ts';

export interface MatchedRoute {
  route: AppRoute;
  params: RouteParams;
}

/** The first route that matches a path, and its parameters; undefined for an unknown path. Suspends while they are loaded. */
export function useMatchedRoute(path: string): MatchedRoute | undefined {
  const { parser } = useRouter();
  for (const route of useRoutesFor(path)) {
    const [isMatch, params] = matchRoute(parser, route.path, path);
    if (isMatch) return { route, params: named(params) };
  }
  return undefined;
}

/** Removes the router's numbered parameters; screens use the named ones. */
function named(params: object): RouteParams {
  return Object.fromEntries(Object.entries(params).filter(([name]) => !/^\d+$/.test(name)));
}
