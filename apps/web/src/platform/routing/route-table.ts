import type { LazyExport } from './lazy-export.ts';
import type { AppRoute } from './route.ts';

/** Screens of one role or area. */
export interface RouteTable {
  readonly routes: readonly AppRoute[];
  /** Tables of screens that are not visited every day, by the second word of their paths. */
  readonly subtables?: Readonly<Record<string, LazyTable>>;
}

/** A table that is loaded when a path leads to it. */
export type LazyTable = LazyExport<RouteTable>;
