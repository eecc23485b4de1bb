import type { ComponentType } from 'react';
import type { StringRouteParams } from 'wouter';
import { type LazyScreen, lazyScreen } from './lazy-screen.tsx';
import type { RoleArea } from './roles.ts';

/** Frame around a screen, and who may see it: the areas of roles are theirs alone. */
export type Area = 'public' | 'plain' | 'auth' | RoleArea;

export type RouteParams = Readonly<Record<string, string>>;

export interface AppRoute {
  path: string;
  area: Area;
  /** Of the window, before the product's name. */
  title: string;
  screen: LazyScreen<RouteParams>;
  /** The screen has the whole window to itself: a question keeps its chrome quiet. */
  isFocused: boolean;
}

type ParamsOf<Path extends string> = {
  [Name in keyof StringRouteParams<Path> & string]: string;
};

interface RouteOptions<Path extends string, Name extends string> {
  area: Area;
  title: string;
  load: () => Promise<Record<Name, ComponentType<ParamsOf<Path>>>>;
  name: Name;
  isFocused?: boolean;
}

/** One line of the table: the screen's props are the parameters of its path. */
export function route<Path extends string, Name extends string>(
  path: Path,
  { area, title, load, name, isFocused = false }: RouteOptions<Path, Name>,
): AppRoute {
  return { path, area, title, screen: lazyScreen(load, name) as LazyScreen<RouteParams>, isFocused };
}
