import type { RouteTable } from '../src/platform/routing/route.ts';

/** Tables of all routes. This module is imported through Vite, which finds them by their files. */
const files = import.meta.glob<{ table?: RouteTable }>(['../src/app/routes/*.ts', '!../src/app/routes/*.test.ts'], {
  eager: true,
});

export const paths: readonly string[] = Object.values(files).flatMap(
  ({ table }) => table?.routes.map(({ path }) => path) ?? [],
);
