import type { Call, Method } from '../app/contract.ts';

/** Method, path, and `public` where no token is sent, or `file` where the reply is a file. */
export type Route = readonly [method: Method, path: string, special?: 'public' | 'file'];
export interface RouteTable {
  readonly [name: string]: Route | RouteTable;
}

/**
 * What the client knows of a group of calls at run time. A call that is missing does not type-check, and one that differs
 * from the contract fails a test.
 */
export type RoutesOf<T> = { readonly [K in keyof T]: T[K] extends Call ? Route : RoutesOf<T[K]> };
