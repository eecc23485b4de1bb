import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import type { AppRoute, RouteParams } from '../../platform/routing/route.ts';
import { loadRoutesFor, useRoutesFor } from './route-tables.ts';

export interface MatchedRoute {
  route: AppRoute;
  params: RouteParams;
}

/** The first route that matches a path, and its parameters; undefined for an unknown path. Suspends while they are loaded. */
export function useMatchedRoute(path: string): MatchedRoute | undefined {
  return matchOf(useRoutesFor(path), path);
}

/** What `useMatchedRoute` gives, outside of a component. */
export async function loadMatchedRoute(path: string): Promise<MatchedRoute | undefined> {
  return matchOf(await loadRoutesFor(path), path);
}

function matchOf(routes: readonly AppRoute[], path: string): MatchedRoute | undefined {
  for (const route of routes) {
    const [isMatch, params] = matchRoute(parse, route.path, path);
    if (isMatch) return { route, params: named(params) };
  }
  return undefined;
}

/** Removes the router's numbered parameters; screens use the named ones. */
function named(params: object): RouteParams {
  return Object.fromEntries(Object.entries(params).filter(([name]) => !/^\d+$/.test(name)));
}
