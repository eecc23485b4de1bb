import type { ComponentType } from 'react';
import type { StringRouteParams } from 'wouter';
import { type LazyComponent, lazyComponent } from './lazy-component.tsx';
import type { LazyExport } from './lazy-export.ts';
import type { RoleLayout } from './roles.ts';

/** Screens of one role or area. */
export interface RouteTable {
  readonly routes: readonly AppRoute[];
  /** Tables of screens that are not visited every day, by the second word of their paths. */
  readonly subtables?: Readonly<Record<string, LazyTable>>;
  /** The rest of a role's screens: of paths whose second word no route of this table has. */
  readonly others?: LazyTable;
}

/** A table that is loaded when a path leads to it. */
export type LazyTable = LazyExport<RouteTable>;

/** The layout around a screen, which also says who may see it: role layouts are for their role only. */
export type LayoutName = 'public' | 'plain' | 'auth' | RoleLayout;

export type RouteParams = Readonly<Record<string, string>>;

/** A screen, which gets the parameters of its path. */
export type Screen<Params = RouteParams> = ComponentType<Params> & {
  /**
   * Reads what the screen shows first into the query cache, and loads the parts that it shows with it. A page that begins with
   * the screen renders it once and whole after that, in place of its skeleton and then the screen; every other screen does
   * without.
   */
  prefetch?: (params: Params) => Promise<unknown>;
};

export interface AppRoute {
  path: string;
  layout: LayoutName;
  /** Window title, before the product's name. */
  title: string;
  screen: LazyComponent<RouteParams, Screen>;
  /** The screen uses the whole window, without a menu. */
  isFocused: boolean;
}

type ParamsOf<Path extends string> = {
  [Name in keyof StringRouteParams<Path> & string]: string;
};

interface RouteOptions<Path extends string, Name extends string> {
  layout: LayoutName;
  title: string;
  load: () => Promise<Record<Name, Screen<ParamsOf<Path>>>>;
  name: Name;
  isFocused?: boolean;
}

/** One route: the screen's props are the parameters of its path. */
export function route<Path extends string, Name extends string>(
  path: Path,
  { layout, title, load, name, isFocused = false }: RouteOptions<Path, Name>,
): AppRoute {
  return { path, layout, title, screen: lazyComponent(load, name) as LazyComponent<RouteParams, Screen>, isFocused };
}
