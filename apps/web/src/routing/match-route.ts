import { matchRoute, useRouter } from 'wouter';
import { routes } from '../routes.ts';
import type { AppRoute, RouteParams } from './route.ts';

export interface MatchedRoute {
  route: AppRoute;
  params: RouteParams;
}

/** The first line of the table that fits a path, and its parameters; undefined for an unknown path. */
export function useMatchedRoute(path: string): MatchedRoute | undefined {
  const { parser } = useRouter();
  for (const route of routes) {
    const [isMatch, params] = matchRoute(parser, route.path, path);
    if (isMatch) return { route, params: named(params) };
  }
  return undefined;
}

/** The router numbers its parameters too; screens know them by name. */
function named(params: object): RouteParams {
  return Object.fromEntries(Object.entries(params).filter(([name]) => !/^\d+$/.test(name)));
}
