import { matchRoute, useRouter } from 'wouter';
import { routes } from '../routes.ts';
import type { AppRoute, RouteParams } from './route.ts';

export interface MatchedRoute {
  route: AppRoute;
  params: RouteParams;
}

/** The first route that matches a path, and its parameters; undefined for an unknown path. */
export function useMatchedRoute(path: string): MatchedRoute | undefined {
  const { parser } = useRouter();
  for (const route of routes) {
    const [isMatch, params] = matchRoute(parser, route.path, path);
    if (isMatch) return { route, params: named(params) };
  }
  return undefined;
}

/** Removes the router's numbered parameters; screens use the named ones. */
function named(params: object): RouteParams {
  return Object.fromEntries(Object.entries(params).filter(([name]) => !/^\d+$/.test(name)));
}
